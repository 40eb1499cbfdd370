<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Încheie un meci</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Încheie sesiunea</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Încheie meciul</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Încheie sesiunea</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Închei sesiunea aici? Scorul rămâne cum este.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Închei sesiunea aici? Pierzi partida curentă la valoarea ei întreagă.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Închei sesiunea aici? Partida o câștigă {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Închei acest meci aici? Îl câștigă {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Închei acest meci?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Continuă-l oricând vrei; turneul îl așteaptă.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Lasă-l în așteptare</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Nu se înregistrează niciun rezultat și nu mai poate fi adus înapoi.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Nu se înregistrează niciun rezultat. Rămâne în coșul de gunoi, de unde îl poți recupera.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Joacă-l din nou de la început</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Elimină-l</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Cedează meciul</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Cedează meciul</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Cedezi acest meci? Îl câștigă adversarul.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Scorul rămâne cum este.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Ce se întâmplă cu acest meci din turneu?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Ce s-a jucat ajunge în coșul de gunoi; zarurile vor fi altele.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Pierzi partida curentă la valoarea ei întreagă.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Îl câștigă adversarul și contează.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Îl câștigă {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Despre bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Construit cu</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Joacă table, revezi-ți meciurile și exersează. Licență MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Această traducere a fost făcută de o mașină, după un glosar al jocului, și recitită tot de o mașină. Niciun jucător nu a verificat-o încă. În Ajutor, la Limbi, scrie cum se îndreaptă un text.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>găsește dosarele tale</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>paginile de raport</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>adversarii puternici</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>fontul</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>folosit de Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>ferestre și grafică</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>scrie setările</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Despre bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analizează…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Înapoi la joc</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Îna&amp;poi la meci</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>Înapoi la &amp;revizuire</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>Mutare mai &amp;bună</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Comentariu</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Î&amp;ntunecată</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Mai pro&amp;fund</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Zaruri</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Dublează</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Erori</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Zaruri corecte</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>Mai &amp;repede</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Statistici în timp</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Găsește deci&amp;zii…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Găsește poziții &amp;similare…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>P&amp;rima poziție</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Marchează această decizie</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>Ca &amp;sistemul</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Du-te la</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Ajutor</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>A&amp;jutor de la tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Indiciu</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Casele în &amp;stânga</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cum se joacă</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Raport de &amp;import</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>T&amp;astatură</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Scurtături de &amp;tastatură</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Învață din acest meci…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Luminoasă</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Ca&amp;ută o versiune mai nouă…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Meci</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Mutări</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Meci &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Decizia &amp;următoare</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Marcajul &amp;următor</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Poziția &amp;următoare</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>Întrebarea &amp;următoare</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>O m&amp;utare înapoi</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Un &amp;pas</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Desc&amp;hide…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>C&amp;ealaltă culoare jos</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Refuză</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Lipește un meci sau o poziție</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Poziția de după</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Exersare…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Decizia &amp;precedentă</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Poziția &amp;precedentă</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Între&amp;bări din acest meci</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>Elim&amp;ină linia</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>&amp;Cedează meciul…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Rezultate contra adversarilor…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Rezultat…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Revizuire</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Aruncă</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regulile acestui joc</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panou &amp;lateral</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Sari peste</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Opre&amp;ște analiza</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Oprește rolloutul</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>Acce&amp;ptă</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>&amp;Retrage…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Temă</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Antrenamente…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>În&amp;cearcă altceva</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Anulează &amp;răspunsul</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Verifică zarurile…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Ce ai făcut în meci</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>Mutare mai &amp;slabă</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Cea mai &amp;gravă eroare rămasă</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Un cartonaș pentru fiecare eroare a ta din acest meci care merită</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Un clic joacă atunci întâi celălalt zar</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>O fereastră întunecată</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>O fereastră luminoasă</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>De fiecare dată cu un pas mai departe: la ce să te gândești, ce piese, răspunsul</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Acceptă cedar&amp;ea</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Toate scurtăturile de tastatură într-o singură listă</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analizează fiecare decizie din acest meci</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Întreabă dacă există o versiune mai nouă de bgdesk, acum sau o dată pe zi</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Înapoi la partida &amp;jucată mai departe</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Înapoi la re&amp;vizuire</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Înapoi, și la mutările &amp;forțate</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Primești din nou întrebarea despre decizia de pe tablă, până o știi</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Schimbă felul în care bgdesk joacă și arată</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Verifică fiecare aruncare din acest meci</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Piesele, cubul, zarurile și scorul, așa cum le citesc alte programe</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Alege un adversar, o lungime și regulile</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Alege &amp;zarurile…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Închide bgdesk; meciul se păstrează așa cum este</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Calculatorul &amp;joacă</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Co&amp;mputer contra computer</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Computer contra computer, în pauză: o aruncare, o mutare sau o decizie cu cubul</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Computer contra computer: pauză sau continuare</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Computer contra computer: joacă mai repede</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Computer contra computer: joacă mai încet</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Confirmă mutarea și încheie tura</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Co&amp;ntinuă</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Continuă un meci sau uită-te la unul pe care l-ai jucat sau deschis</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>C&amp;opiază poziția</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Copiază ca ID &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Copiază ca &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Copiază ca text propriu &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Copiază pentru u&amp;n forum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Copiază pozi&amp;ția ca</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Copiază decizia de pe tablă sau toate erorile, pentru a fi arătate în altă parte</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Copiază poziția: ca XGID la backgammon, ca text propriu bgdesk la alte jocuri</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corectează &amp;așezarea…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Socotește-l &amp;ușor</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Socotește-l gr&amp;eu</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Socotește-l ș&amp;tiut</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Socotește-l &amp;greșit</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Decide încă o dată unde s-au făcut erori, fără să vezi răspunsul</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Gata</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>E&amp;veniment și jucători…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Încheie &amp;sesiunea…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Încheie rolloutul în curs și păstrează ce are</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Introdu cum s-a &amp;jucat…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ecra&amp;n complet</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Marchează decizia de pe tablă ca s-o regăsești sau scoate marcajul</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Pentru orice joc: numele lui, piesele și cine este la aruncare</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>De oriunde; săgețile se plimbă pe tablă</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Planuri de joc, deschideri, dublare, curse și cuvintele jocului</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Renunță la partidă la miza veche</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Înapoi în linie, iar de la prima ei mutare, la meci</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Înapoi cu o decizie, și acolo unde nu era de ales</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Înapoi la ultima decizie la care era de ales</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Înapoi la ultima eroare, a oricui ar fi</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Înapoi la ultima ta eroare, sau a oricăruia dintre jucători unde nu se știe cine ești</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Înainte în linie, până la capătul ei</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Înainte cu o decizie, și acolo unde nu este de ales</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Înainte la următoarea decizie la care este de ales</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Continuă partida pe care ai jucat-o mai departe din acest meci</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Mergi la &amp;tablă</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Mergi la eroarea cea mai scumpă dintre cele pe care nu le-ai văzut încă</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Mergi la prima decizie a partidei următoare</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Mergi la prima decizie a acestei partide sau a celei dinainte</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Mergi la zona u&amp;rmătoare</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Mergi la următoarea decizie pe care ai marcat-o</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Mergi la eroarea următoare, a oricui ar fi</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Mergi la pagina cu care începe bgdesk sau înapoi la tablă</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Mergi la zona pre&amp;cedentă</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Mergi la următoarea ta eroare, sau a oricăruia dintre jucători unde nu se știe cine ești</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Indicii</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Adu înapoi liniile eliminate ultima dată</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Cum se fac zarurile și cum se verifică</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Cum s-a încheiat meciul, cu PR, noroc și decizii de privit</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Cum te-ai descurcat contra fiecărui jucător computer și cât de bine joci</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Nu mai păstra această linie și ce pleacă din ea; Ctrl+Z o aduce înapoi</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Învățare: începe sau mergi la decizia următoare</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Învățare: renunță la aceasta și vezi ce e mai bine</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Învățare: mergi la decizia următoare fără răspuns</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Lasă ce ai încercat, care se păstrează, și privește din nou meciul</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Lasă calculatorul să ia această decizie</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Li&amp;nia de mai jos</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Luminos sau întunecat, ca sistemul</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Linia de mai &amp;sus</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Pune această linie înaintea celei de deasupra sau fă ca aceea să plece din ea</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Privește tabla din partea cealaltă</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Privește mai profund decizia de pe tablă</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Privește din nou meciul din care joci mai departe, acolo unde l-ai lăsat</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Caută erori și poziții în toate meciurile tale</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Pierde meciul acum sau încheie sesiunea pe bani</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Fă un &amp;cartonaș</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>&amp;Fă cartonașe din erorile tale</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Mar&amp;caje</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Meci&amp;uri…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Oglindește tabla de la stânga la dreapta</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Mouse, tastatură, mutări scrise</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Mutarea din &amp;listă</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Mu&amp;tă linia în sus</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Partida &amp;următoare</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Eroarea urm&amp;ătoare</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Următoarea eroare a oricărui &amp;jucător</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>&amp;Contestă mutarea…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Propune să pierzi această partidă; adversarul poate refuza</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Propune să se joace mai departe pe miză dublă</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Pe &amp;tablă</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Înainte, și la mutările forțat&amp;e</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>O &amp;mutare înainte</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Deschide un meci sau o poziție salvată de orice program</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Deschide meciul sau poziția din clipboard</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>J&amp;oacă mai departe de aici…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Partida &amp;precedentă</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Pau&amp;ză</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Numere de pași, șanse de lovire, praguri de acceptare și altele, noi de fiecare dată. Din nou: înapoi</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Joacă un turneu cu computere și prieteni sau continuă unul. Din nou: înapoi</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Joacă mai departe pe miză mai mare</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Joacă mai departe de aici pe tablă, pe lângă meci; Esc duce înapoi</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Joacă cu cineva aflat la alt calculator. Din nou: înapoi</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Joacă de multe ori decizia de pe tablă până la capăt; din nou: pauză sau continuare</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Joacă vechiul joc chinezesc al sticlei, într-o fereastră proprie</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID și Match ID, așa cum le citește GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>E&amp;xersare</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Exersare: uită ultimul răspuns și arată acel cartonaș încă o dată</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Exersare: vezi ce ai ales în meci; cartonașul contează atunci ca greu</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Exersare: cartonașul vine puțin mai devreme</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Exersare: cartonașul vine din nou curând</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Exersare: cartonașul vine mult mai târziu</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Exersare: cartonașul vine când ești pe cale să-l uiți</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Exersare: acest cartonaș nu mai apare; îl găsești pe pagina cartonașelor</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Eroarea preceden&amp;tă</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Eroarea precedentă a oricărui &amp;jucător</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Îndreaptă o poziție inițială greșită, până la a doua mutare a partidei</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Pune pe tablă orice poziție; dintr-un meci pe care îl privești, pe cea arătată. Din nou: înapoi</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Pune pe tablă ce s-a încercat în locul acestei mutări</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Pune cartonașul &amp;deoparte</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Re&amp;fuză cedarea</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>C&amp;edează partida…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Adu înapoi linia &amp;eliminată</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>&amp;Fișiere recente</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Mod arbitru: introdu ce s-a jucat, regulamentar sau nu</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Mod arbitru: cere rejucarea unei mutări neregulamentare</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Revan&amp;șă</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Rap&amp;ort…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Raportează o &amp;problemă…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Contor de aruncări</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Aruncă zarurile</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rolloutul acestei deci&amp;zii</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Setări…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;Arată răspunsul</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>Mai î&amp;ncet</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Schimbă ordinea &amp;zarurilor</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Sal&amp;vează o copie ca…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Salvează o pagină sau un PDF cu fiecare decizie a meciului</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Salvează meciul într-un fișier pe care îl pot citi alte programe</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Salvează ce ajută la găsirea cauzei; nu se trimite nimic nicăieri</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Spune ce s-a aruncat, în loc să arunci</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Sc&amp;or și pași</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>&amp;Lupa scorului…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Așază o &amp;poziție</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Arată PR, norocul și erorile ambilor jucători, pe feluri și pe faze</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Arată și citește cu voce scorul, pașii și cubul</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Arată indicii și șanse de câștig</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Arată de câte ori a ieșit fiecare număr</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Arată sau ascunde panoul de lângă tablă</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Arată pe tablă prima mutare din listă; 2–9 le arată pe celelalte</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Arată lista erorilor, de sortat și de ales din ea</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Arată lista mutărilor</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Arată pe tablă mutarea imediat mai bună din listă</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Arată pe tablă mutarea imediat mai slabă din listă</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Arată poziția de după mutarea aleasă, altfel după cea jucată și cea mai bună</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Arată poziția așa cum este acum</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Arată poziția cu o mutare mai devreme</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Arată poziția cu o mutare mai târziu</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Arată începutul meciului</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Arată ce au aruncat, jucat și irosit ambii jucători</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Arată ce ar face motorul; meciul contează atunci ca exersare</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Începe o partidă din poziția arătată</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Începe un meci nou cu aceiași jucători și aceleași reguli</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Pa&amp;gina de start</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Oprește învățarea; ce ai răspuns se păstrează</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strateg&amp;ie și glosar</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Su&amp;mar</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>&amp;Scrie o mutare…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>&amp;Mese în rețea…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Ia înapoi toate piesele mutate în această tură</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Ia înapoi ultima piesă mutată</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Retrage ultima ta decizie; meciul contează atunci ca exersare</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Acceptă dublarea și ia cubul în posesie</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Acceptă și întoarce cubul din nou imediat</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Vorbește cu jucătorul de la celălalt calculator</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Acest cartona&amp;ș</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Tabla, butoanele, panoul lateral, un anunț</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Linia dinaintea acesteia care pleacă din aceeași poziție, altfel meciul</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Următoarea linie care pleacă din aceeași poziție</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Următorul lucru de făcut: aruncă, încheie tura, începe partida următoare</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Regulile acestui meci</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>La altă &amp;linie de aici</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Turnee…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>&amp;Încearcă altceva</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Scrie mutarea, de exemplu 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Anulează &amp;tot</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Folosește tot ecranul</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versiunea, motorul și licențele</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Ce s-a schimbat în această versiune de bgdesk și în cele dinainte</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Ce este &amp;nou</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Ce s-a analizat se păstrează; poți continua mai târziu</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Ce e mai bine pe tablă la fiecare scor</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Ce s-a jucat în poziții ca aceasta și cât a costat</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Ce s-a citit, reparat sau părut ciudat în fișierul deschis</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Unde și când s-a jucat meciul și numele jucătorilor</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Unde sunt păstrate meciurile tale; verifică-le, salvează-le, restaurează-le, mută-le sau exportă-le</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Câștigă partida pentru punctele propuse</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Scrie ceva despre decizia de pe tablă</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>&amp;Datele tale…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>PR-ul tău, unde pierzi cel mai mult și ce au făcut zarurile. Din nou: înapoi</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Cartonașele tale: ce e de repetat azi, pachetele și zilele care vin</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Meciul este analizat; {key} arată rezultatul lui, cu deciziile de privit.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Ultimul tău meci este analizat; îl găsești în „Meciuri…”.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Ca data trecută</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analizează</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Profunzime</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Ale &amp;cui decizii</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analizează</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Ambii jucători</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Decizia de pe tablă</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Tot meciul</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Această partidă</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Ce să fie anali&amp;zat</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și analiza s-a oprit. Ce s-a analizat până acum se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Accept-o sau joacă mai departe.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Numește o dublă.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Mută.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Aruncă sau dublează.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Aruncă.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Acceptă sau refuză.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Acceptă, refuză sau dublează din nou imediat.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} acceptă sau joacă mai departe.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} numește o dublă.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} mută.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} aruncă sau dublează.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} aruncă.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} acceptă sau refuză.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} acceptă, refuză sau dublează din nou imediat.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk. Detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Cum s-a jucat…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Înapoi la joc</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Înapoi la meci</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Înapoi la revizuire</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver propus</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Calculatorul joacă</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Confirmă mutarea</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partidă Crawford</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Zaruri…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dublează</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Dublare propusă</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Dublează la {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Mai repede</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Indiciu</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Într-o linie, pe lângă meci</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>În acest joc, un jucător poate lovi abia după ce una dintre piesele sale a ajuns acasă.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Învățare din acest meci</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Pe bani</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesiune pe bani</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Numește o dublă</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Meci nou…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Următoarea</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partida următoare</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Contestă…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>La aruncare</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter propus</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Întâi pauză</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>În pauză</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Joacă mai departe</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Joacă mai departe…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Se joacă</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Așteaptă, te rog</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Exersare</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon propus</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redublează</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Redublare propusă</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Redublează la {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanșă</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Cedare propusă</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Cedează…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Rezultat…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Aruncă</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Aruncă din nou</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Sari peste</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Mai încet</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Mese…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Retrage</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Se gândește…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>La capătul ei</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>De jucat: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>La revizuire</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>La turneu</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Încearcă altceva</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Încercare, pe lângă meci</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Tura continuă</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Doar privești</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>imediat</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>repede</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>poate lovi</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>nu poate lovi încă</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>viteză normală</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>meci de exersare</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>încet</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>la {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>foarte încet</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Salvează această poziție…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Ce era așezat înainte</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Poziții</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Salvată ca {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Poziția {position} nu poate fi citită; a fost lăsată cum este.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} a fost eliminată.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Ambii jucători mută în același sens și scot piesele de pe aceleași puncte, de la 6 la 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambii jucători mută în același sens; adversarul pornește de pe punctul tău 12 și scoate piesele de pe punctele tale 18–13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Zaruri</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Zaruri: numește o dublă</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Zaruri: nearuncate</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Zaruri: apasă ca să arunci</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cub de dublare</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Cub de dublare la {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Numește {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Fără cub de dublare</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Punctul {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Jucătorii mută în sensuri opuse.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Bara ta</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Bara adversarului</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Rezerva adversarului</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Suportul adversarului</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Rezerva ta</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Suportul tău</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>se poate muta</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>gol</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>în mijloc</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>propus ție</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>propus adversarului</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>peste 1 piesă neagră, blocată</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>peste 1 piesă albă, blocată</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>scos din joc în partida Crawford</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>apasă ca să dublezi</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>apasă ca să închei tura</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>apasă ca să accepți</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>aruncarea dinainte a fost {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>apoi o dublă de numit</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>apoi încă o aruncare</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>apoi {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>cu 1 piesă neagră blocată sub ele</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>cu 1 piesă albă blocată sub ele</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>în valoare de {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>al adversarului</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>al tău</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} jucat pe jumătate</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} jucat</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1–6</translation>
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
        <translation>De pe tablă la următorul lucru obișnuit și mai departe</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>În lista mutărilor candidate: fă acea mutare</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Numește o dublă, în jocurile care îți permit</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Niciuna acolo</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Pe tablă</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>O piesă în plus acolo</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Așezarea unei poziții</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+Space, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Atâtea piese acolo</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Atâtea de cealaltă culoare</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Cealaltă culoare pentru cifre și clicuri</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Celălalt jucător la aruncare; alege zarurile</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>La fel pentru cealaltă parte; doar piesele trec de partea cealaltă</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Începutul partidei, o tablă goală</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>La bară, la suport</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Încearcă o mutare sau așază din nou</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Întoarce cubul înainte, înapoi</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Anulează, refă</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Mergi din punct în punct, la bară, suporturi, rezervă, zaruri și cub</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Ce face un clic acolo</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Ce face un clic dreapta acolo: joacă celălalt zar</translation>
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
        <translation>Tablă</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Ca fereastra, întunecată sau luminoasă</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Albastru și portocaliu (pentru daltonism)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Turneu, vișiniu</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Postav clasic</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast mare</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Arțar</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardezie</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Nuc și piele</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Galben și violet (pentru daltonism)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk. Meciul se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Mai e %n meci.</numerusform>
            <numerusform>Mai sunt %n meciuri.</numerusform>
            <numerusform>Mai sunt %n de meciuri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Durează cam %n minut.</numerusform>
            <numerusform>Durează cam %n minute.</numerusform>
            <numerusform>Durează cam %n de minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} din %n alt meci s-au jucat.</numerusform>
            <numerusform>{done} din alte %n meciuri s-au jucat.</numerusform>
            <numerusform>{done} din alte %n de meciuri s-au jucat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Tablou</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Alegere</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Cât de des pierde jucătorul un backgammon, în procente</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Cât de des pierde jucătorul un marț sau un backgammon, în procente</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Cât de des câștigă partida jucătorul care decide</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Cât de des câștigă jucătorul un backgammon, în procente</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Cât de des câștigă jucătorul un marț sau un backgammon, în procente</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>P bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>P m</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Ce se pierde față de cea mai bună alegere</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Cât valorează pentru jucătorul care decide</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Câșt. %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Câștig</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analizat mai puțin profund</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>ales</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>în paranteză: analizat mai puțin profund, nu se compară</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>răspunsul tău</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Alegerile din această poziție</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Mai profund</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Oprește</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartonaș</numerusform>
            <numerusform>%n cartonașe</numerusform>
            <numerusform>%n de cartonașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n cartonaș este salvat ca {file}.</numerusform>
            <numerusform>%n cartonașe sunt salvate ca {file}.</numerusform>
            <numerusform>%n de cartonașe sunt salvate ca {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n cartonaș pentru azi</numerusform>
            <numerusform>%n cartonașe pentru azi</numerusform>
            <numerusform>%n de cartonașe pentru azi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n cartonaș are acum alt răspuns optim și este de repetat.</numerusform>
            <numerusform>%n cartonașe au acum alt răspuns optim și sunt de repetat.</numerusform>
            <numerusform>%n de cartonașe au acum alt răspuns optim și sunt de repetat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n cartonaș făcut din erorile tale așteaptă azi un răspuns.</numerusform>
            <numerusform>%n cartonașe făcute din erorile tale așteaptă azi un răspuns.</numerusform>
            <numerusform>%n de cartonașe făcute din erorile tale așteaptă azi un răspuns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>S-a făcut %n cartonaș. Îl vei întâlni pe pagina Exersare.</numerusform>
            <numerusform>S-au făcut %n cartonașe. Le vei întâlni pe pagina Exersare.</numerusform>
            <numerusform>S-au făcut %n de cartonașe. Le vei întâlni pe pagina Exersare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n cartonaș exista deja.</numerusform>
            <numerusform>%n cartonașe existau deja.</numerusform>
            <numerusform>%n de cartonașe existau deja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n decizie nu poate deveni cartonaș fără meciul ei.</numerusform>
            <numerusform>%n decizii nu pot deveni cartonașe fără meciul lor.</numerusform>
            <numerusform>%n de decizii nu pot deveni cartonașe fără meciul lor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n cartonaș nou așteaptă zilele care vin.</numerusform>
            <numerusform>%n cartonașe noi așteaptă zilele care vin.</numerusform>
            <numerusform>%n de cartonașe noi așteaptă zilele care vin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n dintre ele nu a mai apărut niciodată.</numerusform>
            <numerusform>%n dintre ele nu au mai apărut niciodată.</numerusform>
            <numerusform>%n dintre ele nu au mai apărut niciodată.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n eroare a ta de aici merită exersată.</numerusform>
            <numerusform>%n dintre erorile tale de aici merită exersate.</numerusform>
            <numerusform>%n dintre erorile tale de aici merită exersate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n loc din fișier nu a putut fi citit.</numerusform>
            <numerusform>%n locuri din fișier nu au putut fi citite.</numerusform>
            <numerusform>%n de locuri din fișier nu au putut fi citite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n poziție este acum cartonaș, într-un pachet propriu.</numerusform>
            <numerusform>%n poziții sunt acum cartonașe, într-un pachet propriu.</numerusform>
            <numerusform>%n de poziții sunt acum cartonașe, într-un pachet propriu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Vine din nou peste %n zi.</numerusform>
            <numerusform>Vine din nou peste %n zile.</numerusform>
            <numerusform>Vine din nou peste %n de zile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Fă %n cartonaș</numerusform>
            <numerusform>Fă %n cartonașe</numerusform>
            <numerusform>Fă %n de cartonașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Urmează: %n cartonaș, {day}.</numerusform>
            <numerusform>Urmează: %n cartonașe, {day}.</numerusform>
            <numerusform>Urmează: %n de cartonașe, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Din %n poziție nu s-a putut face niciun cartonaș: {places}.</numerusform>
            <numerusform>Din %n poziții nu s-a putut face niciun cartonaș: {places}.</numerusform>
            <numerusform>Din %n de poziții nu s-a putut face niciun cartonaș: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Ai greșit acest cartonaș %n dată: acum e pus deoparte.</numerusform>
            <numerusform>Ai greșit acest cartonaș de %n ori: acum e pus deoparte.</numerusform>
            <numerusform>Ai greșit acest cartonaș de %n de ori: acum e pus deoparte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Ai știut {right} din %n cartonaș.</numerusform>
            <numerusform>Ai știut {right} din %n cartonașe.</numerusform>
            <numerusform>Ai știut {right} din %n de cartonașe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>greșit %n dată</numerusform>
            <numerusform>greșit de %n ori</numerusform>
            <numerusform>greșit de %n de ori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>În acel fișier nu e nicio poziție în care să fie ceva de decis.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și nu s-a făcut niciun cartonaș. Detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Un cartonaș are nevoie de o decizie analizată.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Cartonașele au nevoie de o analiză: Analizează (F7) o face.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Găsite la {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Nicio eroare a ta din acest meci nu merită un cartonaș.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Alți jucători</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Fără sonor</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>Fra&amp;ze</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Spune ceva</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Privesc: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Ce spune celălalt jucător nu se arată; nu se va putea citi nici mai târziu.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ce s-a spus</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Tu</translation>
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
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Indiciu</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Adversar</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Începe o &amp;partidă nouă</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Neterminate</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Se pierde o piesă și o zecime din pot intră în el.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Șanse de a câștiga potul</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Alege un adversar, apoi începe o partidă nouă.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuă…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Ușor</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Amprenta zarurilor (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Prieten</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tura următoare</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>O piesă mută {both} și alta {low} sau {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>O piesă mută {both} sau două mută {high} și {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Mutările acestei aruncări</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Pot {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tura precedentă</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Întoarce-te la ultima ta tură; zarurile rămân aceleași</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Miza fiecăruia</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Secretul zarurilor</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Arată cât valorează fiecare mutare</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Miza fiecărui jucător</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Puternic</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Retrage</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Tura {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Tura {number} din {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Tura {number}: {white} – {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Două piese mută câte {far} sau una mută {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partide neterminate</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Tu ({colour}) ai dat {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Ai jucat {dice}: s-a pierdut o piesă de pe {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Ai jucat {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ai dat {dice}: nu s-a putut muta nimic și tura s-a pierdut.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Ai câștigat potul de {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>pierde o piesă de pe {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>nu se poate muta nimic: tura se pierde</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>tura {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) a dat {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} a jucat {dice}: s-a pierdut o piesă de pe {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} a jucat {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a dat {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a dat {dice}: nu s-a putut muta nimic și tura s-a pierdut.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} a câștigat potul de {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} scoase</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → scoasă</translation>
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
        <translation>Tablă</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Un alt program a continuat această partidă; iată cum stă acum.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Fișierul nu poate fi scris ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} nu conține nicio partidă de Coan ki care să poată fi citită ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Înapoi la joc</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Partidă &amp;nouă…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Joac-o</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reguli</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Citește regulile jocului Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Partida aleasă nu mai există: alt program a încheiat-o sau a eliminat-o.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Partida pe care o joci se păstrează</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Nu s-a putut salva și nu s-a jucat.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Comentariu în fișier</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Comentariu… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Comentariul tău la această decizie</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Comentarii</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n loc</numerusform>
            <numerusform>%n locuri</numerusform>
            <numerusform>%n de locuri</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Caută în toate paginile</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nu s-a găsit nimic. Încearcă mai puține cuvinte sau mai scurte.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Pagini</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Locuri găsite</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Copii de siguranță</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ce</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Când</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Desen (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Imagine</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Salvează o imagine…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Text cu tabla</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Desenul poziției a fost copiat.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Imagine PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Imaginea poziției a fost copiată.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Poziție copiată: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Desen SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Salvează o imagine a poziției</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Salvat în {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Text cu tabla și &amp;analiza</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>text propriu bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} nu a putut fi scris; nu conține nicio imagine.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Poziție copiată ca ID GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Poziție copiată ca XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Poziție copiată ca text propriu bgdesk: piesele și cine este la aruncare.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Amândoi sunt de acord</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corectează așezarea</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Sunt de acord ambii jucători ca piesele să stea așa?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Până acum nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Așază piesele cum ar trebui să stea acum: trage-le sau dă clic pe un punct. Rândul, zarurile și cubul rămân cum sunt.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Partida continuă de acolo.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Așa e bine…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analiză</numerusform>
            <numerusform>%n analize</numerusform>
            <numerusform>%n de analize</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analiză a acestui meci a fost făcută de altă versiune de bgdesk și nu poate fi citită aici. Se păstrează.</numerusform>
            <numerusform>%n analize ale acestui meci au fost făcute de altă versiune de bgdesk și nu pot fi citite aici. Se păstrează.</numerusform>
            <numerusform>%n de analize ale acestui meci au fost făcute de altă versiune de bgdesk și nu pot fi citite aici. Se păstrează.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n piesă</numerusform>
            <numerusform>%n piese</numerusform>
            <numerusform>%n de piese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decizie analizată.</numerusform>
            <numerusform>%n decizii analizate.</numerusform>
            <numerusform>%n de decizii analizate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decizie nu a putut fi analizată.</numerusform>
            <numerusform>%n decizii nu au putut fi analizate.</numerusform>
            <numerusform>%n de decizii nu au putut fi analizate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n evaluare se pierde odată cu ea.</numerusform>
            <numerusform>%n evaluări se pierd odată cu ea.</numerusform>
            <numerusform>%n de evaluări se pierd odată cu ea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n de minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n pe spațiul {own}</numerusform>
            <numerusform>%n pe spațiul {own}</numerusform>
            <numerusform>%n pe spațiul {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pași</numerusform>
            <numerusform>%n de pași</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n punct câștigat în total</numerusform>
            <numerusform>%n puncte câștigate în total</numerusform>
            <numerusform>%n de puncte câștigate în total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n observație</numerusform>
            <numerusform>%n observații</numerusform>
            <numerusform>%n de observații</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n aruncare, dintre care duble: {doubles} (de așteptat {expected}).</numerusform>
            <numerusform>%n aruncări, dintre care duble: {doubles} (de așteptat {expected}).</numerusform>
            <numerusform>%n de aruncări, dintre care duble: {doubles} (de așteptat {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n secundă până acum</numerusform>
            <numerusform>%n secunde până acum</numerusform>
            <numerusform>%n de secunde până acum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n simulare</numerusform>
            <numerusform>%n simulări</numerusform>
            <numerusform>%n de simulări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>Meci la %n punct</numerusform>
            <numerusform>Meci la %n puncte</numerusform>
            <numerusform>Meci la %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analiză completă: %n decizie, neforțate: {unforced}.</numerusform>
            <numerusform>Analiză completă: %n decizii, neforțate: {unforced}.</numerusform>
            <numerusform>Analiză completă: %n de decizii, neforțate: {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Alții pot privi meciul, cu o întârziere de %n tură.</numerusform>
            <numerusform>Alții pot privi meciul, cu o întârziere de %n ture.</numerusform>
            <numerusform>Alții pot privi meciul, cu o întârziere de %n de ture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>PR: de 500 de ori eroarea medie a deciziilor care contează; mai mic înseamnă mai bun. Spune puțin sub %n decizie.</numerusform>
            <numerusform>PR: de 500 de ori eroarea medie a deciziilor care contează; mai mic înseamnă mai bun. Spune puțin sub %n decizii.</numerusform>
            <numerusform>PR: de 500 de ori eroarea medie a deciziilor care contează; mai mic înseamnă mai bun. Spune puțin sub %n de decizii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Meciul continuă după această poziție (încă %n mutare). Ce să se întâmple cu restul?</numerusform>
            <numerusform>Meciul continuă după această poziție (încă %n mutări). Ce să se întâmple cu restul?</numerusform>
            <numerusform>Meciul continuă după această poziție (încă %n de mutări). Ce să se întâmple cu restul?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>încă vreo oră (%n)</numerusform>
            <numerusform>încă vreo %n ore</numerusform>
            <numerusform>încă vreo %n de ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>încă vreun %n minut</numerusform>
            <numerusform>încă vreo %n minute</numerusform>
            <numerusform>încă vreo %n de minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>încă vreo %n secundă</numerusform>
            <numerusform>încă vreo %n secunde</numerusform>
            <numerusform>încă vreo %n de secunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>dublări automate, cel mult %n pe partidă</numerusform>
            <numerusform>dublări automate, cel mult %n pe partidă</numerusform>
            <numerusform>dublări automate, cel mult %n pe partidă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>meci până la %n punct</numerusform>
            <numerusform>meci până la %n puncte</numerusform>
            <numerusform>meci până la %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>sesiune pe bani de %n partidă</numerusform>
            <numerusform>sesiune pe bani de %n partide</numerusform>
            <numerusform>sesiune pe bani de %n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Va fi analizată {judged} din %n partidă: nu există analiză pentru {others}.</numerusform>
            <numerusform>Vor fi analizate {judged} din %n partide: nu există analiză pentru {others}.</numerusform>
            <numerusform>Vor fi analizate {judged} din %n de partide: nu există analiză pentru {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} din %n punct</numerusform>
            <numerusform>{own} din %n puncte</numerusform>
            <numerusform>{own} din %n de puncte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n aruncare a unui meci anterior ({id}), apoi zaruri corecte.</numerusform>
            <numerusform>Cele %n aruncări ale unui meci anterior ({id}), apoi zaruri corecte.</numerusform>
            <numerusform>Cele %n de aruncări ale unui meci anterior ({id}), apoi zaruri corecte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n aruncare a unui meci anterior ({id}), apoi zaruri reale, introduse manual.</numerusform>
            <numerusform>Cele %n aruncări ale unui meci anterior ({id}), apoi zaruri reale, introduse manual.</numerusform>
            <numerusform>Cele %n de aruncări ale unui meci anterior ({id}), apoi zaruri reale, introduse manual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n aruncare a unui meci anterior ({id}), apoi zaruri repetabile din numărul {seed}.</numerusform>
            <numerusform>Cele %n aruncări ale unui meci anterior ({id}), apoi zaruri repetabile din numărul {seed}.</numerusform>
            <numerusform>Cele %n de aruncări ale unui meci anterior ({id}), apoi zaruri repetabile din numărul {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR {name} · %n decizie socotită</numerusform>
            <numerusform>PR {name} · %n decizii socotite</numerusform>
            <numerusform>PR {name} · %n de decizii socotite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>PR-ul tău · %n decizie socotită</numerusform>
            <numerusform>PR-ul tău · %n decizii socotite</numerusform>
            <numerusform>PR-ul tău · %n de decizii socotite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n decizie socotită</numerusform>
            <numerusform>%n decizii socotite</numerusform>
            <numerusform>%n de decizii socotite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n punct.</numerusform>
            <numerusform>%n puncte.</numerusform>
            <numerusform>%n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Cedează un backgammon: pierzi %n punct</numerusform>
            <numerusform>Cedează un backgammon: pierzi %n puncte</numerusform>
            <numerusform>Cedează un backgammon: pierzi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Cedează un joc dublu: pierzi %n punct</numerusform>
            <numerusform>Cedează un joc dublu: pierzi %n puncte</numerusform>
            <numerusform>Cedează un joc dublu: pierzi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Cedează un marț: pierzi %n punct</numerusform>
            <numerusform>Cedează un marț: pierzi %n puncte</numerusform>
            <numerusform>Cedează un marț: pierzi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Cedează un joc cvadruplu: pierzi %n punct</numerusform>
            <numerusform>Cedează un joc cvadruplu: pierzi %n puncte</numerusform>
            <numerusform>Cedează un joc cvadruplu: pierzi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Cedează partida cu %n piesă</numerusform>
            <numerusform>Cedează partida cu %n piese</numerusform>
            <numerusform>Cedează partida cu %n de piese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Cedează: pierzi %n punct</numerusform>
            <numerusform>Cedează: pierzi %n puncte</numerusform>
            <numerusform>Cedează: pierzi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Ai propus cedarea partidei cu %n piesă.</numerusform>
            <numerusform>Ai propus cedarea partidei cu %n piese.</numerusform>
            <numerusform>Ai propus cedarea partidei cu %n de piese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ai câștigat un backgammon: %n punct.</numerusform>
            <numerusform>Ai câștigat un backgammon: %n puncte.</numerusform>
            <numerusform>Ai câștigat un backgammon: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ai câștigat un joc dublu: %n punct.</numerusform>
            <numerusform>Ai câștigat un joc dublu: %n puncte.</numerusform>
            <numerusform>Ai câștigat un joc dublu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ai câștigat un marț: %n punct.</numerusform>
            <numerusform>Ai câștigat un marț: %n puncte.</numerusform>
            <numerusform>Ai câștigat un marț: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ai câștigat un joc cvadruplu: %n punct.</numerusform>
            <numerusform>Ai câștigat un joc cvadruplu: %n puncte.</numerusform>
            <numerusform>Ai câștigat un joc cvadruplu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ai câștigat un joc simplu: %n punct.</numerusform>
            <numerusform>Ai câștigat un joc simplu: %n puncte.</numerusform>
            <numerusform>Ai câștigat un joc simplu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Ai câștigat partida cu %n piesă.</numerusform>
            <numerusform>Ai câștigat partida cu %n piese.</numerusform>
            <numerusform>Ai câștigat partida cu %n de piese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} a propus cedarea partidei cu %n piesă.</numerusform>
            <numerusform>{name} a propus cedarea partidei cu %n piese.</numerusform>
            <numerusform>{name} a propus cedarea partidei cu %n de piese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} a câștigat un backgammon: %n punct.</numerusform>
            <numerusform>{name} a câștigat un backgammon: %n puncte.</numerusform>
            <numerusform>{name} a câștigat un backgammon: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} a câștigat un joc dublu: %n punct.</numerusform>
            <numerusform>{name} a câștigat un joc dublu: %n puncte.</numerusform>
            <numerusform>{name} a câștigat un joc dublu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} a câștigat un marț: %n punct.</numerusform>
            <numerusform>{name} a câștigat un marț: %n puncte.</numerusform>
            <numerusform>{name} a câștigat un marț: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} a câștigat un joc cvadruplu: %n punct.</numerusform>
            <numerusform>{name} a câștigat un joc cvadruplu: %n puncte.</numerusform>
            <numerusform>{name} a câștigat un joc cvadruplu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} a câștigat un joc simplu: %n punct.</numerusform>
            <numerusform>{name} a câștigat un joc simplu: %n puncte.</numerusform>
            <numerusform>{name} a câștigat un joc simplu: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} a câștigat partida cu %n piesă.</numerusform>
            <numerusform>{name} a câștigat partida cu %n piese.</numerusform>
            <numerusform>{name} a câștigat partida cu %n de piese.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Se joacă %n partidă; fiecare punct contează.</numerusform>
            <numerusform>Se joacă %n partide; fiecare punct contează.</numerusform>
            <numerusform>Se joacă %n de partide; fiecare punct contează.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Cel mult %n pe partidă.</numerusform>
            <numerusform>Cel mult %n pe partidă.</numerusform>
            <numerusform>Cel mult %n pe partidă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Pe un punct poate sta cel mult %n piesă de-a ta.</numerusform>
            <numerusform>Pe un punct pot sta cel mult %n piese de-ale tale.</numerusform>
            <numerusform>Pe un punct pot sta cel mult %n de piese de-ale tale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Fiecare jucător are %n piesă. Adu piesele tale acasă și scoate-le înaintea adversarului.</numerusform>
            <numerusform>Fiecare jucător are %n piese. Adu-le pe toate ale tale acasă și scoate-le înaintea adversarului.</numerusform>
            <numerusform>Fiecare jucător are %n de piese. Adu-le pe toate ale tale acasă și scoate-le înaintea adversarului.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Fiecare jucător începe cu %n piesă pe punctul {point} ({pips} de pași).</numerusform>
            <numerusform>Fiecare jucător începe cu %n piese pe punctul {point} ({pips} de pași).</numerusform>
            <numerusform>Fiecare jucător începe cu %n de piese pe punctul {point} ({pips} de pași).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Fiecare jucător începe cu aceste piese: {points} (%n pas).</numerusform>
            <numerusform>Fiecare jucător începe cu aceste piese: {points} (%n pași).</numerusform>
            <numerusform>Fiecare jucător începe cu aceste piese: {points} (%n de pași).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Fiecare tură are o întârziere de %n secundă; după ea curge timpul tău de rezervă de {reserve}.</numerusform>
            <numerusform>Fiecare tură are o întârziere de %n secunde; după ea curge timpul tău de rezervă de {reserve}.</numerusform>
            <numerusform>Fiecare tură are o întârziere de %n de secunde; după ea curge timpul tău de rezervă de {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Tabla e goală la început: toate piesele stau lângă ea, în rezervă (%n pas de fiecare jucător).</numerusform>
            <numerusform>Tabla e goală la început: toate piesele stau lângă ea, în rezervă (%n pași de fiecare jucător).</numerusform>
            <numerusform>Tabla e goală la început: toate piesele stau lângă ea, în rezervă (%n de pași de fiecare jucător).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Cine ajunge primul la %n punct câștigă meciul.</numerusform>
            <numerusform>Cine ajunge primul la %n puncte câștigă meciul.</numerusform>
            <numerusform>Cine ajunge primul la %n de puncte câștigă meciul.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n socotită</numerusform>
            <numerusform>%n socotite</numerusform>
            <numerusform>%n socotite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>într-o aruncare (%n)</numerusform>
            <numerusform>în %n aruncări</numerusform>
            <numerusform>în %n de aruncări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} greșite din %n</numerusform>
            <numerusform>{wrong} greșite din %n</numerusform>
            <numerusform>{wrong} greșite din %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>Deschide &amp;dosarul</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Spune unde în program s-a întâmplat. Dosarul personal, numele fișierelor pe care le-ai deschis și secretele zarurilor sunt lăsate deoparte, dar textul unei erori poate conține un nume: citește-l înainte să-l dai mai departe.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Raport</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Raportul este în clipboard.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>S-a notat atunci când s-a întâmplat și ajută la aflarea cauzei. Nu se trimite nimic nicăieri: îl poți copia și da cuiva care poate ajuta sau îl poți elimina.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Ce n-a mers</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Lipsește o parte din bgdesk: {part}. Instalează bgdesk din nou; meciul se păstrează.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Niciun program de aici nu arată dosare. Rapoartele sunt în {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Ceva n-a mers în bgdesk data trecută. Ce ai jucat se păstrează; vezi raportul.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk; meciul se păstrează. Detaliile sunt în jurnal.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk s-a oprit pe neașteptate data trecută. Ce ai jucat se păstrează; vezi raportul.</translation>
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
        <translation>Dublează</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dublare, refuz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dublare, acceptare</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Fără redublare</translation>
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
        <translation>Redublează</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redublare, refuz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redublare, acceptare</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Prea bun pentru dublare</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Prea bun pentru redublare</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Cub de dublare</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Nu acum</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Ca pe tablă</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, la aruncare</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, adversar</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>În centru</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Eficiența cubului</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Marțuri din înfrângeri</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Marțuri din victorii</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Joc pe bani</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Al adversarului</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Al celui la aruncare</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Posesorul cubului</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Puncte away</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity după șansa de câștig</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity după șansa de câștig; cifrele sunt în tabel</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Praguri ale cubului</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motorul evaluează…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Din ce se compun pragurile de acceptare</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Decizia de pe tablă</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Vezi</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Vezi: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk în timp ce îți parcurgea meciurile. Ele rămân cum sunt; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Alt pachet are acest nume.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Alege un nume care nu dă răspunsul de gol: îl vezi înainte să răspunzi.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Numele acestui pachet</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Încă se fac cartonașe din alt fișier. Alege din nou {file} după aceea.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Exportă cartonașe pentru Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importă poziții drept cartonașe</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Note pentru Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Elimină pachetul</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Elimini acest pachet cu toate cartonașele lui și cu răspunsurile tale la ele?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Cartonașele nu au fost salvate: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Motorul privește poziția {number} din {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Se retrage și %n rezultat ulterior care decurgea din el.</numerusform>
            <numerusform>Se retrag și %n rezultate ulterioare care decurgeau din el.</numerusform>
            <numerusform>Se retrag și %n de rezultate ulterioare care decurgeau din el.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Privește mai profund această decizie (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Privește mai profund această decizie: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>O alegere este aici atât de clar cea mai bună, încât nu a fost nevoie de o privire mai profundă.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Zarurile amândurora: fiecare aruncare decurge din secretele ambilor jucători.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Zarurile serverului {server}, pe care nimeni nu le poate verifica.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Zaruri corecte.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Amprenta zarurilor (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>În aruncarea {roll}, una de deschidere, fiecare jucător are zarul celuilalt.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Nu este consemnat dacă amprenta a fost arătată înainte de prima aruncare.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>În aruncări nu a intrat niciun cuvânt al jucătorului.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Zaruri reale, introduse manual.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Zaruri repetabile din numărul {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Aruncarea {roll} apare ca {recorded}: zarurile potrivite în ordine greșită.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Aruncarea {roll} apare ca {recorded}; trebuia să fie {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Aruncarea {roll} stă acolo unde trebuia aruncarea {due}: o aruncare a fost sărită sau folosită de două ori.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Aruncări verificate: {count}. Toate decurg din secretele amândurora, fixate înainte de meci.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Aruncări verificate: {count}. Toate decurg din numărul {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Aruncări verificate: {count}. Toate decurg din secretul cu SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Aruncări luate din meciul {id}, unde pot fi verificate: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Aruncări greșite: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Amprenta începe cu cele {count} cifre pe care le-ai notat, din 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Amprenta este cea pe care ai notat-o.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Amprenta acestui meci nu este cea pe care ai notat-o, ci {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Amprenta a fost arătată înainte de prima aruncare.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Identificatorul meciului, care intră în fiecare aruncare, nu decurge din amprenta zarurilor.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Secretul acestor zaruri nu are amprenta consemnată.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Secretul acestor zaruri este dezvăluit la sfârșitul meciului; verifică-le atunci.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Secretele aruncării {roll} nu sunt cele fixate de ambii jucători înainte de meci; de acolo înainte nu se mai poate verifica nimic.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Amprenta lor (SHA-256) este {hash}, cea a meciului {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Nu e niciun meci pe tablă, deci nici zaruri de verificat.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Acestea sunt zarurile unui server: nimeni nu le poate verifica.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Aceste zaruri nu au amprentă cu care să fie comparate.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Aceste zaruri au fost luate dintr-un meci anterior: pot fi verificate acolo.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Aceste zaruri au fost introduse manual: nu e nimic de verificat.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Aceste cuvinte au intrat în fiecare aruncare: „{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Albul a fixat secrete cu amprenta {white}, iar Negrul cu {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>zarurile unui meci anterior</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>zaruri reale, introduse manual</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>zaruri repetabile din numărul {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n aruncare vine din nou; după ea introduci tu zarurile.</numerusform>
            <numerusform>%n aruncări vin din nou în această ordine; când se termină, introduci tu zarurile.</numerusform>
            <numerusform>%n de aruncări vin din nou în această ordine; când se termină, introduci tu zarurile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Alege un meci</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Alege meciul sau o înregistrare de meci salvată (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Zaruri</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Zarurile unui meci anterior</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>&amp;Meci anterior</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Meciul anterior ale cărui zaruri se repetă</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Dintr-un &amp;fișier…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Înregistrări de meciuri bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>N&amp;umăr</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>În acel meci nu s-a aruncat nimic.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} nu este o înregistrare de meci (.json) bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Puțin neobișnuit: zarurile bune se abat atât de mult în {share} din 1000 de eșantioane.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Hi pătrat {statistic}, {freedom} grade de libertate, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Fețe</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Încă nu s-a aruncat nimic.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nimic neobișnuit: zarurile bune se abat cel puțin atât în {share} din 100 de eșantioane.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Perechi</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Prea puține aruncări pentru o concluzie.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Foarte neobișnuit: zarurile bune se abat atât de mult în mai puțin de unul din 1000 de eșantioane.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Toate meciurile</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Acest meci</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Director</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Dă-l câștigat</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Îți dai câștigat meciul contra {opponent}, fără să-l joci?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Meciul {name} – {opponent}: dai victoria jucătorului {name}, fără joc?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Dă-ți meciul câștigat…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Dă meciul câștigat jucătorului {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Se joacă din nou, cu alte zaruri; ce s-a jucat rămâne în Meciuri.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Meciurile neterminate se pierd.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Acum nu se poate schimba nimic aici.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Joacă-l din nou</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Joci acest meci din nou de la început?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Joacă acest meci din nou de la început…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Cineva vine mai târziu…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Retragi rezultatul meciului {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Retrage-l</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Scoate</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Retrage rezultatul…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Ieși din turneu?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Ieși din turneu…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Scoți jucătorul {name} din turneu?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Scoate jucătorul {name} din turneu…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Ce poate face directorul</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Ce s-a jucat din el ajunge în coșul de gunoi.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Ce s-a jucat din el ajunge în coșul de gunoi; zarurile vor fi altele.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Răspunde</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dă acest răspuns (Enter; din grila aruncărilor Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Mai departe (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Fă mutarea pe tablă, apoi dă clic pe zaruri sau apasă Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Întrebarea următoare</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Un moment: se calculează întrebarea și ce îi trebuie…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Ia înapoi ultimul pas (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Cartonașe până acum</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Cum se socotește</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Joacă mai departe de aici…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Exersare cu cartonașe</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Pune deoparte</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Arată răspunsul</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Anulează ultimul răspuns</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Ce am făcut eu?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Motorul nu poate porni acum pe acest calculator.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Motorul nu a răspuns la timp.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Motorul nu a pornit.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Motorul a eșuat. Detaliile sunt în jurnal.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motorul s-a oprit pe neașteptate.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>dintr-o privire, fără numerele care vin</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>soluția exactă a acestui joc</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>jucător simplu</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>rețea mică pentru acest joc</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participanți</numerusform>
            <numerusform>%n de participanți</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Sus</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Adaugă &amp;computere</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Adaugă un &amp;prieten</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Orice stil</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Coboară acest participant cu un loc (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Urcă acest participant cu un loc (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Jos</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Participanți</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>C&amp;ompletează cu jucători de club</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Numele unui prieten de la acest calculator</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Numărul de computere</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Putere</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Puterea computerelor</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stilul computerelor</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Din spate</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Scoatere</translation>
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
        <translation>Cost</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Decizie</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Meci</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Deschidere</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Refuz</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Cedare</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Acceptare</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Partida și numărul mutării în ea</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Ce a schimbat: șansa de a câștiga meciul sau puncte, acolo unde fiecare partidă contează</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Ce a pierdut decizia, în equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Toate partidele</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Din spate</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erori</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Marcate</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partidă</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Felul deciziei</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Cost minim</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Mutări și cub</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Încă nevăzute</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Ale cui erori</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Ambii</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Erori</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Erori {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Eu</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Nicio astfel de decizie nu este marcată: F o marchează pe cea de pe tablă.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Nu există astfel de erori.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Despre meci:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Comentator:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Eveniment și jucători</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Eveniment:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>În fișier:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Locul:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Numele real al jucătorului {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Runda:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Site:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Transcriere de:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Numele tău real:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Dublare automată: cubul la {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Amândoi au dat {die}: dublare automată, cubul la {value}. Aruncă din nou.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Amândoi au dat {die}: aruncă din nou.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>S-au retras mutări.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Tabla a fost așezată manual.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partida este remiză.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Partida s-a încheiat prin înțelegere.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Scorul este {white} la {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Așezarea a fost corectată.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Ai acceptat cedarea.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Ai dat beaver la {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Ai dublat la {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Nu ai mutat nicio piesă, ceea ce nu e regulamentar.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Ai numit {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Ai propus cedarea unui backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Ai propus cedarea unui joc dublu.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Ai propus cedarea unui marț.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Ai propus cedarea unui joc cvadruplu.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Ai propus cedarea unui joc simplu.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Ai refuzat.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Ai jucat {play}, ceea ce nu e regulamentar.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Ți s-a terminat timpul.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Ai redublat din nou la {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Ai refuzat cedarea.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Ai cedat.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ai dat {dice} și nu ai putut muta.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Ai dat {dice} și ai jucat {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ai dat {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Ai acceptat la {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Ai întors cubul la {value}: un raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Ai întors cubul la {value}: un otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Ai câștigat meciul, {own} la {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Ai câștigat aruncarea de deschidere și poți începe cu ea, {dice}, sau poți arunca din nou ambele zaruri.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ai câștigat aruncarea de deschidere și trebuie să începi cu ea: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Ai câștigat aruncarea de deschidere, {dice}, și acum trebuie să arunci ambele zaruri ca să începi.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Ai câștigat sesiunea, {own} la {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>nu poate muta</translation>
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
        <translation>redublare</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: nu ai putut muta.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: ai jucat {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} nu a putut muta.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} a jucat {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} a acceptat cedarea.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} a dat beaver la {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} a dublat la {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} nu a mutat nicio piesă, ceea ce nu e regulamentar.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} a numit {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} a propus cedarea unui backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} a propus cedarea unui joc dublu.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} a propus cedarea unui marț.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} a propus cedarea unui joc cvadruplu.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} a propus cedarea unui joc simplu.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} a refuzat.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} a jucat {play}, ceea ce nu e regulamentar.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} nu mai are timp.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} a redublat din nou la {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} a refuzat cedarea.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} a cedat.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a dat {dice} și nu a putut muta.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} a dat {dice} și a jucat {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a dat {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} a acceptat la {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} a întors cubul la {value}: un raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} a întors cubul la {value}: un otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} a câștigat meciul, {own} la {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} a câștigat aruncarea de deschidere și poate începe cu ea, {dice}, sau poate arunca din nou ambele zaruri.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a câștigat aruncarea de deschidere și trebuie să înceapă cu ea: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} a câștigat aruncarea de deschidere, {dice}, și acum trebuie să arunce ambele zaruri ca să înceapă.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} a câștigat sesiunea, {own} la {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Mai departe</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Unul deschide o masă și îi trimite celuilalt invitația, prin e-mail, mesagerie sau pe hârtie. Cine are invitația poate lua locul, nimeni altcineva.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Joacă cu cineva aflat la alt calculator</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Cit&amp;ește mai mult</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Zarurile vin de la ambele calculatoare: niciun jucător și nimeni dintre ei nu poate cunoaște sau alege o aruncare. Oricine poate verifica asta după aceea.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Doi oameni cu bgdesk joacă direct unul cu altul, fără cont, și nu se trimite nimic altcuiva. Un releu, dacă alegi unul, transmite ceea ce nu poate citi. Doar un server, dacă mergi la unul, știe ce se joacă.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Ce se trimite: numele pe care îl alegi aici, mutările și aruncările tale, timpul folosit și ce spui. Celălalt calculator îți vede adresa de rețea, ca întotdeauna între două calculatoare. Totul este criptat.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Cât timp nicio masă nu e deschisă, bgdesk nu ascultă pe nimeni. Un meci poate fi lăsat și continuat oricând, cât timp vor amândoi.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Un fișier .mat nu poate numi regulile casei din acest meci.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Un fișier .mat nu spune care jucător este un program.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Un fișier de tip {kind} nu poate conține un meci de {game}; .json poate.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>O parte din analiză sau din comentarii nu a putut fi scrisă într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>O poziție așezată manual în mijlocul turei intră doar parțial într-un fișier .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>O poziție așezată manual în mijlocul turei intră doar parțial într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>O poziție așezată manual în mijlocul turei intră doar parțial într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>O aruncare încă nejucată sau o dublare încă fără răspuns nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>O așezare corectată intră într-un fișier .mat ca poziție așezată manual.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>O așezare corectată intră într-un fișier .ogxm ca poziție așezată manual.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>O așezare corectată intră într-un fișier .sgf ca poziție așezată manual.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Un fișier .ogxm nu poate conține acest meci: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Un fișier .ogxm nu poate limita dublările automate: acolo nu au limită.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Un fișier .ogxm nu poate numi regulile casei din acest meci.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Un fișier .ogxm nu cunoaște acest joc; acolo se numește backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Un fișier .ogxm nu spune care jucător este un program.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Un fișier .ogxm cunoaște beaver și raccoon, dar nicio creștere după ele: cubul lui e prea mic.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Un fișier .sgf nu poate numi regulile casei din acest meci.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Un fișier .sgf nu spune care jucător este un program.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Un fișier .sgf conține o singură analiză.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analiza nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Dublările automate nu intră într-un fișier .mat: punctele și valorile cubului par greșite acolo.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Ceasul și timpii de gândire nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Ceasul și timpii de gândire nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Ceasul și timpii de gândire nu intră într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Comentariile la mutări nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon nu cunoaște acest joc.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Felul în care s-au făcut zarurile nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Felul în care s-au făcut zarurile nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Felul în care s-au făcut zarurile nu intră într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Pierderile la timp și cedările timpurii intră într-un fișier .ogxm ca puncte convenite.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Pierderile la timp și cedările timpurii intră într-un fișier .sgf ca puncte convenite.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Niciun format „{name}” nu poate fi scris; cunoscute sunt {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Niciun format nu are sufixul „{suffix}” al fișierului {file}; cunoscute sunt {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Alte linii nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Alte linii de joc nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Cedările refuzate nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Cedările refuzate sau fără răspuns nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Cedările refuzate sau fără răspuns nu intră într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Scorurile stabilite după prima partidă nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Unele analize nu pot fi păstrate într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Unele alte linii nu pot fi păstrate într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Înțelegerea despre dublările automate nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Meciul a fost cedat sau pierdut la timp: un fișier .mat arată ultima lui partidă ca neterminată.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Numărul de partide convenit nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Numărul de partide convenit nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Aruncarea care așteaptă să fie jucată sau răspunsul la o creștere nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Aruncările de deschidere egale nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Aruncările de deschidere egale nu intră într-un fișier .ogxm, doar cubul pe care l-au întors.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Aruncările de deschidere egale nu intră într-un fișier .sgf, doar cubul pe care l-au întors.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Ce s-a retras nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Ce s-a retras nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Ce s-a retras nu intră într-un fișier .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Indiciile folosite nu intră într-un fișier .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Indiciile folosite nu intră într-un fișier .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Indiciile folosite nu intră într-un fișier .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Un meci între computere nu a putut fi jucat. Turneul se păstrează; detaliile sunt în jurnal.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk. Turneul se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decizie socotită</numerusform>
            <numerusform>%n decizii socotite</numerusform>
            <numerusform>%n de decizii socotite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n meci</numerusform>
            <numerusform>%n meciuri</numerusform>
            <numerusform>%n de meciuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Cea mai bună serie de %n decizie: PR {rating}</numerusform>
            <numerusform>Cea mai bună serie de %n decizii: PR {rating}</numerusform>
            <numerusform>Cea mai bună serie de %n de decizii: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Ultima %n decizie</numerusform>
            <numerusform>Ultimele %n decizii</numerusform>
            <numerusform>Ultimele %n de decizii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Tutorul a vorbit la %n decizie. Acolo contează prima încercare.</numerusform>
            <numerusform>Tutorul a vorbit la %n decizii. Acolo contează prima încercare.</numerusform>
            <numerusform>Tutorul a vorbit la %n de decizii. Acolo contează prima încercare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Sub %n meci nimeni nu poate spune cât de inexact poate fi acest rating.</numerusform>
            <numerusform>Sub %n meciuri nimeni nu poate spune cât de inexact poate fi acest rating.</numerusform>
            <numerusform>Sub %n de meciuri nimeni nu poate spune cât de inexact poate fi acest rating.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 de cartonașe pe care le-ai mai ști după 30 de zile</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 de numere efective de pași la rând, cu o abatere medie sub un pas</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Un dublu clic pe un rând îi deschide deciziile.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>O linie apare după ce contează 30 de decizii.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Un meci terminat la fiecare joc, în afară de Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Joc pe punctul 1</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contra oamenilor</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra calculatorului</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>În avantaj</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Toate cele 15 aruncări de deschidere jucate corect, de două ori, la cel puțin o săptămână distanță</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Toți adversarii</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Tot timpul</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Exersează acum pe cartonașe cele mai costisitoare dintre aceste decizii</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atac</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Joc din spate</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Scoatere</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>În dezavantaj</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Mai bine decât {opponent}: rezultatele lasă puține îndoieli</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Ambii 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Șanse pierdute într-un meci</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partidă Crawford</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Erori cu cubul</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Dublare sau nu</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Dublare prea devreme</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Exersează</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Equity pierdută</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Erori</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Medie cu uitare</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Mai repede ca de obicei</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Statisticile apar aici când sunt analizate meciuri ale tale: joacă sau deschide un meci și apasă F7, sau analizează mai multe deodată în lista meciurilor.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Prima partidă fără eroare</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Primul meci analizat</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Primul meci cu zarurile verificate, aruncare cu aruncare, după secretul lor</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan de joc</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Jumătate dintre mutările tale sunt făcute mai repede decât timpul tău obișnuit: costă ele mai mult?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Joc de așteptare</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Dacă în fișiere joci sub alte nume, spune asta la „Cine este cine…”.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>În nouă cazuri din zece, puterea ta este în această marjă. Sunt luate ca unități meciuri întregi, pentru că deciziile unui meci au multe în comun.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Egalitate</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Mai mic înseamnă mai bun. Fiecare rând este al meciului care se termină acolo.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Meciuri terminate</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Meciuri pierdute</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Meciuri pe care ți le-au câștigat zarurile peste cât a meritat jocul tău: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Meciuri pe care jocul tău le-a meritat și zarurile ți le-au luat: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Meciuri cu noroc cunoscut</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Dublări ratate</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Sesiune pe bani</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Fără plan clar</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Nu contează nicio decizie</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Nicio decizie nu contează aici.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Nicio eroare cu cubul până acum.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Niciun meci nu se potrivește. Alege o perioadă mai lungă.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Niciun meci la un număr de puncte nu e încă terminat.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Nimic nu iese încă în evidență. E nevoie de mai multe meciuri analizate.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Deschidere</translation>
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
        <translation>Ritm</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Puncte pierdute</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Joc cu zid</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Diferență de rating față de adversari, după joc</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Atins</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Joc de fugă</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Parte din erori</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situații în care pierzi mai mult decât pierd de obicei jucătorii, cele mai costisitoare mai întâi. Ce nu găsește aproape nimeni cântărește puțin.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Mai încet ca de obicei</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Acceptare sau refuz</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Zarurile nu ți-au adus și nu ți-au luat nimic demn de amintit.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Direcția erorilor tale spune mai mult decât mărimea lor.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Ultima lună</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Ultimele trei luni</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Ultimul an</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Timpul se cunoaște doar la meciurile pe care le joci aici.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>De recuperat</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Prea bun pentru dublare</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Până la (ziua)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Cu noroc egal</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Câștigate minus pierdute</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Câștigate dintre acestea</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Câștigate dintre acestea cu noroc egal</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Câștigate sau pierdute prin zaruri</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Câștigate cu noroc egal</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Refuzuri greșite</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Acceptări greșite</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>cea mai bună mutare scoate o piesă</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>cea mai bună mutare lovește</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>cea mai bună mutare este una liniștită</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>cea mai bună mutare face poartă</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>cea mai bună mutare face o ancoră</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>cea mai bună mutare fuge</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} meciuri</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} puncte</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk în timp ce îți calcula statisticile. Meciurile tale rămân cum sunt; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportă…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Cine este cine…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Zaruri și joc</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Împărțite după</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Erori cu cubul</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Rapid și lent</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Statistici în timp</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Cum merge</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Repere</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Se citesc meciurile: {done} din {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Ce e de studiat</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Unde sunt erorile tale</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Exportă statisticile</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabel pentru foi de calcul (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Statisticile sunt salvate ca {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Statisticile nu au fost salvate: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Încă %n fișier nu a fost deschis.</numerusform>
            <numerusform>Încă %n fișiere nu au fost deschise.</numerusform>
            <numerusform>Încă %n de fișiere nu au fost deschise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>S-a adăugat %n meci în biblioteca ta.</numerusform>
            <numerusform>S-au adăugat %n meciuri în biblioteca ta.</numerusform>
            <numerusform>S-au adăugat %n de meciuri în biblioteca ta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Linia de comandă</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Deschide un meci sau o poziție</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Text lipit</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Citire</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Se citesc meciurile: {done} din {total} fișiere</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Se citesc meciurile…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Nu sunt fișiere în acel dosar.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>În clipboard este o imagine, care nu poate fi citită: copiază poziția ca text.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Nu este text în clipboard.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Text scris</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Toate deciziile</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Toate fazele</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Toate planurile</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analizat de</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partidă</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan de joc</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Felul deciziei</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Ale cui statistici</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 sau mai multe</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 sau mai multe</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Orice decizie</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Orice parte a partidei</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Orice rezultat</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Oricând</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Din spate</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Scoatere</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Optim</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Gafe, de la {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Costisitoare, de la {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Zarurile se scriu așa: {roll}, sau mai multe: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Dublări ale cubului</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Îndoielnice, de la {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Erori, de la {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Orice decizie analizată</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Orice poziție</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Meci pierdut</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Meci câștigat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Deschidere</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Refuz</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Refuzuri</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pași diferență</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pași: {own} la {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jucat</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Poziții similare</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Acceptare</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Acceptări</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Ultima lună</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Ultimele trei luni</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Ultima săptămână</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Ultimul an</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Aceeași poziție</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Aceasta nu e o poziție; se acceptă un XGID, un ID GNU Backgammon sau textul propriu bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>oricâte</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>nicio mutare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niciuna</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>nelimitat</translation>
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
        <translation>&amp;Privește</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Găsește decizii</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Fă &amp;cartonașe din acestea</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Se citesc meciurile: {done} din {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Arată &amp;meciurile</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Meciurile tale sunt citite. Ce se găsește în ele apare aici.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Doar aceste decizii:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Șterge tot</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Zaruri</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>De pe &amp;tablă</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>PR maxim</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Cât de aproape</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>PR minim</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Meci</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nume, eveniment, etichetă, fișier</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Bara adversarului</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pașii adversarului</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Scorul adversarului</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Bara proprie</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Pașii proprii</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Scorul propriu</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Pașii adversarului</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pașii jucătorului</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jucat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Punctele tablei</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Poziție</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Ale cui decizii</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID sau ID de poziție</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>oricare</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Marcată; Shift+F merge la marcajul următor, F îl scoate pe acesta.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Din nou de la primul marcaj.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Nicio decizie din acest meci nu este marcată: F o marchează pe cea de pe tablă.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Marcajul a fost scos.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Aici nu e nicio decizie de marcat.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>marcată</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Zilele următoare</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Afară după înfrângeri</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Ca în prima finală</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Ca în prima rundă</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Câte sunt necesare</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>C&amp;onsolare</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Dublă eliminare</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Fiecare cu fiecare</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Pentru cine pierde înainte de finală</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Pentru cine pierde primul meci</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>Forma&amp;t</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Merg mai departe din fiecare</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Grupe</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Grupe, apoi eliminatorii</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Nimeni nu iese</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Fără</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Joacă pentru &amp;locul al treilea</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Puncte pe &amp;runde</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Puncte după o înfrângere</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Punctele meciurilor pe runde, de exemplu {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Punctele finalei a doua</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>A doua finală, dacă prima o &amp;pierde cine nu pierduse încă</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Eliminare simplă</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Runde în sistem elvețian</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Copiat.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n eroare a meciului</numerusform>
            <numerusform>%n erori ale meciului</numerusform>
            <numerusform>%n de erori ale meciului</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Copiază pentru un forum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Desen (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Formă</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Imagine (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Decizia de pe tablă</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Ce să se copieze</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Ce se va copia</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decizie</numerusform>
            <numerusform>%n decizii</numerusform>
            <numerusform>%n de decizii</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Niciun meci al tău nu este încă analizat. Analizează-le în Meciuri… sau caută „Orice poziție” în loc de erori.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Renunță la câteva dintre condiții.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Nu există nimic asemănător în %n decizie.</numerusform>
            <numerusform>Nu există nimic asemănător printre %n decizii.</numerusform>
            <numerusform>Nu există nimic asemănător printre %n de decizii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Biblioteca ta e goală. Deschide un meci (Ctrl+O) sau joacă unul: atunci îi găsești deciziile aici.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>în %n meci</numerusform>
            <numerusform>în %n meciuri</numerusform>
            <numerusform>în %n de meciuri</numerusform>
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
            <numerusform>&amp;Adaugă %n meci</numerusform>
            <numerusform>&amp;Adaugă toate cele %n meciuri</numerusform>
            <numerusform>&amp;Adaugă toate cele %n de meciuri</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Adaugă-le pe toate în biblioteca ta, ca să le deschizi mai târziu</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Deschide un meci</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Alt prieten…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Amândoi stau la această tablă și joacă pe rând.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Joacă cu un prieten…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Joacă cu {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Doi jucători, un calculator</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Deschide un fișier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Așază o poziție</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Textul unei poziții</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID sau alt text al unei poziții</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reguli…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>O nouă aruncare de deschidere la fiecare partidă</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Jocul {number} al rundei</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Jocuri la alegerea mea…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Într-o fereastră proprie</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Fără alte jocuri</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Altfel, cine câștigă o partidă o începe pe următoarea.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Așezarea la {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Un joc de blocare în care o dublă le aduce cu ea pe toate dublele mai mari.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Un jucător poate scoate piese chiar dacă o piesă a sa este blocată în casa sa.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-Deucey în care o dublă o aduce pe cea de pe cealaltă față a zarurilor.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-Deucey în care toate piesele intră înainte ca vreuna să treacă de mijloc.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-Deucey în care doar 2 cu 1 dă încă o aruncare.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Toate cele cincisprezece piese pornesc de pe punctul 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon și așezările lui</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Rotație balcanică</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Scoate piese și când ai una blocată</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Ambii jucători intră, mută și ajung acasă pe aceeași parte a tablei.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Ambii jucători mută în același sens; chiar și o singură piesă blochează un punct.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Piesele intră pe o tablă goală; dublele și 2 cu 1 dau încă o aruncare.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Piesele intră pe o tablă goală; nimeni nu lovește înainte ca o piesă proprie să fie acasă.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Patru piese pornesc din spate în loc de două: mai lung și mai pozițional.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>De la o tablă goală</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Table grecești: fără cub, fără jocuri triple, iar câștigătorul începe partida următoare.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon cu o piesă de fiecare parte.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon cu două piese de fiecare parte.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>La {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Mută înainte să fi intrat toate</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Fără numere în plus înainte să fi intrat toate</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Pe un punct nu pot sta mai mult de cinci piese.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Fără regula mamei</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Fără șase puncte în niciuna din tablele de start</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Numerele care nu se pot juca se pierd</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>O piesă pe tură pleacă de la start, șase la rând cer un adversar în față</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>O piesă pe tură pleacă de la start, două la 6-6, 4-4 sau 3-3 ca primă aruncare a unui jucător; iar șase puncte la rând cer o piesă adversă în față. Ambele sunt reguli din Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Blocarea ultimei piese de la start nu câștigă partida.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Mai multe jocuri pe rând</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Piesele singure nu sunt lovite, ci blocate pe loc.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Jocuri simple, duble și triple</translation>
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
        <translation>Tavli: fără cub, prindere, blocare</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Jocul bulgăresc de prindere, jucat ca Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Jocul turcesc de blocare, jucat ca Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Jocul standard, cu cubul de dublare.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Trei piese de fiecare parte: scurt și sălbatic.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Table turcești: ca Portes, iar o piesă care lovește acasă rămâne acolo.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Până atunci o dublă se joacă de patru ori și nu urmează altă aruncare.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>De obicei toate piesele intră înainte ca vreuna să mute.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>De obicei fiecare piesă rămasă celui care pierde contează un punct.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>De obicei doar propria tablă de start nu poate fi umplută.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>De obicei le joacă adversarul.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>De obicei acest joc se joacă fără.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Cu cubul de dublare</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} pe rând; fiecare începe cu o aruncare de deschidere.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} pe rând; câștigătorul unei partide o începe pe următoarea.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Dă clic pe un joc ca să-i citești regulile și să-l joci.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Jocuri și regulile lor</translation>
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
        <translation>Zaruri corecte</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Statistici în timp</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Cât de des se confirmă motivele</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cum se joacă</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Tastă</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Limbi</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Privirea meciurilor</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Exersare cu cartonașe</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regulile acestui joc</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Mese în rețea</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Programul</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Tutorul</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Această pagină nu este încă tradusă.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turnee</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Antrenamente</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versiunea {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Ce este nou</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce face</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Joacă {game}…</translation>
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
        <translation>(În paranteză): analizat mai puțin profund, nu se compară</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Dublează</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dublu clic sau Enter: numește-o</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dublu clic sau Enter: pune-o pe tablă</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dublu clic sau Enter: aruncă din nou ambele zaruri</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Indiciile se dau în timp ce joci un meci.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nu e rândul tău.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Joacă {numbers}: valorează cel puțin cât o nouă aruncare.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Aruncă din nou</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Aruncă din nou ambele zaruri: valorează mai mult decât orice mutare cu {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Aruncă, fără dublare</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Arată un indiciu</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Până aici cea mai bună mutare cu {numbers}. Ce a rămas din ea vine mai întâi:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Cele mai bune duble de numit</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Cea mai bună mutare cu {numbers} este {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Cele mai bune mutări cu {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Cel mai bun mod de a continua:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Nu există indiciu: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Aici nu e nimic de decis.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Se gândește…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Asta pierde {cost}: cea mai bună mutare cu {numbers} este {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Aceasta este cea mai bună mutare cu {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Cu indicii sau cu șansele arătate, acest meci contează ca exersare și nu îți schimbă ratingul.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>cost {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>joc dublu {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>equity {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>marț {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>câștigă {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Cele mai bune alegeri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Șanse de a câștiga această partidă</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Indicii</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Joacă mai departe fără acest indiciu (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Arată șansele după fiecare mutare</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Motorul se gândește</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și meciurile nu pot fi afișate. Ele se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Un comentariu nu a putut fi plasat ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>O parte din analiză nu a putut fi citită ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>O parte din arhivă este deteriorată; restul s-a păstrat.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>O parte din fișier este deteriorată ({quote}); restul s-a păstrat.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Un jucător nu are nume în fișier.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Lipsește o tură înaintea unei poziții așezate.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Lipsește o tură înainte de „{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>O altă linie a fost omisă ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>În această poziție partida s-a terminat.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Nu poate fi citit.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Numele sau calea lui este prea lungă.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omis</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Nu se citesc mai mult de {quote} fișiere deodată.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ciudat</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>S-au citit doar primele meciuri din fișier; meciuri omise: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Citit cu {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Citit fără observații.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparat</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Răspunsul la dublare lipsește; a fost citit ca acceptare.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Cubul stă la {quote} și nu poate fi păstrat mai sus; celelalte creșteri au fost omise.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Fișierul nu spune cât de lung este meciul; s-au presupus {quote} puncte.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Fișierul nu spune ce joc este. A fost citit ca acesta: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Fișierul se termină la mijloc; ce există s-a păstrat.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Fișierul nu a fost citit până la capăt, fiind prea lung sau având prea multe greșeli; partide tăiate sau omise: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Fișierul nu a fost citit până la capăt, fiind prea lung; ce urmează a fost omis.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Partida începe cu dubla {quote}; s-a păstrat.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Partida nu are rezultat.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Jocul „{quote}” nu este cunoscut; a fost citit ca backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Antetul numește jucătorii în cealaltă ordine; s-au urmat coloanele.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>S-a completat singura mutare regulamentară a aruncării {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Mutarea aruncării {quote} lipsește.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Mutarea „{quote}” nu se poate face pe această tablă; tabla a rămas cum era.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Mutarea „{quote}” nu este regulamentară; s-a păstrat cum era scrisă.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Poziția nu are piese pentru un jucător; a fost omisă.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Rezultatul din fișier ({quote}) nu se potrivește cu partida; tabla decide.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Rezultatul din fișier ({quote}) nu decurge din partidă; s-a păstrat.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Scorul din fișier ({quote}) nu decurge din partidele dinainte; s-a păstrat.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Textul nu este UTF-8; a fost citit ca {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>În acest fișier nu este nicio partidă.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>În acest text nu este niciun ID de poziție.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nu există un astfel de fișier.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Acest meci BGBlitz conține mai mult de {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Acest meci BGBlitz nu conține partide.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Acest meci BGBlitz este deteriorat ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Această analiză GammonView este deteriorată ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Acest meci OGXM nu conține partide.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Acest meci OGXM este deteriorat ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Acest meci OGXM este mai lung de {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Acest fișier SGF nu conține nicio partidă de table.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Acest fișier SGF este al altui joc decât tablele (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Acest fișier SGF este al altui joc decât tablele.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Acest fișier eXtreme Gammon nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Acest fișier este gol.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Acest fișier este mai lung de {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Acesta este JSON, dar nu al unui meci cunoscut aici.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Acesta este un document PDF, nu un meci.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Acesta este un document PostScript, nu un meci.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Aceasta este o bază de date, nu un meci.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Acesta este un film sau o imagine, nu un meci.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Acesta este un film, nu un meci.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Aceasta este o partidă de Coan ki, pe care o joacă doar fereastra Coan ki și pe care niciun alt format nu o poate conține.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Aceasta este o imagine, nu un meci.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Aceasta este o poziție ca text, dar nu poate fi citită: nu are ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Aceasta este o poziție ca text, dar nu poate fi citită: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Acesta este un program, nu un meci.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Acesta este un fișier audio, nu un meci.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Acesta este un document text (RTF), nu un meci.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Acesta este un text fără meci sau poziție.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Aceasta este o pagină web, nu un meci.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Acesta este un document Office, nu un meci.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Acesta este un fișier XML, nu un meci.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Aceasta este o arhivă: despacheteaz-o întâi.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Acesta este un e-mail fără meci.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Acesta este un fișier eXtreme Gammon care nu poate fi citit, nu un meci.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Acesta este un document Office vechi, nu un meci.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Aceasta nu e o poziție de joc: partida s-a terminat.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Acesta nu este un meci BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Aceasta nu este o poziție permisă: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Acesta nu este un fișier obișnuit.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Acesta nu este un fișier text și nici un meci cunoscut.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Acesta nu este un fișier text.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Acesta nu este un meci OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Acesta nu este un fișier eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Seamănă cu SGF, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Seamănă cu un meci GamesGrid, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Seamănă cu un meci JavaFIBS, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Seamănă cu o poziție Snowie, dar îi lipsesc câmpuri.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Seamănă cu o poziție Snowie, dar {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Seamănă cu un meci TrueMoneyGames, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Seamănă cu un fișier de meci, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Seamănă cu un fișier eXtreme Gammon, dar nu spune cine a jucat.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Seamănă cu un fișier eXtreme Gammon, dar nu conține nicio partidă.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Această înregistrare de meci este deteriorată sau din alt program: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Această înregistrare de meci este deteriorată: nu este UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Această înregistrare de meci este mai lungă de {quote} de caractere.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Acest fișier text are mai mult de {quote} de rânduri.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Acest fișier text este mai lung de {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Acest text nu conține niciun meci de table.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Ce spune fișierul despre cedare nu a putut fi citit.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Nu ai voie să-l citești.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>rândul {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} nu a fost deschis.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}” nu răspunde la nimic; a fost omis.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}” nu este o aruncare de două zaruri; tura a fost omisă.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}” nu se înțelege.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}” nu s-a înțeles și a fost omis.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}”: cubul nu putea fi întors aici; a fost pus cum spune fișierul.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Raport de import</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Observații</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Intră</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Privește</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Invitație</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Intră la o masă</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Lipește cu Ctrl+V invitația pe care ai primit-o.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Se caută masa…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Privește o masă</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Ești la masă; meciul se vede aici îndată ce începe.</translation>
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
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Mersul analizei</translation>
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
        <translation>O decizie cu cubul nu are valoare fără cub.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>O primă privire: un meci durează cam o secundă.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Analizate până acum: {judged} din {plays} mutări.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Se analizează decizia</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Ambii jucători sunt pe bară în fața unei case închise.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Ambii jucători au piese pe același punct.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Mutările strânse, prin aruncarea de după ele. Alegerea obișnuită pentru jocurile cu rețea proprie.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Încă mai profund: un meci durează multe minute.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Cea mai profundă</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Analizele cele mai profunde</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Fiecare mutare strânsă la 3-ply, ceea ce corespunde nivelului „Clasă mondială”.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Fiecare poziție a acestui joc este rezolvată: nimic nu e mai profund.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Totul la 2-ply, iar 3-ply unde poate schimba verdictul. Alegerea obișnuită.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>În meci</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Revine doar dacă fișierul lui se deschide din nou; nu se poate anula.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Rollouturi mai lungi</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Rollouturi foarte lungi</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Norocul aruncării: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>La acest scor nu poate exista partidă Crawford.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nicio decizie aici.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Niciun motor de aici nu poate analiza aceste jocuri după aceste reguli: {games}. Indiciile merg la orice joc.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Nimeni nu este la aruncare.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Încă neanalizat: apasă Analizează… mai jos sau F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>O decizie se analizează imediat.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>O decizie durează câteva secunde, cel mult cam un minut.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>O decizie durează câteva secunde.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>O decizie durează până la câteva minute.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Aruncare de deschidere</translation>
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
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Joacă mai departe</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Rapid și bun: un meci durează câteva secunde.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Elimini analiza {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Cedează</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rollouturile se joacă după regulile jocului backgammon, iar acest meci are alte reguli.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Rollouturi scurte</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Costul unei cedări se știe doar în meciurile cu regula Crawford.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Motorul nu a putut analiza nimic aici.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Motorul nu cunoaște {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Motorul a eșuat ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motorul s-a oprit pe neașteptate.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partida s-a terminat.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Partida se poate termina în următoarele două aruncări.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Meciul s-a terminat.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Rețelele care evaluează {games} privesc cel mult la profunzimea {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Jucătorul la aruncare nu are de decis nimic cu cubul.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Înregistrarea se termină aici.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Motorul puternic nu se încarcă: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Sunt {quote} piese de fiecare parte, nu 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Nu mai era nimic de analizat.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Această analiză nu spune nimic despre acest moment.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Acest răspuns ar fi greșeala adversarului.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Această mutare nu e regulamentară: nu este evaluată, iar meciul a continuat după ea.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Ca s-o ai din nou, meciul trebuie analizat iar.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Două treceri</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Două treceri, apoi rollouturi lungi pentru ce e strâns: ore.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Două treceri, apoi rollouturi pentru ce e strâns: aproape o oră.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Două treceri, apoi rollouturi scurte pentru ce e strâns: minute.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Ce e încă strâns, prin următoarele două aruncări, la profunzimea maximă a rețelei acestui joc.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Ce știe motorul despre acest joc nu poate fi citit ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Ce spune pe loc rețeaua acestui joc: câteva secunde.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Cu analize mai profunde</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Tu arunci</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>gafă, costă {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>eroare, costă {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>răspuns la beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>răspuns la dublare</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>răspuns la otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>răspuns la raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>răspuns la redublare</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>răspuns la cedare</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>costă {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>dublare?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>îndoielnic, costă {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>puține decizii</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>numește o dublă</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>cedare</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>corect</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>eroare standard {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>neterminată</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>câștigă {win} (marțuri {win_gammon}), pierde {lose} (marțuri {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} până la {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} aruncă</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (puține decizii)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} este o mutare neregulamentară: nu este evaluată, iar meciul a continuat după ea.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analizat</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>Mai &amp;profund</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analizează deciziile acestui meci (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizează…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Alegerile din această poziție</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Mersul analizei</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Oprește analiza; ce s-a analizat se păstrează (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Decide pe tablă: se evaluează pe măsură ce vine.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Joc de așteptare pe punctul 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Joc pe punctul 1</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Negrul răspunde cu beaver la dublarea Albului.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Negrul răspunde cu raccoon la beaver.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Negrul dublează.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Negrul are de jucat {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Negrul este la aruncare.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Negrul are cubul la {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Negrul joacă {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Negrul aruncă</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Răspunsul Negrului</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Cubul Negrului</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Ambii jucători sunt pe bară în fața unei case închise.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Ambii jucători au piese pe același punct.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Piesele nu pot sta așa în acest joc.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablă goală</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Ultimele șase piese</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Se privește poziția…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Pierde {win} · marțuri {gammon} · backgammonuri {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Niciun jucător nu mai poate muta de aici.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>În această poziție nu se poate decide nimic.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Aruncă</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Similare</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Începutul acestui joc</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Această propunere a cubului nu este permisă aici.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Tabla rămâne cum este: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Cubul este în centru la {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Partida s-a terminat: a câștigat-o Negrul.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Partida s-a terminat: a câștigat-o Albul.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Partida s-a terminat: este remiză.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Nu conține niciun XGID, ID GNU Backgammon sau text bgdesk; tabla rămâne cum este.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Pe tablă nu e nicio piesă.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>În partida Crawford nu există cub.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>În acest meci nu există cub.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Albul răspunde cu beaver la dublarea Negrului.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Albul răspunde cu raccoon la beaver.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Albul dublează.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Albul are de jucat {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Albul este la aruncare.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Albul are cubul la {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Albul joacă {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Albul aruncă</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Răspunsul Albului</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Cubul Albului</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Câștigă {win} · marțuri {gammon} · backgammonuri {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>jucată</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>încercată</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Joc din spate {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n piesă neagră este scoasă, deși altele nu sunt acasă.</numerusform>
            <numerusform>%n piese negre sunt scoase, deși altele nu sunt acasă.</numerusform>
            <numerusform>%n de piese negre sunt scoase, deși altele nu sunt acasă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n piesă albă este scoasă, deși altele nu sunt acasă.</numerusform>
            <numerusform>%n piese albe sunt scoase, deși altele nu sunt acasă.</numerusform>
            <numerusform>%n de piese albe sunt scoase, deși altele nu sunt acasă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Un jucător are deja punctul (%n) acestui meci.</numerusform>
            <numerusform>Un jucător are deja toate cele %n puncte ale acestui meci.</numerusform>
            <numerusform>Un jucător are deja toate cele %n de puncte ale acestui meci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Negrul are %n piesă, ceea ce acest joc nu are.</numerusform>
            <numerusform>Negrul are %n piese, ceea ce acest joc nu are.</numerusform>
            <numerusform>Negrul are %n de piese, ceea ce acest joc nu are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Regulile convenite permit %n piesă pe un punct.</numerusform>
            <numerusform>Regulile convenite permit %n piese pe un punct.</numerusform>
            <numerusform>Regulile convenite permit %n de piese pe un punct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>În suport lipsește %n piesă neagră: ia întâi de pe tablă.</numerusform>
            <numerusform>În suport lipsesc %n piese negre: ia întâi de pe tablă.</numerusform>
            <numerusform>În suport lipsesc %n de piese negre: ia întâi de pe tablă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>În suport lipsește %n piesă albă: ia întâi de pe tablă.</numerusform>
            <numerusform>În suport lipsesc %n piese albe: ia întâi de pe tablă.</numerusform>
            <numerusform>În suport lipsesc %n de piese albe: ia întâi de pe tablă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Albul are %n piesă, ceea ce acest joc nu are.</numerusform>
            <numerusform>Albul are %n piese, ceea ce acest joc nu are.</numerusform>
            <numerusform>Albul are %n de piese, ceea ce acest joc nu are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Fă-o din nou (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Fă mutări pe tablă ca în joc (P); din nou: așezare</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Retrage ultima schimbare (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Încearcă o mutare</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Ce se așază aici se păstrează (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Culoarea unui clic</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laborator de poziții</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Despre această poziție</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Candidate</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Aruncări</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Scoruri</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Loviri</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Încă nu ai terminat niciun meci contra calculatorului. Joacă unul: rezultatul lui va fi aici.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} până la {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} din {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Joacă…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>E aproape sigur că câștigi mai mult de jumătate din meciuri.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Rezultate contra adversarilor</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Parte (interval 90&#xa0;%)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Putere</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Câștigate</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>O persoană de la acest calculator</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Jucător computer: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Înscriere târzie</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Cine vine mai târziu</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Cine vine mai târziu? Joacă începând cu runda următoare.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Cine vine mai târziu? Joacă în locul unei runde libere.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Încă %n meci…</numerusform>
            <numerusform>Încă %n meciuri…</numerusform>
            <numerusform>Încă %n de meciuri…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Încheie-l…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Cum se joacă</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Meci nou…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Încă o dată?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Un clic îl începe. Te poți opri oricând și continua mai târziu: nu se pierde nimic.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Joacă din nou</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Reia</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>În curs</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>În curs · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Primul tău meci</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Toate</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Seri care contează</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Ligă</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Niciuna</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Puncte după loc</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Puncte în ligă după loc, de exemplu {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Punctele locurilor sunt numere, de exemplu {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Cea mai bună: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Cub: {found} din {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Decide pe tablă, ca în joc. S arată răspunsul, K sare peste, Esc oprește.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Dublare sau nu?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Găsit</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Găsit mai târziu</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Găsit, deși nu din prima.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Găsit: destul de aproape.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Găsit: e cel mai bine.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>În meci ai ales {answer}, ceea ce a costat {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>În meci ai ales {answer}, ceea ce era corect.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>În meci {name} a ales {answer}, ceea ce a costat {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>În meci {name} a ales {answer}, ceea ce era corect.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Mutări: {found} din {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Negăsit</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Negăsit.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Redublare sau nu?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Sărit</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Acceptare sau refuz?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Acceptare, refuz sau întoarcerea cubului din nou?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Motorul îți privește răspunsul…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Există ceva mai bun: {answer} pierde {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Acest răspuns nu a putut fi evaluat. Dă altul sau cere să fie arătat.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Acest meci nu este încă analizat: după aceea poți învăța din el.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Care este cea mai bună mutare?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Decizi încă o dată unde s-au făcut erori. Printre ele sunt și câteva decizii bune, și nimic nu dă răspunsul de gol înainte să-l dai pe al tău.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Ai găsit {found} din {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Aici trebuia să decizi tu.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Răspunsul tău: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Răspunsul tău: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>dublare</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>fără dublare</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>fără redublare</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>refuz</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>redublare</translation>
    </message>
    <message>
        <source>take</source>
        <translation>acceptare</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Aici trebuia să decidă {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} din {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n eroare care costă {cost} sau mai mult.</numerusform>
            <numerusform>%n erori care costă {cost} sau mai mult.</numerusform>
            <numerusform>%n de erori care costă {cost} sau mai mult.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Din nou cea ratată (%n)</numerusform>
            <numerusform>Din nou cele %n ratate</numerusform>
            <numerusform>Din nou cele %n ratate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Ai mai găsit %n dintre ele înainte.</numerusform>
            <numerusform>Ai mai găsit %n dintre ele înainte.</numerusform>
            <numerusform>Ai mai găsit %n dintre ele înainte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizează…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Învățare din acest meci</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Întrebări până acum</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Arată răspunsul</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Ale cui erori</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Ambii</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Învață din acest meci</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Eu</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partidele sesiunii</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partide:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Felul jocului</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesiune pe bani</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Altă lungime:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Meci la puncte</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Punctele meciului</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Nelimitat</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Aruncările următoare</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Lupa scorului</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Loviri</translation>
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
        <translation>După</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>După aruncare este ± {percent}, banda colorată.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Toate acestea sunt pentru jocul pe bani, înainte de aruncare. Nu toate piesele sunt acasă: drumul până acolo este încercat de multe ori, așa că un EPC poate fi inexact cu {error}; de acolo aruncările sunt exacte. Unilateral: ambii joacă pentru cât mai puține aruncări, iar cubul este evaluat după un model.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Toate acestea sunt pentru jocul pe bani, înainte de aruncare. Aruncările sunt exacte pentru cine joacă spre cât mai puține în medie. Unilateral: ambii joacă așa, iar cubul este evaluat după un model.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Orice piesă descoperită</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>La niciunul dintre aceste scoruri acest jucător nu poate dubla.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>La {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>La {percent} victorii modelul spune {nd} fără dublare, {dt} după acceptare și {dp} după refuz.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>La {percent} victorii modelul spune {nd} fără dublare.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Prag de încasare</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>D/P</source>
        <extracomment>In a narrow cell: double and pass; a standard abbreviation</extracomment>
        <translation>D/R</translation>
    </message>
    <message>
        <source>D/T</source>
        <extracomment>In a narrow cell: double and take; a standard abbreviation</extracomment>
        <translation>D/A</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a narrow column: double match point, a standard abbreviation</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Dead cube</source>
        <extracomment>Head of a column: the cube is never turned again</extracomment>
        <translation>Cub mort</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Profunzime</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferență</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Dezastre</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dublare și redublare; acceptare</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Dublu punct de meci</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Dublare, fără redublare; acceptare</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Dublare, refuz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Dublare, acceptare</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dublare; refuz</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Prag de dublare</translation>
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
        <translation>Estimat din șansele la scorul actual</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exact, cubul în centru: {nd} fără dublare, {dt} după acceptare, {dp} după refuz.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exact, cubul în posesie: {nd} fără redublare, {dt} după acceptare, {dp} după refuz.</translation>
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
        <translation>Prețul marțului</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Marțuri</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Cum</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokeri</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Cub viu</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Joc pe bani</translation>
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
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Acolo nimeni nu poate dubla.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Încă neevaluat.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>La aruncare</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Unilateral</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pași</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Preț, cu cubul întors</translation>
    </message>
    <message>
        <source>R/P</source>
        <extracomment>In a narrow cell: redouble and pass; a standard abbreviation</extracomment>
        <translation>R/R</translation>
    </message>
    <message>
        <source>R/T</source>
        <extracomment>In a narrow cell: redouble and take; a standard abbreviation</extracomment>
        <translation>R/A</translation>
    </message>
    <message>
        <source>Recube vig</source>
        <extracomment>Head of a row: what turning the cube oneself changes about the take point. A standard term</extracomment>
        <translation>Avantajul redublării</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Redublare, acceptare</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Aruncări</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Doar mizele</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Abatere standard</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Prag de acceptare</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motorul evaluează…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Motorul: {nd} fără dublare, {dt} după acceptare, {dp} după refuz.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Se calculează valorile exacte…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Cifrele spun cu cât întrece cea mai bună alegere pe următoarea.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Cifrele spun cât pierde acolo mutarea făcută.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Piața se pierde după {pairs} din 1.296 de secvențe de aruncare și răspuns ({share}) și după {rolls} din 36 de aruncări la cel puțin jumătate dintre răspunsuri.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Adversarul este la {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Adversarul are nevoie de 1 punct, în partida Crawford</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Jucătorul care decide este la {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Jucătorul care decide are nevoie de 1 punct, în partida Crawford</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Prag „prea bun”</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Bilateral</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Risipă</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Victorii</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>nu poate muta</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>lovea înainte de schimbare</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>dezastru: {number} sub medie sau mai mult</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>dublare și refuz după {count} din 36 de răspunsuri</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>dublare și acceptare după {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>evaluat</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formulă</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>lovea</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>lovește</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>lovește 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>lovește doar după schimbare</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: pierdută după cel puțin jumătate dintre răspunsuri</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: piața se pierde după orice răspuns</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} peste medie sau mai mult</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>pierdută după unele răspunsuri</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>bani</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>de obicei nici măcar dublare</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>fără dublare după {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>avantajul redublării</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>praguri de acceptare: la aruncare, adversar</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} din 21 de aruncări diferite sunt evaluate…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} spune „{said}”, dar numărul de aruncări necesare „{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} spune „{said}”, exact corect este „{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} peste medie sau mai mult</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} sub medie sau mai mult</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away, partida Crawford</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away, după partida Crawford</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>punctul {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ este o estimare până când motorul evaluează acel scor.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Lupa scorului</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Nivelul tău este PR {rate} ± {interval} (90 %): o primă estimare de {guess}, corectată cu %n decizie socotită. Statistici în timp arată media simplă, fără estimare.</numerusform>
            <numerusform>Nivelul tău este PR {rate} ± {interval} (90 %): o primă estimare de {guess}, corectată cu %n decizii socotite. Statistici în timp arată media simplă, fără estimare.</numerusform>
            <numerusform>Nivelul tău este PR {rate} ± {interval} (90 %): o primă estimare de {guess}, corectată cu %n de decizii socotite. Statistici în timp arată media simplă, fără estimare.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Îi ține locul un jucător simplu: BGDESK_ENGINE spune {detail}; poate fi plain sau sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Îi ține locul un jucător simplu: motorul are nevoie de {detail} din Visual C++ Runtime; lipsește.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Îi ține locul un jucător simplu: procesorul nu are {detail}, de care motorul are nevoie.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Îi ține locul un jucător simplu: motorul puternic nu e făcut pentru acest calculator.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Îi ține locul un jucător simplu: motorul puternic este oprit prin BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Îl joacă o rețea mică, antrenată pentru acest joc; PR se măsoară doar la backgammon.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avansat</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Bătăuș</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocazional</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Dublează mult prea devreme.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Dublează prea târziu și refuză ce ar trebui să accepte.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Lovește ori de câte ori poate, și descoperit în casă.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Strângător</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Se ține de ancoră mult după ce e vremea să plece.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Mediu</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Nucleul lui rapid nu poate fi încărcat aici, jurnalul spune de ce: analiza durează cam de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Nucleul lui rapid nu cunoaște această versiune: analiza durează cam de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Nucleul lui rapid este deteriorat sau de altă versiune: analiza durează cam de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Nucleul lui rapid este oprit prin BGDESK_CORE: analiza durează cam de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Nucleul lui rapid nu a fost compilat aici: analiza durează cam de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Lasă cât mai puține șanse de lovire, chiar și unde ar trebui să îndrăznească.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestru</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Niciun meci al tău nu a fost încă analizat: nivelul tău este o estimare, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) spune cât pierde o decizie medie: cu cât e mai mic, cu atât mai puternic.
Jucătorii de clasă mondială sunt pe la 3, experții de turneu la 6, jucătorii buni de club la 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR circa {rate}, estimat</translation>
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
        <translation>Joacă puțin mai bine decât tine</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Joacă la nivelul tău</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Fugar</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Fuge prea devreme cu piesele din spate și își părăsește ancorele.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Partener de antrenament</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Nervos</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Cel mai puternic</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Șansele în acest joc se cunosc exact; PR se măsoară doar la backgammon.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Motorul puternic nu cunoaște acest joc: îl joacă un jucător simplu, mai slab decât scrie.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Timid la cub</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Clasă mondială</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Adversarul tău își păstrează puterea tot meciul, orice ar face zarurile.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>îi ține locul un jucător simplu</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>joacă la PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>joacă la PR {rate}, estimat</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>joacă la PR {rate} ± {interval}</translation>
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
        <translation>Alt program ține biblioteca {subject}: aceasta nu s-a salvat; tot ce era înainte se păstrează.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Alt program scrie acum în {subject}; nu s-a scris nimic peste.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Analize pierdute, care pot fi făcute din nou: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nu se poate citi nimic din ea și nu există o copie de siguranță.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Nu se poate citi nimic din biblioteca {subject} și nu există o copie de siguranță: s-a început una nouă; fișierul vechi este păstrat ca {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>În biblioteca {subject} nu e nimic.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>În biblioteca {subject} nu era nimic și nu există o copie de siguranță: s-a început din nou.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Nu va lipsi nimic.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Datele nu au putut fi mutate în {folder} ({detail}). Nu s-a mutat nimic.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Discul este plin: nu s-a putut salva în {subject}; tot ce era înainte se păstrează.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Fișierul {subject} nu conține o bibliotecă ce poate fi citită; nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Fișierul {subject} nu este o bibliotecă bgdesk; a rămas cum este.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Fișierul {subject} este chiar biblioteca actuală; nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Dosarul {folder} este o parte a celui actual; alege altul. Nu s-a mutat nimic.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Biblioteca este în regulă: fiecare pagină și fiecare meci pot fi citite.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteca era deteriorată și a fost reparată; nu lipsește nimic. Fișierul vechi este {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteca era deteriorată. Tot ce se mai poate citi este într-una nouă; fișierul vechi este păstrat ca {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} nu poate fi scrisă; tot ce s-a salvat înainte se păstrează.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Nu s-a putut face azi o copie de siguranță a bibliotecii {subject} ({detail}); biblioteca însăși este în regulă.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Biblioteca {subject} nu a putut fi folosită ({detail}); tot ce s-a salvat înainte se păstrează.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} este deteriorată, așa că nu s-a făcut nicio copie; nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} este deteriorată. Închide bgdesk și pornește-l din nou: tot ce se poate citi este pus atunci într-o bibliotecă nouă, iar fișierul vechi se păstrează.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} este deteriorată; a rămas cum este.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} este deteriorată; nu s-a schimbat nimic în ea. La următoarea pornire, tot ce se poate citi e pus într-una nouă, iar fișierul vechi se păstrează.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Biblioteca {subject} a dispărut și s-a început una nouă. Există o copie de siguranță, care poate fi restaurată: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Biblioteca {subject} a dispărut. Există o copie de siguranță, care poate fi restaurată: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} este deschisă în bgdesk; închide-o întâi acolo. Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>În schimb se folosește biblioteca {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} era goală (0 octeți) și nu există o copie de siguranță: s-a început una nouă.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} a fost mutată sau ștearsă cât era deschisă: aceasta nu s-a salvat.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteca {subject} a fost scrisă de un bgdesk mai nou; a rămas cum este.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Biblioteca {subject} a fost scrisă de un bgdesk mai vechi și nu se poate face o copie de siguranță ({detail}); a rămas cum este.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Meciul {subject} nu poate fi citit ({detail}); a rămas cum este.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Meciul {subject} este deschis în altă fereastră bgdesk; închide-l întâi acolo.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Meciul {subject} a fost schimbat de alt program; nu s-a scris nimic peste.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Meciul {subject} a fost eliminat în altă fereastră: analiza lui s-a încheiat și nu se mai păstrează nimic din el.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Pot lipsi cele mai noi mutări, pentru că și fișierul care le conținea era deteriorat.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>La următoarea pornire se umple cu ce se poate citi din cea veche.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Calea bibliotecii {subject} este prea lungă; are nevoie de un dosar cu una mai scurtă.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>În {folder} există deja date bgdesk; alege alt dosar. Nu s-a mutat nimic.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nu există o copie de siguranță: la următoarea pornire se începe una nouă.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Nu există încă biblioteca {subject}; bgdesk o face la prima pornire.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Nu există biblioteca {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Meciul {subject} nu este în bibliotecă.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Nu e destul loc pe discul dosarului {folder}. Nu s-a mutat nimic.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Aceste meciuri s-au pierdut: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Aceste meciuri au revenit din copia de siguranță {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Aceste meciuri nu pot fi citite: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Acestor meciuri le lipsesc mutări de la sfârșit: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Aceste meciuri vor reveni din copia de siguranță {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Acest turneu nu poate fi citit ({detail}); a rămas cum este, ca și meciurile lui.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Acest turneu nu mai este în bibliotecă.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Acest turneu este deschis în altă fereastră bgdesk; închide-l întâi acolo.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Ce este în {subject} nu a putut fi mutat în coșul de gunoi; îl poți șterge tu.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Datele tale sunt în {folder}, pe care {service} îl sincronizează. În timp ce joci, poate copia o bibliotecă scrisă pe jumătate sau poate pune în locul ei una mai veche de pe alt calculator. Mai bine ține datele doar pe acest calculator și fă copia de siguranță în {service}; sau închide bgdesk aici și lasă {service} să termine înainte să-l deschizi acolo.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>un meci din care se cunoaște doar identificatorul ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk a fost întrerupt, iar fișierul {subject} lipsește de atunci: poate lipsi ce s-a jucat la urmă.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>încă {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} – {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Alte linii de aici</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Elimină</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Continuă</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Intră cu invitație…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Pleacă de la masă</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Deschide o masă…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>P&amp;rivește cu invitație…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Pe un &amp;server…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Copiază in&amp;vitația de privit</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Meciuri cu alții care continuă</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Deschide o masă și trimite-i invitația sau intră cu una primită.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>La &amp;tablă</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Scrie întâi un nume: celălalt jucător îl vede.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Cu alții</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>&amp;Numele tău</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Meciul așteaptă să introduci zarurile.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Acest meci nu poate fi deschis ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Pe ce drum?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și acesta nu a putut fi deschis sau păstrat. Ce este în bibliotecă se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Găsește un meci</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Găsește un jucător, un eveniment sau un fișier</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Meciuri</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analizează (F7) arată aici cum au evoluat șansele</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Mersul meciului</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analizat</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partidă</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Meciuri</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Nume</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Etichete</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>adăugat {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>parțial</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>nelimitat</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>da</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Ai câștigat la timp la {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Ai câștigat sesiunea {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Ai câștigat {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>nu poate fi citit</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>cedat la {white} : {black}, ai câștigat</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>cedat la {white} : {black}, a câștigat {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>sesiunea s-a încheiat la egalitate, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>în curs, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} a câștigat la timp la {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} a câștigat sesiunea {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} a câștigat {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} – {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Toate meciurile…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Toate…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Ce joci și ce deschizi se păstrează aici. Dă clic pe un meci ca să-l vezi din nou și, după analiză, cât a costat fiecare mutare.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Meciurile tale</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizează</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Coloane</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuă</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>Șter&amp;ge definitiv…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>Mai m&amp;ulte…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>Meci &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Restaurează</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>E&amp;tichete…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Anali&amp;zează tot</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analizează în fundal fiecare meci neanalizat încă; poți opri oricând</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Coș de gunoi</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Ștergi definitiv %n element din coș, cu toate analizele?</numerusform>
            <numerusform>Ștergi definitiv %n elemente din coș, cu toate analizele?</numerusform>
            <numerusform>Ștergi definitiv %n de elemente din coș, cu toate analizele?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Meciuri</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Nimic de aici nu are toate aceste cuvinte.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Deschide un &amp;fișier…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Poziții</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Redenu&amp;mește</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Elimini ce e selectat? O partidă de Coan ki nu mai poate fi adusă înapoi.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Sal&amp;vează o copie ca…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Coșul e gol. Ce elimini rămâne aici 30 de zile și poate fi restaurat.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Zarurile meciurilor în curs nu vor mai putea fi verificate niciodată.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Fișierele din care s-au citit meciurile rămân unde sunt.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Încă nu e niciun meci aici.
Începe unul nou sau deschide un fișier al oricărui program: ce joci și ce deschizi se păstrează aici.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Încă nu e nicio poziție aici. Lipește un XGID sau altă poziție cu Ctrl+V în fereastră.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Această partidă e deschisă în fereastra Coan ki; închide-o înainte s-o elimini.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Acest meci este pe tablă; privește altul înainte să-l elimini.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Scrie mai puține sau uită-te pe altă pagină.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ce se afișează</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Primul jucător</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meciuri</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Al doilea jucător</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stare</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Verifică tu aceste zaruri…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Secretul zarurilor</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Verifică zarurile</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Mai mult: aruncări și zaruri</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Mai mult: aruncări și zaruri</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Scrie mutarea, de exemplu {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Pe ce drum? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Nu ai nicio piesă pe bară; cele din rezervă se scriu {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}” nu este o mutare. Scrie puncte, de exemplu {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Din înregistrare lipsește o tură</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Amândoi au dat {die}: cubul la {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Tabla a fost așezată manual</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Partida începe cu această poziție</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Așezarea a fost corectată</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ai câștigat aruncarea de deschidere: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>o mutare neregulamentară</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dublează la {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>neregulamentar</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>numește {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>fără dublare</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>fără redublare</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>refuză</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redublează la {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>cedează</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>rămâne fără timp</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>acceptă</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} a câștigat aruncarea de deschidere: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>altă linie</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>altă linie, pliată</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Înapoi la joc</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Mutările apar aici.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Joacă mai departe de aici…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Caută în această rețea</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>C&amp;odul ei</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Intră la această &amp;masă</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Până acum nu răspunde nicio masă; se întreabă mereu.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mese în această rețea</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>plină</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n decizie în poziții ca aceasta</numerusform>
            <numerusform>%n decizii în poziții ca aceasta</numerusform>
            <numerusform>%n de decizii în poziții ca aceasta</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Se caută în meciurile tale…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Meciurile încă se citesc.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>%n decizie din biblioteca ta nu a fost luată într-o poziție ca aceasta.</numerusform>
            <numerusform>Niciuna din %n decizii din biblioteca ta nu a fost luată într-o poziție ca aceasta.</numerusform>
            <numerusform>Niciuna din %n de decizii din biblioteca ta nu a fost luată într-o poziție ca aceasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Doar cu această aruncare</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Poziții ca aceasta</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Așezarea nu este o poziție care poate apărea.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>În biblioteca ta nu e încă niciun meci: deschide unul (Ctrl+O) sau joacă unul.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Fiecare joc e jucat de motorul care îl cunoaște cel mai bine; PR se măsoară doar la backgammon.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partidă</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Lungime</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Meci nou</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Citește regulile jocului ales ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Toate regulile și zarurile</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Toate regulile și zarurile</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Trage la sorți</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Fel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Nume</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Ca în listă</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Cum vrei</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Din grupe trebuie să meargă mai departe cel puțin doi.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Trebuie să participe cel puțin doi.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>La întâmplare</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>După rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Elvețian de club: cinci runde la 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Dublă eliminare cu 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Tragere la sorți</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Opt jucători: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Seară cu 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Pentru aceste grupe trebuie să participe cel puțin {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Patru grupe de 4, apoi eliminatorii</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Regulile casei și cubul sunt cele din ultimul tău meci nou; regula Jacoby nu are loc aici. Fiecare meci între computere este jucat cu adevărat, în fundal, și poate fi privit.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Cupă Hypergammon</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>În acest format pot participa cel mult {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Fiecare cu fiecare, 4 jucători</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Cupă Tavli la 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Punctele rundelor sunt numere de la 1 la {most}, de exemplu {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turneul are nevoie de un nume.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Cu &amp;ceas: 2 minute pe punct și 12 secunde pe mutare</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Niciun browser nu deschide {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Există o versiune mai nouă de bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Caută acum</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Deschide pagina de descărcare</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Se întreabă…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Caută o versiune mai nouă</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Există o versiune mai nouă: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Ai bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Ai cea mai nouă versiune.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk întreabă {host} care este numărul celei mai noi versiuni și nu spune nimic despre tine, calculatorul tău sau versiunea ta; ca orice pagină pe care o deschizi, {host} îți vede adresa de internet.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Harta pieței: după ce aruncări se pierde piața</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Nimeni nu urmează să arunce aici.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Harta temperaturii</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Harta temperaturii: cât valorează fiecare aruncare</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Răspunsul la cea mai bună mutare</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Răspunsul la mutarea făcută</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Aruncarea jucătorului</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Ce se arată despre fiecare aruncare</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Cine urmează să arunce nu poate dubla aici, deci nu există piață.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Ale cui aruncări</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>După regula Holland, nimeni nu poate dubla înainte ca amândoi să fi avut două ture în această partidă.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>În partida Crawford nimeni nu poate dubla.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Cubul este mort: la acest scor jucătorul la aruncare câștigă meciul cu el așa cum este.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Adversarul are cubul: doar posesorul lui poate dubla.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>Într-un meci la 1 punct nu există cub.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Acest joc se joacă fără cub.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Închide acest anunț</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Arată</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
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
        <translation>{number} nu se potrivește aici: se cere un număr de la {least} la {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Deschide o masă</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Deschide masa</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>zarurile ambilor jucători</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Nume</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Putere</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Puterea &amp;Albului</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Computer contra computer</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Oricare</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Oaspete</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Joacă precum oamenii de această putere</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Cineva la alt calculator, oricine are invitația.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>St&amp;il</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Puterea Ne&amp;grului</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Putere</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Puterea Negrului</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Calculatorul</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Doi jucători, un calculator</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Piesele tale</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Regula Crawford</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regula Holland</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regula Jacoby</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>o nouă aruncare de deschidere la fiecare partidă</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>cel mult cinci pe un punct</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>dublările automate contează la regula Jacoby</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon doar cu o piesă pe bară</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaver și raccoon</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaver, raccoon și otter</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>ceas</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>patru puncte pentru o piesă pe bară</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>sesiune pe bani</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>fără cub</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>fără lovit și plecat acasă</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>mutări parțiale permise</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>dublări automate nelimitate</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>beaver și raccoon nelimitate</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>după {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>complementul dublei {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>urmează după {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>în loc de {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>lăsate de adversar</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>numită după {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>aruncat din nou</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>Turneu &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Clasamentul sezonului…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Anulează eliminarea</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Început</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Participanți</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Cum stă</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Încă nu e niciun turneu. Începe unul: șaisprezece jucători, meciuri la șapte puncte, finala la nouă. Tu îți joci meciurile la tablă, iar computerele le joacă între timp pe ale lor.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turneu</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turnee</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} din %n meci jucat</numerusform>
            <numerusform>{done} din %n meciuri jucate</numerusform>
            <numerusform>{done} din %n de meciuri jucate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Verifică tu aceste zaruri</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Nu s-a salvat nimic în {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Înregistrarea meciului și un script de câteva rânduri sunt în {folder}. Deschide acolo un terminal și scrie: {command}, iar după ea amprenta pe care ai notat-o. E nevoie de Python, dar nu de bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Niciun meci al tău nu este încă analizat. Deschide unul din tablou și analizează-l sau alege în setări ca meciurile să fie analizate la sfârșit.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>PR cu intervalul de 90&#xa0;%. Enter arată meciul.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Jocul tău, meci cu meci</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Înapoi</translation>
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
        <translation>Trage pentru un panou mai lat; dublu clic pentru lățimea obișnuită</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Numele așa cum va apărea; numele din meciuri rămân cum sunt.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Oaspete</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Încă unul?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Frumoasă partidă.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Mult noroc.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Salut!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Frumos zar.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un moment, te rog.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Mulțumesc.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bine jucat.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Așteptat</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Câștigate</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Zaruri</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Adversar</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>De la această poziție începe un meci de exersare.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Aici începe un meci de exersare, după aceleași reguli. Acest meci rămâne cum este.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Zaruri noi</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Joacă mai departe</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Joacă mai departe de aici</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Zaruri reale, introduse manual</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Retrage până aici</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Mutările de după sunt șterse, iar meciul contează ca exersare.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Aceleași aruncări ca în meci, cât țin</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Doi jucători, un calculator</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>La retragere, aruncă din nou aceleași zaruri</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Joci cu</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pași</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Dă clic pe un punct: poarta jucătorului, o piesă descoperită, gol, orice. Clic dreapta: ale adversarului. Taste: săgeți, Space, Shift+Space, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Punctele poziției</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>o piesă descoperită a adversarului</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>o piesă descoperită a jucătorului</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>orice</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>gol</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>poarta adversarului</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>poarta jucătorului</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>punctul {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>O bară oblică face un dosar: Deschideri/Răspunsuri la {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Altă poziție are acest nume și va fi înlocuită.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Numele acestei poziții</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Poziție</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Un cartonaș este o poziție în care ai greșit. O primești din nou ca întrebare: curând cât e nouă și rar după ce o știi.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Un cartonaș nou.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Dublare</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Dublare sau nu</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Ușor</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Greu</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>S-a oprit la poziția {number}: importă din nou fișierul pentru rest.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Știut</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Greșit</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Aproape corect: costă {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Încă niciun cartonaș</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Fără răspuns.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Nimic pentru azi</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Deschide unul dintre meciurile tale și pune-l la analizat: apoi ți se propun cartonașe din erorile tale.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Refuz</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Joacă un meci sau deschide unul din altă parte și pune-l la analizat.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Corect: destul de aproape de cel mai bun.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Corect: e cel mai bine.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>De la ultimul tău răspuns, o analiză nouă a găsit alt răspuns mai bun.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Acceptare</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Acceptare și întoarcerea cubului din nou</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Acceptare sau refuz</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Acest răspuns nu a putut fi salvat și nu contează.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Acest răspuns nu a fost socotit: cartonașul a primit răspuns sau a fost eliminat în altă fereastră.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Asta nu schimbă când e de repetat cartonașul.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Greșit: costă {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Ai greșit acest cartonaș, așa că mai vine o dată. De data asta nu contează.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Propriile tale erori</translation>
    </message>
    <message>
        <source>today</source>
        <translation>azi</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>mâine</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} până la {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} de repetat</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} noi</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Reia cartonașul</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Pachete</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportă pentru Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Găsește similare…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Cum funcționează</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importă poziții…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Meci nou…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Încă nimic de repetat: un cartonaș ajunge aici după primul răspuns.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Exersare</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Exersează</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Exersează fără socoteală</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Puse deoparte</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Elimină…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Redenumește…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Următoarele 30 de zile</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Antrenamente…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Cine exersează</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Ai greșit de mai multe ori aceste cartonașe sau le-ai pus deoparte. Nu mai apar: privește în schimb poziții asemănătoare.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Meciurile tale…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Niciunul dintre aceste cartonașe nu poate fi arătat acum: poate sunt în lucru în altă fereastră sau nu pot fi citite.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Niciuna dintre aceste decizii nu poate deveni cartonaș.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Aici nu mai e nimic pentru azi.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și cartonașele nu pot fi afișate. Ele se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Alt set de reguli are acest nume.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Numele acestui set de reguli</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Personalizat</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Regulile mele</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Redenumește…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Set de reguli</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Set de reguli</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Salvează ca…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Salvează regulile de mai jos sub un nume, ca să le alegi din nou</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Un meci cu regula Crawford și nimic altceva.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Un meci cu regula Crawford și, după ea, regula Holland.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>O sesiune pe bani cu Jacoby și beaver; fără dublări automate.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>O sesiune pe bani cu Jacoby, beaver și o dublare automată pe partidă.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Relaxat, fără cub</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Club cu Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Pe bani cu regulile obișnuite</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Fără dublare; marțurile și backgammonurile contează.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Pe bani, serios</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turneu</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>După cea mai bună mutare: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>După mutarea făcută: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>După {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Salvează raportul</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Jurnalul nu a putut fi citit: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Raportul este în {file}. Nu s-a trimis nimic.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Raportul nu a fost scris în {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fișiere zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>De ce nu răspunsul tău?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Alt joc, alte reguli…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Pe bani</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Joacă cu calculatorul</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Putere</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Aruncări până la scoaterea pieselor</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Aceste valori sunt pentru curse ca la backgammon; aici nu e niciuna.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (puține decizii)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 pe punctul 1</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 pe punctul 6, 1 pe punctul 3, 7 pe punctul 2</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Scoaterea pieselor</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Cea mai bună mutare</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Negrul are cubul la {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Negrul aruncă</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Negru, numărat din partea Negrului</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Tablă</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Ambii au nevoie de 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Ambii au nevoie de 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Dublu punct de meci: ambii au nevoie de 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dublare, refuz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dublare, acceptare</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Dublează \ acceptă</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Dublare</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Pași efectivi</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etichetă</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Planuri de joc</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Prețul marțului</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: tu ai nevoie de 2, adversarul de 1, partida Crawford</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: tu ai nevoie de 1, adversarul de 2, partida Crawford</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosar</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Istorie</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>În cuvinte</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Evaluat de {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Avansul maxim pentru acceptare</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Șansa minimă pentru acceptare</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Avansul minim pentru dublare</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Avansul minim pentru redublare</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Bani</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Bani, cubul întors</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Următoarea</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Mutări de deschidere</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pași</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Distanța în pași</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pași {white} la {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Joacă mai departe de aici contra botului</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Jocul după scor</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Să joci bine</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Porți făcute</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Puncte necesare</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Curse și numărare</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Aruncare</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Aruncări din 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Aruncări care intră cu una</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Aruncări care intră cu două</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Sigur sau îndrăzneț</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Scor</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Scor {score} din {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Sfaturi</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Încearcă în laborator</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Risipă</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Albul are cubul la {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Albul joacă {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Albul la aruncare: dublează?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Albul câștigă {win}, din care {gammon} cu marț, și pierde {lost} cu marț.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Albul câștigă {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Câștigă meciul</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Fără cuvinte</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Pașii tăi</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} de la punctul 6 în jos</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} scoase</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} pe bară</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} pe {point}</translation>
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
            <numerusform>%n din 36 de aruncări îți lovește două piese, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări îți lovesc două piese, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări îți lovesc două piese, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n din 36 de aruncări te lovește unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări te lovesc unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări te lovesc unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n din 36 de aruncări te lovește, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări te lovesc, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări te lovesc, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n din 36 de aruncări îi lovește două piese, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări îi lovesc două piese, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări îi lovesc două piese, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n din 36 de aruncări lovește unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări lovesc unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări lovesc unde costă 10 pași sau mai mult, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n din 36 de aruncări îi lovește piesele, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări îi lovesc piesele, {rolls} după {best}.</numerusform>
            <numerusform>{name}: %n din 36 de aruncări îi lovesc piesele, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n din 36 de aruncări ține adversarul pe bară, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări țin adversarul pe bară, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări țin adversarul pe bară, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n din 36 de aruncări lasă o piesă să scape din spatele celui mai lung blocaj, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări lasă o piesă să scape din spatele celui mai lung blocaj, {rolls} după {best}.</numerusform>
            <numerusform>%n din 36 de aruncări lasă o piesă să scape din spatele celui mai lung blocaj, {rolls} după {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>După {best} blocajul are %n punct, iar acum doar {length}.</numerusform>
            <numerusform>După {best} blocajul are %n puncte, iar acum doar {length}.</numerusform>
            <numerusform>După {best} blocajul are %n de puncte, iar acum doar {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>După {best} sunt mai multe porți făcute: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>E mai sigur (%n din 36 de aruncări lovește, {rolls} după {best}), dar renunță la o poartă: {points}.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar renunță la o poartă: {points}.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar renunță la o poartă: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>E mai sigur (%n din 36 de aruncări lovește, {rolls} după {best}), dar renunță la o lovire.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar renunță la o lovire.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar renunță la o lovire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>E mai sigur (%n din 36 de aruncări lovește, {rolls} după {best}), dar blocajul are {length} puncte, nu {longer}.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar blocajul are {length} puncte, nu {longer}.</numerusform>
            <numerusform>E mai sigur (%n din 36 de aruncări lovesc, {rolls} după {best}), dar blocajul are {length} puncte, nu {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Renunți la o lovire care trimite adversarul înapoi cu %n pas.</numerusform>
            <numerusform>Renunți la o lovire care trimite adversarul înapoi cu %n pași.</numerusform>
            <numerusform>Renunți la o lovire care trimite adversarul înapoi cu %n de pași.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Renunți la loviri care trimit adversarul înapoi cu %n pas.</numerusform>
            <numerusform>Renunți la loviri care trimit adversarul înapoi cu %n pași.</numerusform>
            <numerusform>Renunți la loviri care trimit adversarul înapoi cu %n de pași.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} păstrează punctul {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} face punctul {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} renunță la o lovire care trimite adversarul înapoi cu %n pas.</numerusform>
            <numerusform>{name} renunță la o lovire care trimite adversarul înapoi cu %n pași.</numerusform>
            <numerusform>{name} renunță la o lovire care trimite adversarul înapoi cu %n de pași.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} renunță la loviri care trimit adversarul înapoi cu %n pas.</numerusform>
            <numerusform>{name} renunță la loviri care trimit adversarul înapoi cu %n pași.</numerusform>
            <numerusform>{name} renunță la loviri care trimit adversarul înapoi cu %n de pași.</numerusform>
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
        <translation>&amp;Golește această listă</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Încă nu s-a deschis sau salvat niciun fișier</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>O mutare contra regulilor</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Introdu-o</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>O introduci cum s-a jucat?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Introdu mutarea cum s-a jucat</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Se retrage?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Așa s-a jucat</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Nu se mută nicio piesă, ceea ce nu e regulamentar.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Contestație</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Pune piesele acolo unde au fost mutate, după reguli sau contra lor.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Retrage-o</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Aceleași zaruri se joacă atunci din nou, după reguli.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Această mutare nu e regulamentară: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Adversarul poate contesta până la următoarea aruncare sau dublare.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nu a putut dovedi că este cel potrivit, așa că nu s-a întrebat nimic.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nu a spus o versiune. Încearcă în altă zi.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nu răspunde. Este acest calculator conectat la internet?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Opriri neașteptate</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Părțile raportului</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Raportează o problemă</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Fișierul conține ultima parte a jurnalului, versiunile bgdesk și ale părților lui și setările pe care le-ai schimbat. Numele jucătorilor, secretele zarurilor, cuvintele tale pentru zaruri și meciurile tale sunt lăsate deoparte. Numele fișierelor deschise sunt doar într-un jurnal detaliat (Setări, pagina Jurnal).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiuni</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Când ceva nu merge, acesta ajută la aflarea cauzei. bgdesk nu trimite nimic nicăieri: salvează un fișier zip pe care îl poți privi și da mai departe.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Un raport are nevoie de o analiză: Analizează (F7) o face.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF pentru hârtie (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Pagină pentru browser (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Salvează un raport</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Se scrie raportul…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Raportul este salvat ca {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Raportul nu a fost salvat: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Cedează partida</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Cedează: pierzi meciul</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Contează imediat: adversarul nu poate câștiga mai mult.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Adversarul poate refuza și juca mai departe pentru mai mult.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(puține decizii)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>S-a folosit un indiciu: exersare, fără rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>O revanșă este deja sigilată, pentru aceleași cuvinte: aceasta este amprenta zarurilor ei.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>A acceptat cedarea</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analizează arată cât de bine au jucat amândoi și ce decizii merită privite.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Se analizează, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Se analizează…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Cel mai bine: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Ambele mame au fost prinse.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Șanse de a câștiga meciul pe care decizia le-a pierdut</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>A dublat</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>S-au retras mutări: exersare, fără rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Niciun jucător nu mai poate muta vreodată.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nicio decizie aici.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Nimeni nu a pierdut nimic demn de privit. Bine jucat!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>În acest meci nu s-a decis nimic, deci nu e nimic de analizat.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>O decizie de privit</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>A refuzat dublarea</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Puncte pe care decizia le-a pierdut</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>A redublat</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>A refuzat cedarea</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>A cedat</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Secretul zarurilor, al cărui SHA-256 este amprenta de mai sus:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Secretul zarurilor, a cărui amprentă a fost arătată înainte de prima aruncare:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Ultima partidă nu s-a terminat.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Mama a fost prinsă.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Rezultatul fără norocul ambilor jucători: ce ar fi ieșit numai din erorile lor.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Sesiunea s-a încheiat la egalitate, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Trei decizii de privit</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>A acceptat dublarea</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Două decizii de privit</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Ce au adus aruncările față de media tuturor aruncărilor, în șanse de a câștiga meciul.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Ce au adus aruncările față de media tuturor aruncărilor, în puncte.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Cu tutor, în toate partidele avertizări {warned}, urmate {heeded}: exersare, fără rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Cu tutor, avertizări {warned}, urmate {heeded}: exersare, fără rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Cu tutor: exersare, fără rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Nu ai pierdut nimic demn de privit. Bine jucat!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Ai refuzat beaverul.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Ai refuzat dublarea.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Ai refuzat otterul.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Ai refuzat raccoonul.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Ai refuzat redublarea.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Ți s-a terminat timpul și ai pierdut meciul.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Ai cedat meciul.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Ai cedat.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Ai câștigat la {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Ai câștigat, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>șansele pentru {name} cu noroc egal</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partida {number}, la {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>norocul pentru {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>mutarea {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>punctele pentru {name} cu noroc egal</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>PR-ul tău</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>șansele tale cu noroc egal</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>norocul tău</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>punctele tale cu noroc egal</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} nu a pierdut nimic demn de privit. Bine jucat!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} a refuzat beaverul.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} a refuzat dublarea.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} a refuzat otterul.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} a refuzat raccoonul.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} a refuzat redublarea.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} nu a mai avut timp și a pierdut meciul.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} a cedat meciul.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} a cedat.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} a câștigat la {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} a câștigat, {score}</translation>
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
        <translation>Analizează</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Închide</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Meci nou…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partida următoare</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Partida următoare: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanșă</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Revizuiește meciul</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>La &amp;turneu</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și sumarul acestui meci nu poate fi arătat. Meciul și analiza lui se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Înapoi la joc</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Următoarea</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Eroarea următoare</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Joacă mai departe…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Precedenta</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Încearcă</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Zaruri de jucat</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>De aruncat</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Scoaterea cu un număr mai mare decât trebuie și zarurile rămase după ultima piesă</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Cu cât a scăzut numărul de pași propriu al jucătorului</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Zaruri care nu s-au putut juca pentru că drumul era blocat</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Duble</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Pași pierduți</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Pași jucați</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Pași aruncați</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Pași irosiți</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Aruncări</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Aruncările se numără aici, partidă cu partidă.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Aruncări cu două zaruri egale</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Aruncări până acum; cea de deschidere contează la jucătorul care începe cu ea</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Suma zarurilor</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Fețele adunate cum cad, cele ale dublelor o singură dată</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Ce permit zarurile; o dublă contează de două ori</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Tot meciul</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analizează întâi această decizie (F7): un rollout compară cele mai bune mutări ale ei.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Alege în opțiuni ce să intre în rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Nu este niciun rollout în curs.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollouturile se pot face doar pentru mutări și decizii cu cubul din partide de backgammon.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>În altă parte</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Rolloutul începe…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Simulări: {done} din cel mult {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>C {win} · {wg} · {wb}   P {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Așteaptă rolloutul în curs.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>în pauză</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>sămânța {seed}</translation>
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
        <translation>Ceva n-a mers în bgdesk și rolloutul s-a oprit. Ce s-a simulat până acum se păstrează; detaliile sunt în jurnal.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Motorul nu a putut face rollout pentru această poziție. Detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Acestea intră în rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Ce s-a jucat intră întotdeauna în rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Alege ce să intre în rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollouturile se pot face doar pentru mutări și decizii cu cubul din partide de backgammon.</translation>
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
        <translation>Adaugă atâtea simulări câte spun opțiunile</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Optim</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Încheie rolloutul și păstrează ce are (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Continuă rolloutul (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Mergi la decizia aflată în rollout</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Pune rolloutul în așteptare (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Cât de probabil e ca aceasta să fie cea mai bună alegere, după simulările de până acum</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Câte simulări, cât de profund, ce sămânță și ce alegeri</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Mai multe simulări</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Joacă de multe ori această decizie până la capăt (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Mersul rolloutului</translation>
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
        <translation>ES</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Arat-o</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Eroare standard: barele se întind de două ori cât ea în fiecare parte</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Oprește</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Cât valorează pentru jucătorul care decide</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Toate aruncările cu un {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>Cele 36 de aruncări</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Un backgammon cu o piesă pe bară contează de patru ori.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Un backgammon, când cine pierde are și o piesă pe bară, contează de trei ori.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Un backgammon, când cine pierde mai are o piesă în rezervă, pe bară sau pe punctele 24–19, contează de trei ori.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Un backgammon, când cine pierde mai are o piesă pe bară sau în casa câștigătorului, contează de trei ori.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>O piesă de pe bară trebuie să intre înainte ca orice altceva să mute și înaintea oricărei piese din rezervă.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>O piesă de pe bară trebuie să intre înainte ca orice altceva să mute.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>O piesă blocată în casa ta nu le împiedică pe celelalte să fie scoase.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>O piesă care lovește în propria casă rămâne acolo până la sfârșitul turei.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Un zar scoate o piesă de pe punctul lui și de pe niciun altul: un zar mai mare nu scoate nimic.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Un zar scoate o piesă de pe punctul lui; un zar mai mare scoate una de pe punctul cel mai înalt.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Un joc dublu, când cine pierde nu a scos nicio piesă, contează de două ori.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>O dublă se joacă de patru ori, apoi numărul de pe cealaltă față a zarurilor tot de patru ori: după 5-5 patru de 2.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>O dublă se joacă de patru ori.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Un marț, când cine pierde nu a scos nicio piesă, contează de două ori.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Cine refuză pierde partida la miza veche; cine acceptă are cubul și numai acel jucător poate redubla.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Cine rămâne fără timp pierde partida, iar ceasul se reia de la început.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Cine rămâne fără timp pierde meciul.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Cine câștigă oricum meciul cu această partidă nu poate dubla.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Un punct pe care una dintre piesele tale este blocată este închis pentru tine.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Un punct cu fie și o singură piesă adversă este blocat; nimic nu se lovește.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Un punct cu două sau mai multe piese adverse este blocat.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>La un beaver se poate răspunde la fel cu un raccoon, iar la raccoon cu un otter.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>La un beaver se poate răspunde la fel cu un raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>La un beaver se poate răspunde cu un raccoon, la raccoon cu un otter și așa mai departe fără limită.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>O singură piesă adversă este lovită și merge pe bară.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>O singură piesă adversă nu este lovită, ci blocată: a ta stă peste ea și ea nu poate muta până când niciuna a ta nu mai stă acolo.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>O victorie contează un punct.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>O victorie contează cât valoarea cubului.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>După 2 cu 1, dacă ambele numere s-au jucat, numești orice dublă vrei și o joci ca și cum ai fi dat-o; dacă s-a jucat toată, mai arunci o dată.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Scop</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Toate piesele tale trebuie să intre înainte ca vreo alta să mute.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>O dublare automată contează ca întoarcere a cubului.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Orice parte a aruncării poate rămâne nejucată.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Îndată ce un număr nu se poate juca, tot ce mai era de venit în acea tură se pierde.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Scoaterea pieselor</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: un jucător căruia i se dublează poate întoarce cubul din nou imediat și îl păstrează.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Înainte de aruncare poți propune dublarea mizei, dar nu în prima tură a unei partide.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Ambele zaruri trebuie jucate dacă se poate în vreun fel, o dublă cât merge.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Ambii jucători mută în același sens și numără punctele la fel: ambii intră pe punctele 24–19 și scot piesele de pe punctele 6–1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambii jucători mută în același sens, din colțuri opuse: adversarul pornește de pe punctul tău 12 și scoate piesele de pe punctele tale 18–13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Piesele mută doar înainte, de la punctul tău 24 la punctul tău 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Piesele de pe tablă pot muta înainte să fi intrat toate.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: fără cub în prima partidă după ce un jucător ajunge la un punct de câștigarea meciului.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Fiecare număr aduce o piesă din rezervă pe tablă: un 1 pe punctul tău 24 și tot așa până la un 6 pe punctul tău 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Fiecare aruncă un zar; cel mai mare începe și aruncă ambele zaruri pentru prima tură.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Fiecare aruncă un zar; cel mai mare începe cu aceste două numere.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Fiecare aruncă un zar; cel mai mare începe cu aceste două numere sau, dacă pare mai bine, cu o nouă aruncare a ambelor zaruri.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Intrarea</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Zarurile egale se aruncă din nou.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Zarurile egale la aruncarea de deschidere dublează miza; cubul rămâne în mijloc.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: după acea partidă nimeni nu dublează înainte ca ambii jucători să fi jucat două aruncări.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Dacă s-a jucat toată, după o dublă urmează altă aruncare.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Dacă toate piesele adversarului stau pe un singur punct și ții cele șase puncte din fața lui, trebuie să deschizi unul dintre ele cât timp poți.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Dacă ambii jucători pierd rândul, unul după altul, și niciunul nu a putut juca vreun număr, partida este remiză.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Dacă se poate juca oricare zar, dar nu amândouă, trebuie jucat cel mai mare.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Dacă este blocată acolo de un adversar ale cărui piese au părăsit toate startul, acel adversar câștigă pe loc un joc dublu.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Dacă nu se poate juca nimic, rândul trece la celălalt.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Dacă adversarul mai are piese acolo, partida continuă și se câștigă astfel când ele au plecat, iar mama e încă blocată. Dacă și mama adversarului este blocată, partida este remiză.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Dacă ți se lovește o piesă, ea trebuie să vină din nou acasă mai întâi.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>În primele trei ture ale fiecărui jucător o dublă se joacă de patru ori. De la a patra tură urmează și fiecare număr mai mare, de câte patru ori: după 4-4 vin patru de 5 și patru de 6.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Intră în casa adversarului: cu un 1 pe punctul tău 24, cu un 6 pe 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Intră cu un 1 pe punctul tău 24, cu un 6 pe 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: marțurile și backgammonurile contează doar după ce cubul a fost întors.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Mutarea</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Nici cele șase puncte ale tablei de start a adversarului nu le poți ține pe toate.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Numerele pe care nu le poți juca trec la adversar, care le joacă cu piesele sale, cât se poate, înainte de a începe tura următoare. Unde unul dintre ele nu poate fi jucat de câte ori a rămas, acest lucru se oprește, iar numerele mai mari se pierd.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>După ce toate piesele tale sunt pe punctele 6–1, le poți scoate.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>După ce toate piesele tale au intrat și sunt pe punctele 6–1, le poți scoate.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>O singură piesă pe tură poate pleca de pe punctul tău 24; două pot la 6-6, 4-4 sau 3-3 în prima tură.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Jucarea zarurilor</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Bara</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Începutul</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Jocurile se joacă pe rând: {games} și tot așa de la primul. Fiecare începe cu o nouă aruncare de deschidere, oricine a câștigat partida dinainte.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Jocurile se joacă pe rând: {games} și tot așa de la primul. Câștigătorul unei partide o începe pe următoarea; după remiză decid zarurile.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Ultima piesă pe care un jucător o are pe punctul 24 este mama acelui jucător.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Meciul</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Mama</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Jucătorii mută în sensuri opuse și fiecare numără punctele din partea sa: punctul tău 24 este punctul 1 al adversarului.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Așezarea și sensul în care mută fiecare jucător</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Câștigătorul primește un punct pentru fiecare piesă pe care cine pierde nu a scos-o.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Câștigătorul unei partide o începe pe următoarea.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Nu există cub.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Până când prima ta piesă nu a trecut de startul adversarului, punctul tău 12, nicio a doua nu poate pleca de pe punctul tău 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Cât valorează o partidă</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Cât timp ai piese în rezervă, o dublă se joacă doar de patru ori și nu urmează altă aruncare.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Cât timp ai piese în rezervă, nicio alta nu poate muta pe punctul tău 12 sau mai departe.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Poți ține șase puncte la rând doar dacă o piesă adversă este în fața lor.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Nu poți scoate piese cât timp una dintre piesele tale este blocată.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Nu poți lovi înainte ca una dintre piesele tale să ajungă în casa ta; până atunci o singură piesă adversă îți blochează punctul. De atunci poți lovi tot restul partidei.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Nu poți ține toate cele șase puncte ale tablei tale de start, 24–19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Joci câte partide vrei; fiecare punct contează.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} pe punctul {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Diferit de setările tale</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Folosește setările mele</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Nu intră în fișier: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Salvează o copie</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Salvat ca {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Meciul nu a fost salvat în {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Meciul nu a fost salvat în {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analiza</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>ceasul și timpii de gândire</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>indiciile folosite</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>dovada zarurilor</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>aruncările de deschidere egale</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>ce s-a retras</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>cine este computer</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Niciun program de aici nu arată dosare. Fișierul este în {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Arată în dosar</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Până la</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Cea mai bună la fiecare scor</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Pe verticală: puncte de care are nevoie jucătorul. Pe orizontală: adversarul.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Scoruri importante</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Scorurile ambilor jucători până la atâtea puncte rămase</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Pe tablă nu e nicio decizie.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Toate scorurile…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Lupa scorului</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Mișcă mouse-ul ca să primești câteva cuvinte sau scrie-le pe ale tale</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Zarurile sunt deja sigilate. În fiecare aruncare intră cuvinte pe care bgdesk nu le putea ști înainte, deci nu și-a putut alege zaruri convenabile; scrie-le pe ale tale ca să ai certitudinea.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>&amp;Cuvintele tale</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Copiat.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Copiază</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Toate etichetele</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Găsește un meci</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Găsește jucători, un joc, o etichetă, un eveniment sau o zi</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Etichetă</translation>
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
        <translation>Loc</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Sezon {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Secțiuni mai jos</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>Îna&amp;poi la listă</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Intră</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Conectează-te</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Parola &amp;meciului</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Oferă un meci</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Pa&amp;rola</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>Reîmprospăte&amp;ază</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>O parolă nu se păstrează nicăieri; fără ea ești oaspete.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Pe un server ca bgammon.org joacă mulți oameni, și fără bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Deconectează-te</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Conexiune la {server} ca {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Meciurile de pe server</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Joacă pe un server</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>Punc&amp;te</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Zarurile le aruncă serverul și nimeni nu le poate verifica.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Drumul până acolo nu este criptat: alții pot citi ce spui și o parolă.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Nu există partidă Crawford, iar o partidă cedată se pierde simplu.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Numele tău</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Ți-ai ocupat locul. Meciul începe îndată ce intră cineva.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Se caută {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (la {points})</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (la {points}, cu parolă)</translation>
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
        <translation>O piesă care lovește în propria casă rămâne acolo până la sfârșitul turei.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>O mutare poate fi introdusă cum s-a jucat, regulamentară sau nu; rămâne așa dacă adversarul nu contestă înainte de următoarea aruncare sau dublare.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Un nume sau un număr, care intră într-o invitație proprie. Îl arată routerul tău.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Jucătorul la aruncare poate propune dublarea mizei înainte să arunce.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Un jucător căruia i se dublează poate întoarce cubul din nou imediat și îl păstrează. Doar la jocul pe bani.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Un cub adevărat nu are 1: stă cu 64 în sus până e întors.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>După 11 aruncări</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>După 16 aruncări</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>După 7 aruncări</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>După partida Crawford nimeni nu dublează înainte ca ambii jucători să fi jucat două aruncări.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Contra calculatorului, mereu din partea ta; când privești, din partea de jos.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Toate</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Numită și Murphy: o aruncare de deschidere egală dublează miza, iar cubul rămâne în centru. Neobișnuită în meciuri: alege-o acolo pentru fiecare meci.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Și calculatoare de pe internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>O dublare automată contează atunci ca întoarcere a cubului. Doar la jocul pe bani.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>O veche regulă britanică a casei.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analizează meciurile mele la sfârșit</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Cum se joacă</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Întreabă înainte să dublez</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Cel mult cinci piese pe un punct</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Cel mult una pe partidă</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Cel mult trei pe partidă</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Cel mult două pe partidă</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Lângă cub, înainte să fie propus.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Dublări automate</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Dublările automate contează la regula Jacoby</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automat, după ultimul zar</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon contează când rămâne o piesă</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon cu o piesă pe bară contează patru</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Scoate piesele în locul meu când nu mai e nimic de decis</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver și raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon și otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Doar gafe</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Tablă</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Cartonașe de repetat pe zi, cel mult</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Cartonașe deodată</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Cubul din centru arată</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Piesele și zarurile se mișcă instantaneu.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Piesele și zarurile se mișcă mai repede, iar calculatorul abia așteaptă.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Ceas</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Calculatoare din rețeaua ta</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Regula Crawford</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecat</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Mutările mai profunde sunt mai bune și durează de multe ori mai mult.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Întârziere pe tură</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detaliat</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Zaruri pentru meciuri noi</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Zarurile unui meci anterior</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Săgeți de direcție</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cub de dublare</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Decizii îndoielnice și mai rele</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Încheie un rollout mai devreme când e sigur</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Încheierea turei</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Erori și mai rele</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Fiecare partidă se joacă pentru ea însăși și fiecare punct contează.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Tot ce a costat ceva</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Zaruri corecte (verificabile)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Zarurile corecte sunt fixate de un secret sigilat înainte de meci și pot fi verificate după el.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapid</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Pentru fiecare alegere, în pași de 36: fiecare primă aruncare vine la fel de des.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Atât pentru meciuri, cât și pentru sesiuni pe bani.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Din partea jucătorului de jos</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Din partea jucătorului la aruncare</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Marțurile și backgammonurile contează doar după ce cubul a fost întors. Doar la jocul pe bani.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Ajută la aflarea cauzei unei probleme. Doar jurnalul detaliat are numele fișierelor deschise; secretele zarurilor și numele jucătorilor nu sunt în niciunul.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regula Holland</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Casele</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Regulile casei</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Cât să ții minte</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Dacă se termină timpul</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>La fiecare joc</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>La jocurile care merg altfel decât backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>În culoarea pieselor sale, până la prima ta mutare.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>În culoarea pieselor tale.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Contează doar dacă cine pierde nu a scos nicio piesă.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Nu gândește mai mult de atât. Mai mult timp înseamnă mai profund; ceilalți răspund imediat.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regula Jacoby</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Costul minim al unei erori</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Luminos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Detaliul jurnalului</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Caută o dată pe zi, când pornește bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Pierde partida</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Pierde meciul</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Manual: clic pe zaruri sau Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Meci</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Bani</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Mai mult</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Mai mult contrast alege și tabla în alb și negru, dacă nu ai ales tu alta.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Mai mult înseamnă că fiecare cartonaș vine mai des.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Mutările într-un rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Piesele mele</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Cartonașe noi pe zi</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Fără animație</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Fără animație când sistemul o cere</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Fără cub în singura partidă după ce un jucător ajunge prima dată la un punct de câștigarea meciului.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Fără lovit și plecat acasă</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Nimeni</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Fără</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Deloc: până la capăt</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Nu orice sistem poate spune asta; „Fără animație” merge peste tot.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Din propriile tale erori, dacă merită un cartonaș.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Propune cartonașe după analiza unui meci</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Pe bară</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Pe bară sau în casa câștigătorului</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>În stânga</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>În dreapta</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Doar alte ferestre de pe acest calculator</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Doar când contactul s-a încheiat și nicio alegere nu poate schimba rezultatul.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Doar cât timp o masă e deschisă și doar cu invitația ei. De pe internet se ajunge de obicei la ea doar dacă redirecționezi portul spre acest calculator în routerul tău; bgdesk nu schimbă nimic acolo.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Alții pot privi</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Mutări parțiale permise</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pauză înaintea jocului calculatorului</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Joacă mai repede după încheierea contactului</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Joacă mutările forțate în locul meu</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Redă sunete</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Joacă cu ceas</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Numerele punctelor</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Portul mesei tale</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Exersare</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Zaruri reale, introduse manual</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Mod arbitru pentru doi oameni cu zaruri reale</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Față de mărimea folosită de sistem. Textele de pe tablă cresc odată cu ea, cât e loc.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Releu</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Zaruri repetabile (dintr-un număr)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Timp de rezervă și o întârziere pe tură, ca la turnee.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Timp de rezervă pe punct</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Revizuire</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Aruncă în locul meu când nu pot dubla</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Salută când începe un meci</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Sămânța unui rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Arată indicii pe tablă</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Arată repere</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Arată pe ramă, deasupra și dedesubtul barei, în ce sens mută fiecare jucător.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Arată numerele de pași</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Arată mutarea calculatorului cu săgeți</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Arată cu săgeți ce s-a jucat în locul meu</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Arătat lângă tablă și în meciurile salvate.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sunet</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Viteza pieselor și a zarurilor</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Mărimea textului</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Adresa unui releu (cineva rulează acolo „bgdesk table-server”) prin care alții ajung la masa ta de oriunde. Nu poate citi ce se spune. Gol: niciunul.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Întârzierea fiecărei ture este gratuită; după ea curge timpul tău de rezervă.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Zarurile se aruncă imediat când nu e nicio decizie cu cubul înainte de aruncare; între doi oameni, nu după o mutare jucată în locul unuia dintre ei.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Se arată și diferența dintre ele.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Câștigă cine ajunge primul la un număr de puncte.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Celălalt jucător îl vede. Gol: numele tău din setări.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Rezultatul arată atunci PR, norocul și deciziile de privit. Rulează în fundal și face loc jocului.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Același număr dă aceleași zaruri și deci același rezultat.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Temă</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Motorul evaluează atunci poziția: mai repede și mai puțin exact.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Timpul de gândire al celui mai puternic adversar</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Timp să vezi zarurile înainte ca piesele să mute.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Simulările unui rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Scurtarea rollouturilor</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Cu două ture întârziere</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Nelimitat</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Până nu mai e nimic de repetat</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Până atunci îți poți anula mutările.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Până la 7 puncte sau 7 partide</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volum</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Ce e mai rău cu 199 de șanse din 200 nu mai primește simulări.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Ce poți face în continuare, timp de câteva secunde. De ce o mutare nu e permisă se arată întotdeauna.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Ce ai atins, pe pagina de statistici; nimic nu scade acolo.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Când există o singură mutare regulamentară sau niciuna, se joacă și ți se spune.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Cine poate ajunge la masa ta</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Oricine are invitația de privit, care e alta decât cea de joc.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Cu 0 se folosește orice port liber.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Cu o piesă în casa câștigătorului contează trei.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Poți lăsa nejucată o parte din aruncare.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Adresa ta văzută de pe internet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Numele tău</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Numele tău la mese</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk se închide și revine în această limbă îndată ce ieși din setări.</translation>
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
        <translation>„Eroarea următoare” și lista erorilor lasă deoparte ce a costat mai puțin.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Găsite</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Nu s-au găsit setări.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Revino la setările implicite ale paginii</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Caută în setări</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Secțiuni</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Pune din nou această pagină cum era</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Anulează</translation>
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
        <translation>În centru</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partidă Crawford</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Zaruri</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Dublare</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Meci până la</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Bani</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Nicio propunere</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Propunere</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Posesorul cubului</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>De aruncat…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scurtături de tastatură</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Caută în scurtături</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce face</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n din 36 de aruncări lovește.</numerusform>
            <numerusform>%n din 36 de aruncări lovesc.</numerusform>
            <numerusform>%n din 36 de aruncări lovesc.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>După cea mai bună mutare</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>După mutarea făcută</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Cum este</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Aruncările Negrului care lovesc piesele descoperite ale Albului</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Piesă descoperită</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Piese descoperite înainte și după</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Tablă</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Compară cu această tablă</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>De pe punctul {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Mută o piesă de pe</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Nu muta nicio piesă</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Mută acea piesă pe</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Aici nu se poate lovi nimic.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Aruncări care lovesc</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Piesa descoperită de pe punctul {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Pe punctul {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Aruncările Albului care lovesc piesele descoperite ale Negrului</translation>
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
        <translation>Zaruri</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistica zarurilor</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Indicii</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Panouri</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Contor de aruncări</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Aruncări</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pas · {off} scoase</numerusform>
            <numerusform>%n pași · {off} scoase</numerusform>
            <numerusform>%n de pași · {off} scoase</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Dă rândul acestui jucător (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Puncte câștigate</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>la aruncare</translation>
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
        <translation>Soluție</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Fără sunet: pe acest calculator nu sunt boxe sau căști.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Analiza arătată</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Privirea cea mai profundă la fiecare decizie</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Elimină o analiză</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Elimină această analiză…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Ce analiză se arată</translation>
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
            <numerusform>%n piesă neagră, a adversarului</numerusform>
            <numerusform>%n piese negre, ale adversarului</numerusform>
            <numerusform>%n de piese negre, ale adversarului</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n piesă neagră, a ta</numerusform>
            <numerusform>%n piese negre, ale tale</numerusform>
            <numerusform>%n de piese negre, ale tale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n piesă albă, a adversarului</numerusform>
            <numerusform>%n piese albe, ale adversarului</numerusform>
            <numerusform>%n de piese albe, ale adversarului</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n piesă albă, a ta</numerusform>
            <numerusform>%n piese albe, ale tale</numerusform>
            <numerusform>%n de piese albe, ale tale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Partida Crawford, fără cub</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Cubul în centru la {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Fără cub</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pași: {own} la {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Cubul este propus la {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Cubul tău la {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} are cubul la {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, meci până la {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, sesiune pe bani</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, meci până la {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, sesiune pe bani</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Lipsește o parte din bgdesk: {parts}. Instalează bgdesk din nou.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Jurnale</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Fără sunet, pentru că acestui sistem îi lipsește {libraries}. Instalează ce lipsește (pe Debian și Ubuntu: {packages}) și repornește bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Fără sunet: partea de sunet a Qt nu se încarcă ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Fără sunet: partea de sunet a Qt nu este instalată. Scrie „{command}” într-un terminal și repornește bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Setări</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Nu se poate ajunge la ecranul {display}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Dosarul {folder} nu poate fi folosit: în locul lui este un fișier.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Dosarul {folder} nu poate fi folosit: numele lui nu este posibil.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Dosarul {folder} nu poate fi folosit: calea lui este prea lungă.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Dosarul {folder} nu poate fi folosit: nu ai voie să scrii acolo.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Dosarul {folder} nu poate fi folosit: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Biblioteca este acum cum era în {file}. Cea dinainte este printre copiile de siguranță din Meci, Datele tale.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Cealaltă fereastră bgdesk nu răspunde, așa că aceasta s-a deschis lângă ea.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Fereastra nu se poate deschide, pentru că acestui sistem îi lipsește {libraries} (pe Debian și Ubuntu instalează: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nu există un ecran pe care să se deschidă o fereastră; {command} numește comenzile care nu au nevoie de el.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Nu există fișierul {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Acesta este bgdesk {version}: vezi ce este nou în el.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nu ai voie să scrii în dosarul {folder}: setările schimbate se uită la închiderea bgdesk.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nu ai voie să scrii în dosarul {folder}: meciurile tale pot fi privite și exportate, dar tot ce faci se uită la închiderea bgdesk.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Datele tale</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Datele tale sunt acum în {folder}. Ce a rămas în locul vechi poate dispărea: vezi Meci, Datele tale.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Datele tale au fost mutate în {folder}, care acum nu e acolo. Conectează discul și pornește bgdesk din nou. Dacă s-a pierdut, șterge fișierul {detail}: atunci bgdesk începe în locul obișnuit.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>O veche cursă chinezească pe un cerc de șaisprezece spații.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Egal {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Bună ziua</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Bună seara</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Bună dimineața</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Pierdut la timp la {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Pierdut {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Cedat la {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Pagina de start</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Ceasul merge cât timp ești aici.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Meciul neterminat este deschis în altă fereastră bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Câștigat la timp la {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Câștigat {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Câștigat, cedat la {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>între partide</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>zaruri corecte</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>urmează aruncarea de deschidere</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>azi</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>cu tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>ieri</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>ți s-a propus dublarea</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>ți s-a propus cedarea</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>ești la aruncare</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>ai de jucat {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} are de jucat {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>dublare propusă: răspunde {name}</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>cedare propusă: răspunde {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} este la aruncare</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n element restaurat.</numerusform>
            <numerusform>%n elemente restaurate.</numerusform>
            <numerusform>%n de elemente restaurate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n meci analizat.</numerusform>
            <numerusform>%n meciuri analizate.</numerusform>
            <numerusform>%n de meciuri analizate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n meci omis:</numerusform>
            <numerusform>%n meciuri omise:</numerusform>
            <numerusform>%n de meciuri omise:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Toate acestea sunt deja analizate sau încă în curs.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Se analizează meciul {number} din {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Meciuri găsite</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n meci mutat în coșul de gunoi. Îl poți restaura timp de 30 de zile.</numerusform>
            <numerusform>%n meciuri mutate în coșul de gunoi. Le poți restaura timp de 30 de zile.</numerusform>
            <numerusform>%n de meciuri mutate în coșul de gunoi. Le poți restaura timp de 30 de zile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n poziție mutată în coșul de gunoi. O poți restaura timp de 30 de zile.</numerusform>
            <numerusform>%n poziții mutate în coșul de gunoi. Le poți restaura timp de 30 de zile.</numerusform>
            <numerusform>%n de poziții mutate în coșul de gunoi. Le poți restaura timp de 30 de zile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Oprit; rămâne %n meci de analizat.</numerusform>
            <numerusform>Oprit; rămân %n meciuri de analizat.</numerusform>
            <numerusform>Oprit; rămân %n de meciuri de analizat.</numerusform>
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
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} să câștige partida</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} să câștige meciul</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>De 1000 de ori equity pierdută de o decizie nici forțată, nici departe de o dublare.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>De 1000 de ori equity pierdută de o mutare a oricărui jucător.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Interval 90&#xa0;%</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Tot ce costă erorile, socotit ca și cum fiecare partidă s-ar juca pe bani.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analizează (F7) arată aici cât de bine au jucat amândoi.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Cum numără alte programe</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Din spate</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Scoatere</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Gafe</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>După felul deciziei</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Mutări de piese</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decizii care costă {least} sau mai mult și nu sunt gafe.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decizii care costă {least} sau mai mult și nu sunt erori.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decizii care costă {least} sau mai mult.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Dublări nepropuse</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Dublări propuse</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Îndoielnice</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Equity pierdută</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Erori</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Noroc</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Șansă de meci pierdută</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Necunoscut într-un meci cu mutări neregulamentare: ce au adus ele nu e nici noroc, nici eroare.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Deschidere</translation>
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
        <translation>PR {rating} (puține decizii)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Refuzuri</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>PR: de 500 de ori eroarea medie a deciziilor care contează.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Mutări pe faze ale jocului</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Puncte pierdute</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Cedări</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Acceptări</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Șansele sau punctele la care ar fi dus erorile amândurora cu noroc egal. O estimare: poate ieși din intervalul 0–100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Cele care nu au fost forțate, iar la cub cele strânse. Cele care nu au fost nici evidente contează la PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Ce au adus aruncările jucătorului față de media tuturor aruncărilor, în equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Ce s-a pierdut, în equity și în rezultat, și câte decizii au fost greșite.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Unde ar fi ratingul cu alt noroc la aruncări.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Cu noroc egal</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avansat</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>începător</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocazional</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>distrat</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>puține decizii</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>mutări neregulamentare</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>mediu</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>noroc {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>câștigat</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>campion mondial</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>clasă mondială</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} până la {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Deciziile cele mai costisitoare</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Învață din acest meci…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Sumarul meciului</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Sumar</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Numele fișierului sau calea lui este prea lungă.</translation>
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
        <translation>Se propun alte condiții decât înainte: răspunde prin „Mese în rețea…” din meniul Meci.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Celălalt jucător cere încă un meci.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Celălalt jucător cere să retragă ultima decizie. Dacă permiți, meciul contează de atunci ca exersare; dacă joci mai departe, ea rămâne.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Celălalt jucător este întrebat dacă vrea încă un meci.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Celălalt jucător este întrebat și permite sau joacă mai departe.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Celălalt jucător nu mai este la masă, deci nu există revanșă.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Celălalt jucător a continuat, deci decizia ta rămâne.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Decizia ta este retrasă; meciul contează acum ca exersare.</translation>
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
        <translation>Poziția inițială</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>La acea masă se joacă alt meci.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Pe acest server se poate ceda doar un joc simplu, deci acea propunere nu contează.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Unele mesaje au venit de două ori sau s-au pierdut pe drum, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Pe server s-au întâmplat mai multe decât poate ști acest program cât a lipsit.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Nimeni nu răspunde acolo unde duce această invitație: masa e închisă sau nu se poate ajunge la ea de aici.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Nimeni nu putea deosebi cei doi jucători de la această masă; unul dintre voi are nevoie de alt nume.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Nimeni nu are această masă deschisă la releu sau cine o are nu răspunde.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>De 20 de secunde nu s-a mai auzit nimic de la celălalt program; este așteptat.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>S-a spus atât de mult deodată, încât o parte a fost omisă.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>La acea masă stă deja altcineva.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Acesta nu este codul acestei mese.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Acea aruncare a venit prea devreme și nu contează.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>În setări nu e o adresă de releu valabilă; se poate ajunge la masă doar fără releu.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Ceasurile celor două programe diferă mai mult decât explică drumul dintre ele.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Meciul se păstrează.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Meciul pe care vrea să-l joace celălalt program nu este posibil.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Celălalt jucător nu vrea să joace acest meci.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Celălalt program a copiat secretele zarurilor, deci cu el nu se poate juca nimic.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Celălalt program a decis ceva ce nu era treaba jucătorului său.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Celălalt program a făcut altceva după ce a aruncat.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Celălalt program a făcut ceva ce nu este posibil la o masă.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Celălalt program a făcut ceva ce nu era posibil în acel moment.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Celălalt program nu acceptă ce a trimis acesta, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Celălalt program nu răspunde; este căutat până când o face.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Celălalt program nu își spune secretul zarurilor, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Celălalt program nu a mai auzit nimic de aici de 20 de secunde.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Celălalt program a făcut o mutare interzisă de reguli.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Celălalt program are nevoie de ceva ce această versiune de bgdesk nu cunoaște.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Celălalt program joacă după altă versiune a regulilor; unul dintre voi are nevoie de un bgdesk mai nou.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Celălalt program a trimis un mesaj care nu poate fi citit, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Celălalt program a trimis un mesaj cu valori imposibile, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Celălalt program a trimis mai mult deodată decât încape într-un mesaj, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Celălalt program a trimis ceva ce nu este text, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Celălalt program a trimis prea multe mesaje în scurt timp, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Celălalt program vorbește altă versiune a protocolului; unul dintre voi are nevoie de un bgdesk mai nou.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Celălalt program a spus un secret al zarurilor înainte să arunce cineva.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Celălalt program a spus un secret al zarurilor pe care nu îl fixase înainte de meci.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Partea din bgdesk care vorbește cu alte programe s-a oprit, așa că masa e închisă.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Releul nu are loc acum sau a fost întrebat prea des de aici.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Serverul nu răspunde sau a încheiat conexiunea ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Serverul nu te lasă să intri; conectează-te acolo încă o dată, cu același nume.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Serverul joacă un joc pe care acest program nu îl cunoaște.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Masa nu poate fi arătată în această rețea, dar invitația ei funcționează ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Masa nu poate aștepta la acest port; alege altul în setări ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Cele două înregistrări ale meciului nu sunt la fel.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Acest cod nu mai lasă pe nimeni să intre; cere unul nou sau invitația.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Această invitație nu duce la masa care e acolo; cere una nouă.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Acest meci nu mai este pe server.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Acest meci are nevoie de parola contului tău, care nu se păstrează nicăieri: conectează-te încă o dată la server, cu același nume.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>S-au încercat trei coduri greșite, așa că acest cod nu mai lasă pe nimeni să intre; arată din nou masa.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Ce răspunde acolo nu este un releu pentru mese sau vorbește altă versiune.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Ce îi trebuie mesei nu este pe disc sau nu poate fi scris acolo, așa că e închisă ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Aruncarea ta a venit prea devreme și nu contează.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Nu e la masă, meciul așteaptă</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Se caută…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>În legătură</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Nimeni altcineva nu poate privi.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>De trei minute nu s-a întâmplat nimic. Fără ceas nimeni nu pierde așteptând: întreabă în chat, așteaptă în continuare sau pleacă de la masă; meciul se păstrează, dar nu îl poți revendica.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Alții pot privi meciul în timp ce se joacă.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Se aruncă…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Se aruncă… zarurile vin de la ambele calculatoare.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Nu mai e legătură cu celălalt jucător; meciul și ceasurile așteaptă.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Jucătorii citesc ce spui doar între partide.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Nu mai e legătură cu masa; este căutată.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Masa e închisă</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Masa e închisă. Continuă meciul prin „Mese în rețea…” din meniul Meci.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Masa e închisă; privește-o din nou cu invitația ei.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Privești meciul {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>O poziție mai veche · Space duce înapoi la joc</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Aceasta este o poziție mai veche: mergi înapoi la joc ca să joci.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Privești acest meci; „Joacă mai departe…” începe o partidă de aici.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Permite</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Nu, joacă mai departe</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Revanșă</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Un cod are opt cifre; stă lângă masă, la celălalt calculator.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Despre mese</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>În această rețea nu poate fi căutat nimeni ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Mese în rețea</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Aceasta nu e adresa unui server: se scrie un nume sau un nume, două puncte și un port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Aceasta nu e invitația la o masă: ea începe cu „bgdesk:” și se termină cu 52 de litere și cifre.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Aceasta nu e o invitație de privit: ea începe cu „bgdesk-watch:” și se termină cu 52 de litere și cifre.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Masa ta e încă deschisă, deși pe tablă este alt meci.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>O etichetă nouă</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Etichete</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Etichetele unui meci (%n):</numerusform>
            <numerusform>Etichetele pentru %n meciuri:</numerusform>
            <numerusform>Etichetele pentru %n de meciuri:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Cere</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Îi ceri celuilalt jucător să te lase să-ți retragi ultima decizie?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Dacă se permite, meciul contează de atunci ca exersare și nu schimbă ratingul nimănui.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Nimeni nu știe ce se va arunca apoi.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retrage</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Retragi ultima ta decizie și ce a urmat după ea?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Retrage, zaruri noi</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Retrage, aceleași zaruri</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Meciul contează atunci ca exersare și nu îți schimbă ratingul.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Celălalt jucător permite sau joacă mai departe; aruncările de după nu mai vin la fel.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Aruncările vin din nou în aceeași ordine.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n piesă scoasă</numerusform>
            <numerusform>%n piese scoase</numerusform>
            <numerusform>%n de piese scoase</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;La întâmplare, din meciurile tale</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Închidere</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>La întâmplare, &amp;jucată de computer</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Șabloane</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Calculatorul a ajuns la această poziție în %n tură contra lui însuși.</numerusform>
            <numerusform>Calculatorul a ajuns la această poziție în %n ture contra lui însuși.</numerusform>
            <numerusform>Calculatorul a ajuns la această poziție în %n de ture contra lui însuși.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Calculatorul joacă niște ture…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Această poziție este din meciul {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Nu, mulțumesc</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Joacă</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Citește re&amp;gulile</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Joci cu piesele negre.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Joci cu piesele albe.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} a deschis această masă și vrea să joace:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Felul textului</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Textul poziției</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Această poziție nu are un astfel de text; orice XGID sau ID poate fi lipit aici</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>text propriu bgdesk</translation>
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
        <translation>Buchholz fără minim</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Liber</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Consolare</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Așteptat</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finală</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Amprenta tragerii la sorți și a tuturor zarurilor (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Grupă</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Grupa {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Cea mai grea decizie corectă</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Eliminatorii</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Cine pierde dintre {first} și {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Tabloul învinșilor</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Tabloul principal</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Meci cu meci</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Meciul pentru locul al treilea</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Baraj</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progresiv</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Sfert de finală</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Tur cu {players} jucători</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>A doua finală</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Secret: {digits}. SHA-256 al acestor octeți este amprenta.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Semifinală</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Turneul s-a terminat fără câștigător.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Turneul s-a terminat; primul loc este împărțit: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Acest meci se joacă acum; îl vezi de la prima aruncare îndată ce se termină.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Acest meci se joacă următorul; îl vezi de la prima aruncare îndată ce se termină.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>De jucat acum</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Tabloul câștigătorilor</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Cea mai slabă decizie</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Ai câștigat consolarea.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Ai câștigat turneul.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Finala ta: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Meciul tău pentru locul al treilea: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Următorul tău meci: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Următorul tău adversar nu se cunoaște încă.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Sfertul tău de finală: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Semifinala ta: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Turneul tău s-a terminat.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Turneul tău s-a terminat; ceilalți joacă mai departe.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>se joacă</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>după decizia directorului</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>pierdut contra {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>pierdut la timp</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>meci eliminat</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>nejucat</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>la {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>în curs</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>câștigat contra {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>îl privești</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>e rândul tău să joci</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} sau {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} joacă contra {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} până la {last}</translation>
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
        <translation>{name} a câștigat consolarea.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} a câștigat turneul.</translation>
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
        <translation>{won} din {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Asta nu se mai poate face: turneul a mers între timp mai departe.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>Î&amp;ncepe</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Salvează pentru perete…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>Pri&amp;vește</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Tablou</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiază amprenta</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Copiază secretul</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Conducere…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>&amp;Drumul meu</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Meciuri</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Joacă</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Salvează ca &amp;imagine…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Salvează ca &amp;pagină web…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Arătat</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Aceasta este tragerea la sorți. Începe când îți convine; de atunci rămâne așa.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Jocul tău</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Despre turnee</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Toate turneele</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Tablou</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Schimbă</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Turneu nou</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Acest turneu nu poate fi jucat ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Turneul serii</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turnee</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pas înainte de ultima aruncare, {dice}; acum {now}.</numerusform>
            <numerusform>%n pași înainte de ultima aruncare, {dice}; acum {now}.</numerusform>
            <numerusform>%n de pași înainte de ultima aruncare, {dice}; acum {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout de {engine} ({settings}): %n partidă; eroare standard {error} aici.</numerusform>
            <numerusform>Rollout de {engine} ({settings}): %n partide; eroare standard {error} aici.</numerusform>
            <numerusform>Rollout de {engine} ({settings}): %n de partide; eroare standard {error} aici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>O piesă descoperită la șase pași este lovită de 17 aruncări, mai mult decât la orice altă distanță: unsprezece arată un 6, iar altele însumează șase ({rolls}). Dacă porți de-ale tale opresc combinațiile, rămân 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>O mutare care nu costă mai mult de {cost} contează și ea drept corectă.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Un plan se recunoaște doar după piese, cu regulile pe care le folosește și pagina Statistici în timp. Se întreabă doar despre poziții cu plan clar, care e același și două ture mai târziu.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Un zid și o piesă în spatele lui</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Joc pe punctul 1</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Joc pe punctul 1: Negrul așteaptă o șansă de lovire</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Sfat</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>După {best} lovesc {least} din 36 de aruncări; după {yours}, {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Toate mutările</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Un răspuns contează drept corect la cel mult un punct procentual diferență sau la {near} din prețul marțului.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Răspunde la mutările de deschidere obișnuite.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Răspunsuri</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Întreabă-te dacă e de acceptat. Dacă nu ai certitudinea nici într-un fel, nici în altul, dublează. Și adversarul poate avea îndoieli și poate accepta sau refuza greșit.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atac</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Joc din spate</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Scoate o piesă ori de câte ori poți; fiecare rămasă poate costa o aruncare întreagă.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Scoaterea pieselor</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>În spatele pieselor Negrului, Albul are doar ancora de pe punctul 24, punctul 1 al Negrului. Toată speranța e într-o șansă de lovire târzie.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Mai bine este {best}. Cât costă {yours} în medie, în aruncări: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Mai bine este {best}; {yours} costă {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Negru</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Negrul are o piesă pe bară sau singură în casa Albului și nicio ancoră acolo. Albul are destule piese acolo ca să lovească și să închidă puncte.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Negrul este la aruncare. Ce aruncări lovesc o piesă a ta?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Negrul a deschis {dice} cu {move}. Ce răspunzi?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Piese scoase ale Negrului</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Planul Negrului</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Negrul este pe bară</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Ambele sunt corecte.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Ambii țin punctele de mijloc</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Piese</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Casă închisă: o piesă pe bară</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Grupuri</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Combinat</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Numără ambele părți ale unei poziții, așa cum apare în joc.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Numără o dată, apoi scade fiecare aruncare. Când ți se lovește o piesă, adaugă 25 minus punctul pe care stătea.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Decizii cu cubul care se schimbă pas cu pas, până când alt răspuns e corect.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Distanța de la bară: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Distanțele pieselor care o lovesc după intrare: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Distanțele pieselor care o lovesc: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Împarte tabla în grupuri de câte trei puncte: 1–3, 4–6 și așa mai departe. Numără fiecare piesă ca și cum ar sta pe punctul din mijlocul grupului: 2 pași în primul grup, 5 în al doilea, mereu cu 3 mai mult. Apoi adaugă 1 pentru fiecare piesă de pe punctul cel mai înalt al grupului și scade 1 pentru fiecare de pe cel mai jos.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Dublu punct de meci: amândoi aveți nevoie de un punct.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dublare, refuz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dublare, acceptare</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Dublare, acceptare sau refuz la sfârșitul unei curse. Răspunsurile sunt exacte.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Dublare la {cube}: după un refuz câștigi meciul cu {passed}, după acceptare și înfrângere cu {lost}, după acceptare și victorie cu {won}. Deci ai nevoie de ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Dublat, refuzat</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Dublat, acceptat</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicare</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Număr efectiv de pași</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Estimează câți pași cere de fapt o scoatere, cu ce irosesc teancurile și golurile.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Cincisprezece piese întinse uniform pe punctele 6, 5 și 4 irosesc vreo 7–8 pași. Golurile și piesele de pe puncte joase irosesc mai mult, pentru că numerele mari se consumă pe mutări scurte.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Găsește cea mai bună mutare la scoaterea pieselor. Răspunsurile sunt exacte.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Găsește mutarea care lasă cele mai puține șanse de lovire. Nu e neapărat cea mai bună.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formule de folosit la tablă, inexacte</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Din tabelul de equity</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Planuri de joc</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Prețul marțului, cubul la {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Prețul marțului: (victorie cu marț - victorie) / (victorie - înfrângere), toate ca șanse de a câștiga meciul.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Semitreceri</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Joc de așteptare</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Ținerea punctului 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>De câți pași are nevoie fiecare parte?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>În total</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>În grilă, ✓ este găsită, + omisă, iar ✗ marcată deși nu lovește.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Evaluat de {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Numărarea Keith</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Învață pe de rost câteva grupuri și mută în gând piesele până le vezi. O casă închisă are 42, cinci piese pe punctul de mijloc au 65, două pe punctul 24 au 48, iar un zid de cinci puncte care începe pe punctul 4 are 60. Cât timp muți o piesă înainte cu tot atâția pași cu câți muți alta înapoi, numărul rămâne același.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Lasă adversarul să aibă nevoie de același număr pentru două lucruri bune. Două piese descoperite lovite ambele de 4 costă abia mai mult decât una.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Marchează-le în grilă; un număr de pe margine marchează toate aruncările cu el. Ambele ordini ale celor două zaruri se marchează împreună. Ctrl+Enter răspunde.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Marchează care dintre cele 36 de aruncări lovesc.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Marcate</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Joc pe bani, cubul în centru. Ambele părți au atât de puține piese, încât fiecare cifră este exactă.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Joc pe bani, fără regula Jacoby.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Joc pe bani. Nimeni nu mai poate câștiga un marț.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Joc pe bani. Cubul este în centru, iar marțurile contează.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Mutare</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Numește planul pe care îl cere o poziție.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Nicio piesă nu mai poate fi lovită: contează doar numărul de pași.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Fără plan clar</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Fără dublare</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Fără redublare</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Nicio aruncare nu lovește două dintre ele, deci numerele se adună.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Nedublat</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Încă neîncercat.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Aici contează doar siguranța. Cea mai sigură mutare nu e neapărat cea mai bună.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Deschideri</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Altfel umple golurile: mută o piesă pe un punct gol și evită teancurile.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Număr de pași</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pași</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Joacă prima aruncare, pe bani și la orice scor.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Punct cu punct</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Puncte la rând</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Joc cu zid</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Cursă</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Cubul în curse</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redublare, refuz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redublare, acceptare</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Cuburi de referință</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Răspunsuri</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Corect</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Răspuns corect</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Corect: {number} din 36 de aruncări lovesc.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Aruncări</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Aruncări care lovesc, din 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Aruncări care lovesc, în medie pe toate mutările posibile: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Aruncări rămase</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Reguli practice</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Numărare din mers</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Joc de fugă</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Mutarea cea mai sigură</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Loviri</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Șanse de lovire după distanță, fără nimic între</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Teancuri pe punctele 1, la fel de mari de ambele părți</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Prag de acceptare, dublare la {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Praguri de acceptare</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>Cele 36 de aruncări</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Cea mai bună mutare lasă cele mai puține aruncări în medie.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Cele mai bune mutări</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Piesa descoperită la șase pași</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Cubul este în centru.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Cubul este al tău, la 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Numărul efectiv de pași este numărul mediu de aruncări până la scoaterea pieselor, ori 49/6. Un răspuns la cel mult un pas distanță este corect.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Cifrele sunt exacte: vin dintr-un tabel al tuturor pozițiilor de acest fel.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Prima aruncare a partidei: cum o joci?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Prețul marțului este ce adaugă un marț la o victorie, ca parte din diferența dintre victorie și înfrângere. La jocul pe bani este {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Ultima aruncare: Negrul scoate tot data viitoare</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Ultimele {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Cursa este egală.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Răspunsul corect este: {right}. „{chosen}” costă {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Planul corect</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Aruncarea singură nu explică asta: o piesă a fost lovită sau o parte din aruncare nu s-a putut juca.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Fișa scorului</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Pragul de acceptare este șansa de câștig de care ai nevoie ca să accepți, dacă nu există marțuri și cubul nu mai este întors.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Împreună sunt mai puține cu {number}, pentru că aceleași aruncări lovesc în mai multe locuri. O astfel de duplicare e ce vrei când trebuie să lași mai mult de o piesă descoperită.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Prea bun pentru dublare</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Două aruncări: Negrul are nevoie de două aruncări sau de o dublă</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Până la șase pași șansa este directă, iar o piesă descoperită e mai sigură aproape decât departe: 17 aruncări o lovesc la șase, apoi 15, 15, 14, 12 și 11 la unu. De la șapte șansa este indirectă: e nevoie de ambele zaruri și lovesc cel mult 6 aruncări. Deci pune o piesă descoperită lângă cea care lovește sau la șapte și mai mult, iar la șase doar dacă trebuie.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Risipă</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Care sunt numerele efective de pași?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Care este planul Albului?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Ce se irosește</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>De ce ai nevoie ca să accepți la un scor și cât valorează acolo un marț.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Unde ambele părți au tot atâtea piese pe aceleași puncte proprii, lasă-le deoparte: nu schimbă diferența.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Ce mutare lasă cele mai puține șanse de lovire?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Albul are patru puncte sau mai multe la rând în fața unei piese a Negrului, care trebuie ținută în loc.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Albul nu mai are pe nimeni în casa Negrului și este în avantaj sau deja scoate piese. Toate trebuie să ajungă acasă și afară, fără să fie lovite.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Albul are {white} de făcut, Negrul {black}, în pași.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Albul este mult în urmă, ține două puncte în casa Negrului și așteaptă o șansă târzie de lovire.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Albul nu este clar în avantaj. Ultimele piese stau împreună pe o ancoră sau pe punctul de mijloc și așteaptă o șansă de lovire sau o dublă mare.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Albul este la aruncare.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Albul este la aruncare. Ce ar trebui să facă ambii jucători?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Tu ești Albul, jos.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Albul conduce în cursă cu {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Albul la mutare: cum scoți cel mai bine?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Albul este în urmă în cursă cu {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Piesele Albului în zonă</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Piese scoase ale Albului</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Avansul Albului în pași</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pașii Albului</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Cine spune asta</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Cu toate piesele pe punctul 1, socotește 7 pași pentru fiecare două piese și încă 1: zece piese cer 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Cu două piese rămase, numără câte aruncări le scot pe amândouă.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Fără cub Albul câștigă {chance} din partide.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Legea lui Woolsey</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Tu ai nevoie de {own}, adversarul de {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Tu ai nevoie de {own}, adversarul de {other}; partida Crawford a trecut.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Tu ai nevoie de {own}, adversarul de {other}; aceasta este partida Crawford.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Răspunsul tău</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Piesa ta descoperită de pe punctul {point} este lovită de {number} din 36 de aruncări.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Numerele tale diferă de cele corecte: Alb {white}, Negru {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Mutarea ta nu e în tabel: costă mai mult decât toate cele arătate.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>constructor</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>nu lovește</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>lovește</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>lovește și a fost omisă</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>ultimul răspuns</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>saltul îndrăgostiților</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>face poartă</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>cu {number} alături (pași)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>fugă</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>expunere</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>până aici</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>despărțire</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>al tău</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} pe bară</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} pe {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} pierdut</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} din 36 de aruncări lovesc; ai marcat {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>cu {number} din 36 de aruncări alături</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>cu {number} puncte procentuale alături</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} din {all} sunt corecte.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} din {all} corecte</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} corecte</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Fiecare întrebare este făcută din nou, deci nu e nimic de învățat pe de rost. Răspunsurile tale se păstrează: fiecare antrenament arată cum te-ai descurcat în ultima vreme.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Despre antrenamente</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Toate antrenamentele</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Antrenamente</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linii</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver ori&amp;cum</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Cel mai bine: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Dublează ori&amp;cum</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Costă {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Este vorba de a nu pierde cu marț.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Este vorba de a câștiga un marț.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Este vorba de a câștiga partida, mai mult decât de marțuri.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Păstrează ori&amp;cum</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Privește încă o dată toată tabla: ce vrea fiecare jucător?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Nicio decizie din această partidă nu a costat destul ca tutorul să vorbească de ea.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Nu aceea: încearcă din nou.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>De data asta nu: iată răspunsul.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Una dintre acestea este cea mai bună mutare:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Refuză ori&amp;cum</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Aruncă ori&amp;cum</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Acceptă ori&amp;cum</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>A costat {cost}: o retragi?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Cea mai bună mutare începe cu piese de pe punctele încercuite.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Prima încercare contează în toate statisticile: {choice} a costat {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Tutorul nu a putut privi această decizie. Meciul continuă.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Tutorul nu a spus nimic despre aceasta: H cere motorului un indiciu.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Tutorul se gândește…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Există ceva mai bun.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Gândește-te la o poartă pe care o poți face.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Gândește-te câte partide ar trebui să câștigi ca să accepți.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Gândește-te la poziție, cursă și amenințări: cine are cât din ele?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Gândește-te la siguranță: ce te poate lovi acum?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Gândește-te să scoți piese.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Gândește-te la marțurile pe care le câștigi dacă joci mai departe.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Gândește-te la următoarele două aruncări: cât pot schimba?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Gândește-te la porțile din casa ta.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Gândește-te la punctele care îți blochează adversarul.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Gândește-te la scorul meciului.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Gândește-te la tempo: e ceva de lovit?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Gândește-te la ce se pierde pentru siguranță.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Gândește-te la ce îți ține adversarul pe bară.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Gândește-te ce ar răspunde adversarul la o dublare.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Gândește-te la piesele tale din spate: pot face o ancoră?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Gândește-te la piesele tale din spate: e vremea să fugă?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Gândește-te la piesele din spate ale adversarului: pot scăpa?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: explică ce costă {cost} sau mai mult (cub {cube}). Tăcerea înseamnă: nu mai rău de atât.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: afișează după fiecare partidă ce a costat {cost} sau mai mult (cub {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: retrage ce costă {cost} sau mai mult (cub {cube}). Tăcerea înseamnă: nu mai rău de atât.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: avertizează la ce costă {cost} sau mai mult (cub {cube}). Tăcerea înseamnă: nu mai rău de atât.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Ce s-a jucat în final a costat prea puțin ca să fie afișat.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Ai urmat fiecare avertizare: nu a rămas nimic costisitor de privit.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dublare</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>fără dublare</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>refuz</translation>
    </message>
    <message>
        <source>take</source>
        <translation>acceptare</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (prima încercare)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (încercat)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} costă {cost}.</translation>
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
            <numerusform>%n decizie de privit</numerusform>
            <numerusform>%n decizii de privit</numerusform>
            <numerusform>%n de decizii de privit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Avertizări: %n. Urmate: {heeded}. Equity salvată: {saved}.</numerusform>
            <numerusform>Avertizări: %n. Urmate: {heeded}. Equity salvată: {saved}.</numerusform>
            <numerusform>Avertizări: %n. Urmate: {heeded}. Equity salvată: {saved}.</numerusform>
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
        <translation>La sfârșit: ce e de privit după fiecare partidă</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Decizii cu cubul care costă cel puțin</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Cub:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Explică: spune și cât costă</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>De la un cost de</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Mutări care costă cel puțin</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Mutări:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Semnal: spune că există ceva mai bun</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Oprit</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Lecție: retrage de două ori, apoi arată</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Meciul este exersare și nu are rating. Tăcerea înseamnă: nu mai rău de atât.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Contra ceasului nu există tutor.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>La acest joc nu există tutor: nimeni de aici nu îi poate spune șansele.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Între computere nu e pe cine învăța.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutorul prietenului tău</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>&amp;Prietenul tău</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Ajută-mă</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Las-o</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>&amp;Mai privește</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Retrage</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>De ce</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Amândoi au dat {die}, deci aruncați din nou. Ce este acum?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Deschiderea: câte un zar fiecare, cel mai mare începe. Ce au arătat?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Ce au arătat zarurile?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Aruncarea ta: ce arată zarurile?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} aruncă: ce arată zarurile?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Dă clic pe fețe sau scrie-le: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Zar strâmb, aruncă din nou</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Primul zar</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Al doilea zar</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Aceste zaruri</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Introdu zarurile</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Arată în &amp;dosar</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Anulează eliminarea (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Alt program îți folosește biblioteca. bgdesk se închide îndată ce totul e salvat.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Alt program îți folosește biblioteca. bgdesk salvează aceasta îndată ce poate.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Gafă, {cost}: cel mai bine era {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Dublare, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dublare, refuz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dublare, acceptare</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Îndoielnic, {cost}: cel mai bine era {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Eroare, {cost}: cel mai bine era {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Dublare ratată, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Redublare ratată, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Fără dublare, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Fără dublare, acceptare</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Fără redublare, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Fără redublare, acceptare</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Dublare opțională, refuz</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Dublare opțională, acceptare</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Redublare opțională, refuz</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Redublare opțională, acceptare</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redublare, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redublare, refuz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redublare, acceptare</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Corect</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Corect: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Prag de acceptare {take} fără marțuri, cub mort · prețul marțului {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Prea bun pentru dublare, refuz</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Prea bun pentru dublare, acceptare</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Prea bun pentru redublare, refuz</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Prea bun pentru redublare, acceptare</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Beaver greșit, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Dublare greșită, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Otter greșit, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Refuz greșit, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Raccoon greșit, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Redublare greșită, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Acceptare greșită, {cost}: corect era {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>dublare, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>dublare, refuz</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>dublare, acceptare</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>fără dublare, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>fără dublare, acceptare</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>fără redublare, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>fără redublare, acceptare</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>dublare opțională, refuz</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>dublare opțională, acceptare</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>redublare opțională, refuz</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>redublare opțională, acceptare</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>refuz</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>redublare, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>redublare, refuz</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>redublare, acceptare</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>acceptare</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>prea bun pentru dublare, refuz</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>prea bun pentru dublare, acceptare</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>prea bun pentru redublare, refuz</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>prea bun pentru redublare, acceptare</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: cel mai bine era {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} din meci)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Copiază invitația</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>Vizi&amp;bilă în această rețea</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Închide &amp;masa</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Copiază in&amp;vitația de privit</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Invitație</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Alții din această rețea o pot găsi atunci și pot intra în schimb cu un cod scurt.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Alții din această rețea îți găsesc masa și intră cu acest cod. Spune-l cuiva.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Trimite-o persoanei cu care vrei să joci: oricine o are poate lua locul.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Invitația este în clipboard.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Invitația de privit este în clipboard.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Meciul începe îndată ce celălalt e de acord. Până atunci poți face altceva în această fereastră; masa rămâne deschisă până o închizi.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Unde este celălalt jucător</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Masa ta e deschisă</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>oriunde, prin releul {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>la acest calculator ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>în această rețea ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>pe internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Decizia {number} din {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Erorile se cunosc după analiza meciului: apasă F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Nicio eroare înaintea acesteia: aceasta este ultima din meci.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Nicio linie a ta nu stă deasupra acesteia.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Nu s-a eliminat nicio linie.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Nu mai sunt erori până la capăt: aceasta este din nou prima.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Nicio altă linie nu pleacă din această poziție.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Nimeni nu a făcut o eroare de {cost} sau mai mult.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Acesta este sfârșitul meciului.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Linia este eliminată. Ctrl+Z o aduce înapoi.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Acesta este începutul meciului.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Acesta este sfârșitul liniei.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Această linie vine cu fișierul și rămâne.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Ai văzut toate erorile.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Nu ai făcut nicio eroare de {cost} sau mai mult.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>eroarea {number} din {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} nu a făcut nicio eroare de {cost} sau mai mult.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Pagină pentru browser (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Imagine (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Salvează turneul</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} nu a fost scris ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} nu a fost scris.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Continuă</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>Mai &amp;repede</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pau&amp;ză</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Revizuiește &amp;meciul</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>Mai î&amp;ncet</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>La &amp;tablou</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>La &amp;sfârșit</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Ceva n-a mers în bgdesk și erorile acestui meci nu pot fi arătate. Meciul și analiza lui se păstrează; detaliile sunt în jurnal.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Adaugă o persoană…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Redenumește…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Adaugă o persoană</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Adu îna&amp;poi</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nume din meciurile tale</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Persoană</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Redenumește această persoană</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Încă nu sunt meciuri cu nume.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Bifează numele sub care joacă această persoană. Statisticile și ratingul se schimbă imediat.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Cine este cine</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>O dublare trebuie refuzată, ceea ce valorează {refusal}; jocul mai departe valorează {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>După următoarea aruncare a fiecărui jucător, o dublare nu ar mai putea fi acceptată în {share} din cazuri.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ancore</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>La o primă privire, doar asta costă {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>La acest scor</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammonuri</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Punct de blocare</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Piese descoperite</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Piese descoperite în casă</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Piese peste a treia de pe un punct</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Piese pe punctele 1 și 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Piese prinse în spatele lui</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Loviri scumpe</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Cub</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Loviri duble</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Intrare ușoară</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Destule victorii</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Chiar dacă cubul nu ar mai fi întors niciodată, ar trebui să câștigi doar {needed} din partide ca să accepți; aici sunt {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Chiar dacă cubul nu ar mai fi întors niciodată, {name} ar trebui să câștige doar {needed} din partide ca să accepte; aici sunt {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Restul costă {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Restul aduce înapoi {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Partide câștigate</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Marțuri pierdute</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Marțuri câștigate</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Trebuie refuzat</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Poartă în casă</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Dacă cubul nu ar mai fi întors niciodată, ar trebui să câștigi {needed} din partide ca să accepți; aici sunt {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Dacă cubul nu ar mai fi întors niciodată, {name} ar trebui să câștige {needed} din partide ca să accepte; aici sunt {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>În total</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>La jocul pe bani această decizie ar fi corectă; la acest scor nu este.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Pierde cu marț cu {chance} mai rar, ceea ce aduce înapoi {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Pierde cu marț cu {chance} mai des, ceea ce costă {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Pierde cu marț cu {chance} mai des: {share} din pierderea de {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Câștigă cu marț cu {chance} mai rar, ceea ce costă {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Câștigă cu marț cu {chance} mai rar: {share} din pierderea de {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Câștigă cu marț cu {chance} mai des, ceea ce aduce înapoi {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Câștigă cu {chance} mai rar, ceea ce costă {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Câștigă cu {chance} mai rar: {share} din pierderea de {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Câștigă cu {chance} mai des, ceea ce aduce înapoi {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Avans în cursă, în pași</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Lasă o piesă să scape</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Cel mai lung blocaj, în puncte</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Porți făcute</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Piață pierdută</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Lovire ratată</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Mai multe loviri</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Cea mai mare parte a pierderii vine din backgammonuri.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Cea mai mare parte a pierderii ține de cub; fără cub cele două mutări ar fi mai apropiate.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Fără dublare valorează {played}, cu dublare {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Niciun motiv pe care bgdesk îl poate verifica nu explică singur pierderea.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Fără motive: diferența este în marja de eroare a rolloutului.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Fără motive: cele două mutări nu au fost privite la fel de profund.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Fără redublare valorează {played}, cu redublare {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nimic de pierdut</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Piese adverse pe bară</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Număr de pași</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Porți în casă</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Porți în afara casei, de la 7 la 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Aruncări care nu intră</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Aruncări care lovesc pentru 10 pași sau mai mult</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Aruncări care lovesc de două ori</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Aruncări care lovesc, din 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Aruncări care lasă una să scape</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Blocaj mai scurt</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Acceptarea și refuzul sunt aproape egale aici: dacă nu știi sigur care e corectă, dublează.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Dublarea valorează {played}, fără dublare {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Eroarea este prea mică pentru a numi cu încredere un motiv.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Adversarul are nevoie de un punct, deci cubul nu te costă nimic.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Adversarul are nevoie de un punct, deci cubul nu costă nimic pentru {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Refuzul valorează {played}, acceptarea {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Redublarea valorează {played}, fără redublare {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Restul, mai ales cubul, costă {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Restul, mai ales cubul, aduce înapoi {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Acceptarea valorează {played}, refuzul {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Este timp</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Este timp: după următoarea aruncare a fiecărui jucător, o dublare nu ar mai putea fi acceptată doar în {share} din cazuri.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Este timp: orice ar da ambii jucători, o dublare poate fi acceptată și după aceea.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Acolo, fără dublare valorează {value}, iar o dublare acceptată {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Acestea lovesc doar după mutarea făcută de {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Acestea lovesc doar după mutarea ta:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Acestea lovesc doar după {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Acestea doar după mutarea făcută de {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Acestea doar după mutarea ta:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Acestea doar după {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Prea puține victorii</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Prea bun</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Prea bun pentru dublare: jocul mai departe valorează {value}, un refuz {refusal}; {gammons} din partide câștigă un marț.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Prea sigur</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} din {all} de perechi de aruncări, la o primă privire.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Mai multe date</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>De ce</translation>
    </message>
    <message>
        <source>best</source>
        <translation>cea mai bună</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>jucată</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Poziție</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>O mutare contra regulilor nu poate încheia partida.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Accepți sau joci mai departe?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-Deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-Deucey (american)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-Deucey (european)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-Deucey (marină)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Toate piesele tale trebuie să intre înainte ca vreuna să mute mai departe.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Toate zarurile tale sunt jucate.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Întâi trebuie răspuns la o propunere.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>În acest meci nu se joacă beaver.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>British five</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Piesele mută doar înainte: de la puncte mai înalte la mai joase.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Dă clic pe o piesă ca să joci {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Dă clic pe o piesă ca să joci {left} · clic dreapta pentru {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Dă clic pe zaruri ca să închei tura</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Dă clic pe zaruri ca să arunci</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Dă clic pe zaruri ca să mai arunci o dată</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Dă clic pe zaruri ca să arunci · pe cub ca să dublezi</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Au rămas zaruri care se pot juca.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Table olandeze</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Forțat, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Forțat: {play} s-a jucat în locul tău.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Regula Holland: nimeni nu dublează înainte ca ambii jucători să fi jucat două aruncări.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 piesă)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 piese)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>În acest joc doar numărul exact scoate o piesă.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nu e rândul tău.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Lăsate de tine, acum pentru {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Lăsate de {name}, acum pentru tine</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Lăsate de {name}, acum pentru {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Rămase: {numbers}, acum le joci tu.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Rămase: {numbers}, acum le joacă {name}.</translation>
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
        <translation>Numește întâi o dublă: dă clic pe un zar sau apasă 1–6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Numește o dublă: dacă se joacă toată, arunci din nou · dă clic pe un zar sau apasă 1–6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Numește o dublă; urmează cea de pe cealaltă față a zarurilor: dacă se joacă tot, arunci din nou · dă clic pe un zar sau apasă 1–6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Apoi numești o dublă · dă clic pe zaruri ca să continui</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Apoi arunci din nou · dă clic pe zaruri ca să continui</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Apoi {numbers} · dă clic pe zaruri ca să continui</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Nicio piesă nu poate trece de mijlocul tablei înainte să fi intrat toate.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Fără cub în această partidă: este partida Crawford.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Nicio mutare permisă · dă clic pe zaruri ca să continui</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Nicio mutare permisă: apasă Enter ca să continui.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>În această tură nu mai pot pleca piese de la start.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Nimeni nu scoate piese cât timp una dintre piesele sale este blocată.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Nimeni nu poate dubla înainte de prima tură.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Niciuna dintre piesele tale nu poate ajunge la bară cu aceste zaruri.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Niciuna dintre piesele tale nu poate ajunge la rezervă cu aceste zaruri.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Niciuna dintre piesele tale nu poate ajunge la suport cu aceste zaruri.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Niciuna dintre piesele tale nu poate ajunge pe punctul {point} cu aceste zaruri.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Se poate juca doar unul dintre zaruri, și atunci trebuie să fie {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Joacă aceste zaruri sau aruncă din nou ambele · dă clic pe o piesă sau pe „Aruncă din nou”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Apasă Space pentru partida următoare</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Apasă Space pentru partida următoare: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Întâi aruncă zarurile, apoi mută.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Table rusești</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Șase puncte la rând cer o piesă adversă în fața lor.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Accepți sau refuzi? · dă clic pe cub ca să accepți</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Accepți, refuzi sau beaver? · dă clic pe cub ca să accepți</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Accepți, refuzi sau otter? · dă clic pe cub ca să accepți</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Accepți, refuzi sau raccoon? · dă clic pe cub ca să accepți</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Accepți, refuzi sau redublezi? · dă clic pe cub ca să accepți</translation>
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
        <translation>Acea piesă este blocată: una adversă stă peste ea.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Acela este suportul adversarului.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Acea mutare nu e regulamentară: contestă acum sau aruncă și rămâne așa</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Acea mutare cere un {die} și nu ai unul de jucat.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Acea poziție nu este posibilă.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Piesa care a lovit pe punctul tău {point} trebuie să rămână acolo în această tură.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Piesele de pe punctul {point} sunt ale adversarului.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Cubul nu mai poate fi întors acum: acceptă sau refuză.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Cubul valorează deja destul: cu această partidă câștigi meciul.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Cubul îl întoarce adversarul.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Motorul a eșuat; îi ia locul un jucător simplu, iar meciul continuă.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Motorul s-a oprit de mai multe ori și deocamdată nu mai este pornit; meciul se păstrează.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Motorul s-a oprit și a fost pornit din nou; continuă de unde era.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Partida nu poate fi pierdută cu atât de mult.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Meciul s-a terminat.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Așezarea rămâne: s-au jucat două mutări din această partidă.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Setările nu au putut fi citite ({detail}); sunt valabile cele implicite, fișierul se păstrează.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Setările nu au putut fi salvate ({detail}); sunt valabile până la închiderea bgdesk.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Setările au fost scrise de un bgdesk mai nou; schimbările făcute aici nu se vor păstra.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Valoarea păstrată pentru „{detail}” nu este permisă; este valabilă cea implicită.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Motorul puternic nu se descurcă cu această poziție; aici decide un jucător simplu.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Motorul puternic nu cunoaște acest joc; îi ia locul un jucător simplu.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Se mai poate juca {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Trebuie jucat {die}: ambele zaruri trebuie folosite dacă se poate.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Punctul {point} este blocat: îl ține adversarul.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Punctul {point} este plin: în acest joc ține cel mult cinci piese.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Pe punctul {point} este o piesă: {die} nu poate scoate una mai de jos.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>Într-un meci la 1 punct nu există cub.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nu e nimic de retras.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Aceste numere sunt jucate. Apoi numești o dublă: dă clic pe zaruri ca să continui.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Aceste numere sunt jucate. Apoi arunci din nou: dă clic pe zaruri ca să continui.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Aceste numere sunt jucate. Apoi {numbers}: dă clic pe zaruri ca să continui.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Această partidă s-a terminat.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Acest joc se joacă fără cub.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Acest adversar nu poate juca: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Acele piese sunt ale adversarului.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Nu poți face asta acum.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Nu ai nicio piesă în rezervă.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Nu ai nicio piesă pe bară.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Nu ai nicio piesă pe suport.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Nu ai nicio piesă pe punctul {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Nu ai acolo nicio piesă de mutat.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Ai aruncat deja: dublează înainte să arunci.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Poți scoate piese după ce toate sunt acasă; una este încă în rezervă.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Poți scoate piese după ce toate sunt acasă; una este încă pe bară.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Poți scoate piese după ce toate sunt acasă; una este încă pe punctul {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Poți scoate piese după ce toate au intrat și sunt acasă.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Poți lovi după ce una dintre piesele tale a ajuns în casa ta.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Nu poți ține toate cele șase puncte ale acelei table de start.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Joci numerele rămase</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Piesa ta de pe bară trebuie să intre întâi.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Zarurile tale nu ajung la bară, nici singure, nici împreună.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Zarurile tale nu ajung la rezervă, nici singure, nici împreună.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Zarurile tale nu ajung la suport, nici singure, nici împreună.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Zarurile tale nu ajung pe punctul {point}, nici singure, nici împreună.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Prima ta piesă trebuie să treacă de startul adversarului înainte să plece alta.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Adversarul a refuzat mai mult de atât.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Cele șase puncte ale tale prind toate piesele adverse: trebuie să le deschizi.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk a așezat singur această tablă; doar propria ta tablă poate fi greșită, ca la zarurile introduse manual.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} începe partida următoare</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} joacă numerele rămase</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Mersul analizei</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Ce s-a analizat se păstrează, iar restul se poate face mai târziu</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Tot restul este în {folder}, dar acestea nu au putut fi scrise: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Copie de siguranță în acest dosar</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Copia de siguranță a zilei</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Înainte de restaurarea unei copii</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Înainte de o actualizare bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Se verifică fiecare pagină și fiecare meci…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Închide și &amp;repornește</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Totul este copiat și comparat înainte să fie folosit acolo; ce este aici rămâne până îl muți în coșul de gunoi. Pentru asta bgdesk se închide și repornește.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Totul este în {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Exportă totul în acest dosar</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Se exportă totul…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Îți ții datele de acum înainte în {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Biblioteci (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Se face o copie de siguranță…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Mută-ți datele în acest dosar</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Niciun program de aici nu arată dosare.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Jucate aici: {played}. Deschise: {opened}. În coș: {binned}. Poziții: {positions}. Analize: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Mută în coșul de &amp;gunoi</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Muți în coșul de gunoi datele dinaintea mutării?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Datele vechi se mută în coșul de gunoi…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Restaurează din acest fișier</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Restaurezi biblioteca din {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Restaurezi biblioteca din {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Oprit. Ce s-a scris până acum rămâne.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Copia de siguranță este {file}; a fost verificată.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Biblioteca nu a fost încă verificată.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Datele vechi sunt în coșul de gunoi.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Biblioteca actuală se păstrează și va fi în lista copiilor de siguranță, ca s-o poți avea înapoi. Pentru asta bgdesk se închide și repornește.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>La ultima verificare, {when}, nu totul era în regulă.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>La ultima verificare, {when}, biblioteca era în regulă.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Datele tale</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Datele tale dinaintea mutării sunt încă în {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} sincronizează dosarul cu datele tale. Meci, Datele tale spune la ce să ai grijă.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Copie de siguranță în dosar…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Verifică acum</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Exportă totul…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Mută în alt dosar…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Deschide dosarul</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Restaurează această copie…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Copii de siguranță</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Fiecare meci ca .json, cu tot ce se știe despre el, și ca .mat pentru alte programe.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Totul ca fișiere</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progres</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Mută datele vechi în coșul de &amp;gunoi…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Restaurează dintr-un &amp;fișier…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Ar&amp;ată în dosar</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Stare</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Încă nu există nicio copie de siguranță. bgdesk face una curând după prima pornire a fiecărei zile.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Datele tale</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Dif.</translation>
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
        <translation>Decizii găsite</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, cel puțin</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, cel mult</translation>
    </message>
</context>
</TS>
