<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Kraj meča</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kraj sesije</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Završi meč</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Završi sesiju</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Završiti sesiju ovdje? Rezultat ostaje kakav jest.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Završiti sesiju ovdje? Gubite tekuću partiju u punoj vrijednosti.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Završiti sesiju ovdje? {winner} dobiva ovu partiju.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Završiti ovaj meč ovdje? {winner} ga dobiva.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Završiti ovaj meč?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Nastavite ga kad god želite; turnir ga čeka.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Neka čeka</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Rezultat se ne bilježi, a meč se ne može vratiti.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Rezultat se ne bilježi. Ostaje u košu, odakle ga možete vratiti.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Odigraj ga ponovno ispočetka</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Ukloni ga</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Predaja meča</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Predaj meč</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Predati ovaj meč? Dobiva ga vaš protivnik.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Rezultat ostaje kakav jest.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Što učiniti s ovim turnirskim mečom?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Ono što je odigrano ide u koš; kockice će biti druge.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Gubite tekuću partiju u punoj vrijednosti.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Dobiva ga vaš protivnik i meč se broji.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} ga dobiva.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>O programu bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Izrađeno pomoću</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Igrajte, pregledavajte i vježbajte backgammon. Licencija MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Ovaj je prijevod izrađen strojno, prema pojmovniku igre, i strojno ponovno pročitan. Nijedan igrač ga još nije provjerio. Pomoć, Jezici kaže kako ispraviti tekst.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>nalazi vaše mape</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>stranice izvješća</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>jaki protivnici</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>pismo</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>koristi ga Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>prozor i grafika</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>zapisuje postavke</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;O programu bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analiziraj…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Natra&amp;g na partiju</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Na&amp;trag na meč</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>Natrag na pr&amp;egled</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>B&amp;eaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Bolji potez</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Komentar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tamna</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Dublje</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Kockice</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Udvostruči</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Po&amp;greške</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Poštene kockice</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Brže</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>Po&amp;kazatelji kroz vrijeme</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Nađi odl&amp;uke…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Nađi s&amp;lične pozicije…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Prva pozicija</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>Označi ovu odluku &amp;zastavicom</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Kao sustav</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Idi na</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Pomoć</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Po&amp;moć tutora</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Savjet</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Kuće na &amp;lijevoj strani</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Kako se igra</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Izvješće o u&amp;vozu</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>T&amp;ipkovnica</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tipkovni prečaci</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Uči iz ovog meča…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Svijetla</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Potraži novi&amp;ju verziju…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Meč</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>Pote&amp;zi</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Novi meč…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Sljedeća odluka</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Sljedeća zasta&amp;vica</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Sljedeća pozicija</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Sljedeće pitanje</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Jedan potez natrag</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Jedan korak</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otvori…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Dr&amp;uga boja dolje</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>O&amp;dbij</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Za&amp;lijepi meč ili poziciju</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Igraj</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Pozicija &amp;nakon toga</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Vježbanje…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>&amp;Prethodna odluka</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Pret&amp;hodna pozicija</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>I&amp;zađi</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Kviz o ovom &amp;meču</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Ukloni liniju</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>&amp;Predaj meč…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>R&amp;ezultati protiv protivnika…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Rezultat…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>Pre&amp;gled</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Baci</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>P&amp;ravila ove igre</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Bočno okno</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Preskoči</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>&amp;Zaustavi analizu</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Zaustavi rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Prihvati</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Povuc&amp;i…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Trenažeri…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Iskušaj nešto drugo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Po&amp;ništi</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Po&amp;ništi odgovor</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>Pro&amp;vjeri kockice…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>P&amp;rikaz</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>Š&amp;to ste učinili u meču</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Lošiji potez</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Naj&amp;gora preostala pogreška</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Kartica za svaku vašu pogrešku u ovom meču koja zaslužuje karticu</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Klik tada prvo igra drugu kockicu</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Tamni prozor</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Svijetli prozor</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Svaki put korak dalje: o čemu razmisliti, koje figure, odgovor</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Pri&amp;hvati predaju</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Svi tipkovni prečaci na jednom popisu</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analizirajte svaku odluku ovog meča</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Upitajte ima li novije verzije bgdeska, sada ili jednom dnevno</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Natrag na &amp;nastavljenu partiju</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>N&amp;atrag na pregled</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Natrag, i iznuđeni p&amp;otezi</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Neka vas se opet pita za odluku na ploči, dok je ne znate</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>Razg&amp;ovor</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Promijenite kako bgdesk igra i izgleda</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Provjerite svako bacanje ovog meča</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Figure, kocka, kockice i rezultat, kako ih čitaju drugi programi</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Odaberite protivnika, duljinu i pravila</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Odaberi &amp;kockice…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Zatvorite bgdesk; meč ostaje sačuvan kakav jest</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;Računalo igra</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>R&amp;ačunalo protiv računala</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Računalo protiv računala, u pauzi: jedno bacanje, potez ili odluka o kocki</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Računalo protiv računala: pauza ili dalje</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Računalo protiv računala: igraj brže</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Računalo protiv računala: igraj sporije</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Potvrdite potez i završite ga</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Nas&amp;tavi</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Nastavite meč ili pogledajte neki koji ste odigrali ili otvorili</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>&amp;Kopiraj poziciju</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Kopiraj kao &amp;GNU Backgammon ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Kopiraj kao &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Kopiraj kao vlastiti tekst &amp;bgdeska</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Kopiraj za &amp;forum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Kopir&amp;aj poziciju kao</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Kopirajte odluku na ploči ili sve pogreške, da ih pokažete drugdje</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Kopirajte poziciju: kao XGID u backgammonu, kao vlastiti tekst bgdeska u drugim igrama</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>I&amp;spravi postavu…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Broji kao &amp;laku</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Broji kao t&amp;ešku</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Broji kao &amp;poznatu</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Broji kao pro&amp;mašenu</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Odlučite još jednom ondje gdje su bile pogreške, ne videći odgovor</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Gotovo</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>&amp;Događaj i igrači…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>&amp;Kraj sesije…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Završite rollout koji je u tijeku i zadržite ono što ima</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Unesi kako &amp;je odigrano…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Cijeli zaslon</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Označite odluku na ploči zastavicom da je opet nađete; ili skinite zastavicu</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Za svaku igru: njezino ime, figure i tko je na potezu</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Odasvud; tipke sa strelicama hodaju po ploči</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Planovi igre, otvaranja, udvostručavanje, utrke i riječi igre</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Odustanite od partije po starom ulogu</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Natrag u liniji, a s njezina prvog poteza na meč</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Natrag za jednu odluku, i ondje gdje nije bilo izbora</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Natrag na zadnju odluku u kojoj je bilo izbora</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Natrag na zadnju pogrešku, čija god bila</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Natrag na svoju zadnju pogrešku, ili bilo čiju ako se ne zna tko ste</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Dalje u liniji, do njezina kraja</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Dalje za jednu odluku, i ondje gdje nema izbora</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Dalje na sljedeću odluku u kojoj ima izbora</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Nastavite partiju koju ste igrali dalje iz ovog meča</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Idi na &amp;ploču</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Idite na najskuplju pogrešku od onih koje još niste vidjeli</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Idite na prvu odluku sljedeće partije</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Idite na prvu odluku ove partije ili one prije</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Idi na &amp;sljedeće područje</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Idite na sljedeću odluku koju ste označili zastavicom</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Idite na sljedeću pogrešku, čija god bila</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Idite na početnu stranicu bgdeska ili natrag na ploču</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Idi na pr&amp;ethodno područje</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Idite na svoju sljedeću pogrešku, ili bilo čiju ako se ne zna tko ste</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Sav&amp;jeti</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Vratite zadnje uklonjene linije</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Kako nastaju kockice i kako ih provjeriti</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Kako je meč završio, s PR-om, srećom i odlukama za gledanje</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Kako ste prošli protiv svakog računalnog igrača i koliko dobro igrate</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Ne čuvajte više ovu liniju ni ono što se od nje odvaja; Ctrl+Z je vraća</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Učenje: započnite ili idite na sljedeću odluku</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Učenje: odustanite od ove i pogledajte što je najbolje</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Učenje: idite na sljedeću odluku bez odgovora</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Napustite ono što ste iskušali, to ostaje sačuvano, i opet gledajte meč</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Neka računalo donese ovu odluku</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Li&amp;nija ispod</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Svijetla ili tamna kao radna površina</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Linija i&amp;znad</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Navedite ovu liniju prije one iznad nje ili neka se ona odvaja od ove</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Pogledajte ploču s druge strane</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Pogledajte odluku na ploči dublje</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Opet pogledajte meč iz kojeg igrate dalje, ondje gdje ste stali</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Tražite pogreške i pozicije u svim svojim mečevima</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Izgubite meč sada ili završite sesiju za novac</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>&amp;Izradi karticu</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Izradi kartice od pog&amp;rešaka</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Oznake</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>&amp;Mečevi…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Zrcali ploču slijeva nadesno</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Miš, tipkovnica, upisani potezi</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Potez s &amp;popisa</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Pomakni liniju &amp;gore</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Sljedeća &amp;partija</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Sljedeća pogr&amp;eška</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Sljedeća pogreška &amp;bilo kojeg igrača</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>P&amp;rigovori potezu…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Ponudite gubitak ove partije; protivnik može odbiti</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Ponudite igru dalje za dvostruki ulog</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>&amp;Na ploči</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Dalje, i iz&amp;nuđeni potezi</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Jedan potez &amp;dalje</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Otvorite meč ili poziciju spremljenu bilo kojim programom</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Otvorite meč ili poziciju iz međuspremnika</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Igraj &amp;dalje odavde…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Prethodna par&amp;tija</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Brojevi pipova, pogoci, pragovi prihvaćanja i drugo, svaki put iznova. Još jednom: natrag</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Odigrajte turnir protiv računala i prijatelja ili nastavite neki. Još jednom: natrag</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Igrajte dalje za više</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Igrajte dalje odavde na ploči, uz meč; Esc vodi natrag</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Igrajte s nekim za drugim računalom. Još jednom: natrag</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Odigrajte odluku na ploči mnogo puta; još jednom: pauza ili dalje</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Igrajte staru kinesku igru s bocom, u vlastitom prozoru</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>ID pozicije i ID meča, kako ih čita GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>V&amp;ježbanje</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Vježbanje: zaboravi zadnji odgovor i ponovno postavi tu karticu</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Vježbanje: pogledajte što ste odabrali u meču; kartica se tada broji kao teška</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Vježbanje: kartica dolazi nešto prije</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Vježbanje: kartica uskoro dolazi ponovno</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Vježbanje: kartica dolazi mnogo kasnije</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Vježbanje: kartica dolazi kad je upravo počnete zaboravljati</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Vježbanje: ova se kartica više ne postavlja; nalazi se na stranici s karticama</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Prethodna po&amp;greška</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Prethodna pogreška bilo kojeg ig&amp;rača</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Ispravite pogrešnu početnu poziciju, do drugog poteza partije</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Postavite bilo koju poziciju na ploču; iz meča koji gledate, onu prikazanu. Još jednom: natrag</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Stavite na ploču ono što je iskušano umjesto ovog poteza</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Ost&amp;avi karticu sa strane</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>&amp;Odbij predaju</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Pr&amp;edaj partiju…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Vr&amp;ati uklonjenu liniju</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Ne&amp;davne datoteke</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Način za suca: unesite što je odigrano, po pravilima ili ne</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Način za suca: neka se potez koji nije po pravilima odigra ponovno</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Re&amp;vanš</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Izv&amp;ješće…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Prijavi pro&amp;blem…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>B&amp;rojač bacanja</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Bacite kockice</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollo&amp;ut ove odluke</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>P&amp;ostavke…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Po&amp;kaži odgovor</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Sporije</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Zamijeni &amp;kockice</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Sp&amp;remi kopiju kao…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Spremite stranicu ili PDF sa svakom odlukom meča</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Spremite meč u datoteku koju mogu čitati drugi programi</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Spremite ono što pomaže naći uzrok; ništa se nikamo ne šalje</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Odredite što je bačeno, umjesto bacanja</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Re&amp;zultat i pipovi</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>&amp;Leća rezultata…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Postavi pozici&amp;ju</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Prikažite PR, sreću i pogreške obaju igrača, po vrsti i po fazi</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Prikažite i pročitajte rezultat, pipove i kocku</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Prikažite savjete i izglede za pobjedu</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Prikažite koliko je puta bačen svaki broj</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Prikažite ili sakrijte bočno okno</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Prikažite na ploči prvi potez s popisa; tipke od 2 do 9 prikazuju ostale</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Prikažite popis pogrešaka za sortiranje i odabir</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Prikažite popis poteza</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Prikažite na ploči sljedeći bolji potez s popisa</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Prikažite na ploči sljedeći lošiji potez s popisa</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Prikažite poziciju nakon odabranog poteza, inače nakon odigranog i najboljeg</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Prikažite poziciju kakva je sada</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Prikažite poziciju jedan potez ranije</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Prikažite poziciju jedan potez kasnije</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Prikažite početak meča</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Prikažite što su oba igrača bacila, odigrala i potratila</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Prikažite što bi učinio motor; meč se tada broji kao vježba</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Započnite partiju iz prikazane pozicije</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Započnite novi meč s istim igračima i pravilima</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Početna strani&amp;ca</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Prekinite učenje; vaši odgovori ostaju sačuvani</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strate&amp;gija i pojmovnik</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Saž&amp;etak</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Up&amp;iši potez…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Stolovi na &amp;mreži…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Vratite sve figure pomaknute u ovom potezu</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Vratite zadnju pomaknutu figuru</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Povucite svoju zadnju odluku; meč se tada broji kao vježba</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Prihvatite udvostručenje i uzmite kocku</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Prihvatite i odmah još jednom okrenite kocku</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Razgovarajte s igračem za drugim računalom</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Ova karti&amp;ca</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Ploča, gumbi, bočno okno, obavijest</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Linija prije ove iz iste pozicije, inače meč</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Sljedeća linija iz iste pozicije</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Sljedeće što treba učiniti: baciti, završiti potez, započeti sljedeću partiju</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Pravila ovog meča</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Na drugu &amp;liniju odavde</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Turniri…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Iskušaj neš&amp;to drugo</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Upišite potez, na primjer 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Poništi s&amp;ve</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Koristite cijeli zaslon</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Verzija, motor i licencije</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Što se promijenilo u ovoj verziji bgdeska i u prijašnjima</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Što je &amp;novo</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Što je analizirano ostaje sačuvano; možete nastaviti kasnije</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Što je na ploči najbolje pri svakom rezultatu</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Što se igralo u ovakvim pozicijama i koliko je stajalo</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Što je u otvorenoj datoteci pročitano, popravljeno ili neobično</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Gdje je i kada meč odigran te imena igrača</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Gdje su spremljeni vaši mečevi; provjerite ih, pohranite, vratite, premjestite ili izvezite</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Dobijte partiju za ponuđene bodove</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Napišite nešto o odluci na ploči</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Vaši poda&amp;ci…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Vaš PR, gdje najviše gubite i što su učinile kockice. Još jednom: natrag</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Vaše kartice: što je danas za ponavljanje, špilovi i dani koji dolaze</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Meč je analiziran; {key} prikazuje njegov rezultat s odlukama koje treba pogledati.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Vaš zadnji meč je analiziran; naći ćete ga pod „Mečevi…”.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Kao prošli put</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analiziraj</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Dubina</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Či&amp;je odluke</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Oba igrača</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Odluka na ploči</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Cijeli meč</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ova partija</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Š&amp;to analizirati</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i analiza je stala. Dosad analizirano je sačuvano; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Prihvatite ili igrajte dalje.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Odaberite par.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Odigrajte.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Bacite ili udvostručite.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Bacite.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Prihvatite ili odbijte.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Prihvatite, odbijte ili odmah opet udvostručite.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} prihvaća ili igra dalje.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} bira par.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} igra.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} baca ili udvostručuje.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} baca.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} prihvaća ili odbija.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} prihvaća, odbija ili odmah opet udvostručuje.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska. Pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Prihvati</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Kako je odigrano…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Natrag na partiju</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Natrag na meč</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Natrag na pregled</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Ponuđen beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Računalo igra</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Potvrdite potez</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partija</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Kockice…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Gotovo</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Udvostruči</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Ponuđeno udvostručenje</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Udvostruči na {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Brže</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Savjet</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>U liniji, uz meč</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>U ovoj igri igrač smije udarati tek kad jedna njegova figura stigne u kuću.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Učenje iz ovog meča</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Novac</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesija za novac</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Odaberite par</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Novi meč…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Dalje</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sljedeća partija</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Prigovori…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Na potezu</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Ponuđen otter</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Najprije pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Pauzirano</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Igraj dalje</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Igraj dalje…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>U tijeku</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Pričekajte</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Vježbanje</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Ponuđen raccoon</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Ponovno udvostruči</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Ponuđeno ponovno udvostručenje</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Ponovno udvostruči na {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanš</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Ponuđena predaja</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Predaj…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Rezultat…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Baci</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Baci ponovno</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Sporije</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Počni</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Stolovi…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Prihvati</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Povuci</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Razmišlja…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Na kraj linije</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Za odigrati: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Na pregled</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Na turnir</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Iskušaj drugo</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Iskušavanje, uz meč</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Potez se nastavlja</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Gledate</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>odmah</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>brzo</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partija {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>smije udarati</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>još ne smije udarati</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normalna brzina</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>nakon Crawforda</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>meč za vježbu</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>sporo</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>do {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>vrlo sporo</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Spremi ovu poziciju…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Što je prije bilo postavljeno</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Pozicije</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Spremljeno kao {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Pozicija {position} ne može se pročitati; ostavljena je kakva jest.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Uklonjeno: {position}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Oba igrača kreću se u istom smjeru i iznose figure s istih polja od 6 do 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Oba igrača kreću se u istom krugu; vaš protivnik počinje na vašem polju 12, a iznosi s vaših polja od 18 do 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Kockice</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Kockice: odaberite par</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Kockice: nisu bačene</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Kockice: pritisnite za bacanje</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Kocka za udvostručavanje</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Kocka za udvostručavanje na {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Odaberi {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Bez kocke za udvostručavanje</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Polje {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Igrači se kreću u suprotnim smjerovima.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Vaš bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Protivnikov bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Protivnikova zaliha</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Protivnikov pretinac</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Vaša zaliha</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Vaš pretinac</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>može se pomaknuti</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>prazno</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>u sredini</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>ponuđena vama</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>ponuđena protivniku</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>na 1 crnoj figuri, prikliještenoj</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>na 1 bijeloj figuri, prikliještenoj</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>nije u igri u Crawfordovoj partiji</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>pritisnite za udvostručenje</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>pritisnite za kraj poteza</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>pritisnite za prihvaćanje</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>prethodno bacanje bilo je {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>zatim par po izboru</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>zatim još jedno bacanje</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>zatim {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>s 1 crnom figurom prikliještenom ispod njih</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>s 1 bijelom figurom prikliještenom ispod njih</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>vrijedi {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>protivnikova</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>vaša</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} napola odigrano</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} odigrano</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 do 6</translation>
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
        <translation>S ploče na uobičajeno sljedeće i dalje</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>U popisu kandidata: odigraj taj potez</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Odabir para, u igrama koje to dopuštaju</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Nijedna ondje</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na ploči</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Jedna figura više ondje</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Postavljanje pozicije</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+razmaknica, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Toliko figura ondje</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Toliko figura druge boje</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Razmaknica, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Druga boja za znamenke i klikove</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Drugi igrač na potezu; odabir kockica</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Isto za drugu stranu; samo figure mijenjaju strane</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Početak partije, prazna ploča</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Na bar, u pretinac</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Iskušaj potez ili opet postavljaj</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Okreni kocku dalje, natrag</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Poništi, vrati</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Hod od polja do polja, na bar, u pretince, zalihu, na kockice i kocku</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Što ondje čini klik</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Što ondje čini desni klik: odigraj drugu kockicu</translation>
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
        <translation>Ploča</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Kao prozor, tamna ili svijetla</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Plava i narančasta (za daltoniste)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Turnirska bordo</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klasično sukno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Jaki kontrast</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Javor</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Škriljevac</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Orah i koža</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Žuta i ljubičasta (za daltoniste)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska. Meč je sačuvan; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Još %n meč.</numerusform>
            <numerusform>Još %n meča.</numerusform>
            <numerusform>Još %n mečeva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>To traje otprilike %n minutu.</numerusform>
            <numerusform>To traje otprilike %n minute.</numerusform>
            <numerusform>To traje otprilike %n minuta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Odigrano: {done} od %n drugog meča.</numerusform>
            <numerusform>Odigrano: {done} od %n druga meča.</numerusform>
            <numerusform>Odigrano: {done} od %n drugih mečeva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Turnirsko stablo</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Izbor</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Cijena</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Koliko često igrač gubi backgammon, u postocima</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Koliko često igrač gubi gammon ili backgammon, u postocima</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Koliko često igrač koji odlučuje dobiva partiju</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Koliko često igrač dobiva backgammon, u postocima</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Koliko često igrač dobiva gammon ili backgammon, u postocima</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>I bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>I g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Koliko gubi u odnosu na najbolji izbor</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Koliko vrijedi igraču koji odlučuje</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>P %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Pobjede</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>manje duboko analizirano</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>odabrano</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>u zagradama: manje duboko analizirano, nije usporedivo</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>vaš odgovor</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Izbori u ovoj poziciji</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Dublje</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Zaustavi</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartica</numerusform>
            <numerusform>%n kartice</numerusform>
            <numerusform>%n kartica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kartica spremljena je kao {file}.</numerusform>
            <numerusform>%n kartice spremljene su kao {file}.</numerusform>
            <numerusform>%n kartica spremljeno je kao {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kartica za danas</numerusform>
            <numerusform>%n kartice za danas</numerusform>
            <numerusform>%n kartica za danas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kartica sada ima drugi najbolji odgovor i čeka ponavljanje.</numerusform>
            <numerusform>%n kartice sada imaju drugi najbolji odgovor i čekaju ponavljanje.</numerusform>
            <numerusform>%n kartica sada ima drugi najbolji odgovor i čeka ponavljanje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n kartica izrađena od vaših pogrešaka danas čeka odgovor.</numerusform>
            <numerusform>%n kartice izrađene od vaših pogrešaka danas čekaju odgovor.</numerusform>
            <numerusform>%n kartica izrađenih od vaših pogrešaka danas čeka odgovor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>Izrađena je %n kartica. Bit ćete pitani na stranici Vježbanje.</numerusform>
            <numerusform>Izrađene su %n kartice. Bit ćete pitani na stranici Vježbanje.</numerusform>
            <numerusform>Izrađeno je %n kartica. Bit ćete pitani na stranici Vježbanje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kartica već je postojala.</numerusform>
            <numerusform>%n kartice već su postojale.</numerusform>
            <numerusform>%n kartica već je postojalo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n odluka ne može se pitati bez svojeg meča.</numerusform>
            <numerusform>%n odluke ne mogu se pitati bez svojeg meča.</numerusform>
            <numerusform>%n odluka ne može se pitati bez svojeg meča.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n nova kartica čeka dane koji dolaze.</numerusform>
            <numerusform>%n nove kartice čekaju dane koji dolaze.</numerusform>
            <numerusform>%n novih kartica čeka dane koji dolaze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n od njih još nikad nije postavljena.</numerusform>
            <numerusform>%n od njih još nikad nisu postavljene.</numerusform>
            <numerusform>%n od njih još nikad nije postavljeno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n vaša pogreška ovdje vrijedi vježbanja.</numerusform>
            <numerusform>%n vaše pogreške ovdje vrijede vježbanja.</numerusform>
            <numerusform>%n vaših pogrešaka ovdje vrijedi vježbanja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n mjesto u datoteci nije se moglo pročitati.</numerusform>
            <numerusform>%n mjesta u datoteci nisu se mogla pročitati.</numerusform>
            <numerusform>%n mjesta u datoteci nije se moglo pročitati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n pozicija sada je kartica, u vlastitom špilu.</numerusform>
            <numerusform>%n pozicije sada su kartice, u vlastitom špilu.</numerusform>
            <numerusform>%n pozicija sada su kartice, u vlastitom špilu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Ponovno dolazi za %n dan.</numerusform>
            <numerusform>Ponovno dolazi za %n dana.</numerusform>
            <numerusform>Ponovno dolazi za %n dana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Izradi %n karticu</numerusform>
            <numerusform>Izradi %n kartice</numerusform>
            <numerusform>Izradi %n kartica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Sljedeće: %n kartica, {day}.</numerusform>
            <numerusform>Sljedeće: %n kartice, {day}.</numerusform>
            <numerusform>Sljedeće: %n kartica, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Od %n pozicije nije se mogla izraditi kartica: {places}.</numerusform>
            <numerusform>Od %n pozicije nisu se mogle izraditi kartice: {places}.</numerusform>
            <numerusform>Od %n pozicija nisu se mogle izraditi kartice: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Ovu ste karticu promašili %n put: sada je ostavljena sa strane.</numerusform>
            <numerusform>Ovu ste karticu promašili %n puta: sada je ostavljena sa strane.</numerusform>
            <numerusform>Ovu ste karticu promašili %n puta: sada je ostavljena sa strane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Znali ste {right} od %n kartice.</numerusform>
            <numerusform>Znali ste {right} od %n kartice.</numerusform>
            <numerusform>Znali ste {right} od %n kartica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>promašeno %n put</numerusform>
            <numerusform>promašeno %n puta</numerusform>
            <numerusform>promašeno %n puta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>U toj datoteci nema pozicije u kojoj bi se išta odlučivalo.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i nijedna kartica nije izrađena. Pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Za karticu treba odluka koja je analizirana.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Za kartice treba analiza: izradit će je Analiziraj (F7).</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Nađeno: {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Nijedna vaša pogreška u ovom meču ne vrijedi kartice.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Drugi igrači</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Utišaj</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Fraze</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Recite nešto</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Gledaju: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Ono što drugi igrač govori ne prikazuje se; ne može se ni kasnije pročitati.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Što je rečeno</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Vi</translation>
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
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Savjet</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Protivnik</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Započni &amp;novu partiju</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>N&amp;edovršene</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Jedna se figura predaje, a desetina pota uplaćuje se u pot.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Izgledi za dobitak pota</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Odaberite protivnika pa započnite novu partiju.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Nastavi…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Lagano</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Otisak kockica (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Prijatelj</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Sljedeći potez</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Jedna figura ide za {both}, a druga za {low} ili {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Jedna figura ide za {both} ili dvije idu za {high} i {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Potezi ovog bacanja</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Pot {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Prethodni potez</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Vratite se na svoj zadnji potez; kockice ostaju iste</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Ulog svakog igrača</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tajna kockica</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Prikaži koliko vrijedi svaki potez</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Ulog svakog igrača</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Po&amp;vuci</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Potez {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Potez {number} od {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Potez {number}: {white} protiv {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Dvije figure idu za {far} svaka ili jedna ide za {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Nedovršene partije</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Vi ({colour}) ste bacili {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Odigrali ste {dice}: predana je figura na {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Odigrali ste {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Bacili ste {dice}: ništa se nije moglo pomaknuti i potez je izgubljen.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Dobili ste pot od {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>predaj figuru na {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>ništa se ne može pomaknuti: potez je izgubljen</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>potez {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) baca {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} igra {dice}: predaje figuru na {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} igra {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} baca {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} baca {dice}: ništa se ne može pomaknuti i potez je izgubljen.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} dobiva pot od {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} izneseno</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → van</translation>
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
        <translation>Ploča</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Drugi je program nastavio ovu partiju; ovdje je kakva je sada.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Datoteka se ne može zapisati ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} ne sadrži čitljivu partiju igre Coan ki ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Natrag na partiju</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>N&amp;ova partija…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Igraj je</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Pravila</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Pročitajte pravila igre Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Odabrana partija više ne postoji: drugi ju je program završio ili uklonio.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Partija koju igrate ostaje sačuvana</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Ovo se nije moglo spremiti i nije odigrano.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Komentar u datoteci</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Komentar… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Vaš komentar ove odluke</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Komentari</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n mjesto</numerusform>
            <numerusform>%n mjesta</numerusform>
            <numerusform>%n mjesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Traži na svim stranicama</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Ništa nije nađeno. Pokušajte s manje riječi ili kraćima.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Stranice</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Nađena mjesta</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Sigurnosne kopije</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Veličina</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Što</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Kada</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Crtež (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Slika</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>S&amp;premi sliku…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Tekst s pločom</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Crtež pozicije je kopiran.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Slika PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Slika pozicije je kopirana.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Pozicija je kopirana: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Crtež SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Spremanje slike pozicije</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Spremljeno u {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Tekst s pločom i &amp;analizom</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>vlastiti tekst bgdeska</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Datoteka {file} nije se mogla zapisati; u njoj nema slike.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Pozicija je kopirana kao GNU Backgammon ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Pozicija je kopirana kao XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Pozicija je kopirana kao vlastiti tekst bgdeska: figure i tko je na potezu.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Oba igrača suglasna</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Ispravi postavu</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Jesu li oba igrača suglasna da figure stoje ovako?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Zasad ništa nije promijenjeno.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Postavite figure kako bi sada trebale stajati: povucite ih ili kliknite polje. Potez, kockice i kocka ostaju kakvi jesu.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Partija se nastavlja odande.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Ovo je ispravno…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analiza</numerusform>
            <numerusform>%n analize</numerusform>
            <numerusform>%n analiza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analizu ovog meča izradila je druga verzija bgdeska i ovdje se ne može pročitati. Ostaje sačuvana.</numerusform>
            <numerusform>%n analize ovog meča izradila je druga verzija bgdeska i ovdje se ne mogu pročitati. Ostaju sačuvane.</numerusform>
            <numerusform>%n analiza ovog meča izradila je druga verzija bgdeska i ovdje se ne mogu pročitati. Ostaju sačuvane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Analizirana je %n odluka.</numerusform>
            <numerusform>Analizirane su %n odluke.</numerusform>
            <numerusform>Analizirano je %n odluka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n odluka nije se mogla analizirati.</numerusform>
            <numerusform>%n odluke nisu se mogle analizirati.</numerusform>
            <numerusform>%n odluka nije se moglo analizirati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partija</numerusform>
            <numerusform>%n partije</numerusform>
            <numerusform>%n partija</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>S njome se gubi %n prosudba.</numerusform>
            <numerusform>S njome se gube %n prosudbe.</numerusform>
            <numerusform>S njome se gubi %n prosudbi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n na polju {own}</numerusform>
            <numerusform>%n na polju {own}</numerusform>
            <numerusform>%n na polju {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pipa</numerusform>
            <numerusform>%n pipova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>ukupno dobiven %n bod</numerusform>
            <numerusform>ukupno dobivena %n boda</numerusform>
            <numerusform>ukupno dobiveno %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n napomena</numerusform>
            <numerusform>%n napomene</numerusform>
            <numerusform>%n napomena</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n bacanje, od toga parova: {doubles} (očekivano {expected}).</numerusform>
            <numerusform>%n bacanja, od toga parova: {doubles} (očekivano {expected}).</numerusform>
            <numerusform>%n bacanja, od toga parova: {doubles} (očekivano {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>dosad %n sekunda</numerusform>
            <numerusform>dosad %n sekunde</numerusform>
            <numerusform>dosad %n sekundi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n pokus</numerusform>
            <numerusform>%n pokusa</numerusform>
            <numerusform>%n pokusa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>meč do %n boda</numerusform>
            <numerusform>meč do %n boda</numerusform>
            <numerusform>meč do %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analiza dovršena: %n odluka, neiznuđenih {unforced}.</numerusform>
            <numerusform>Analiza dovršena: %n odluke, neiznuđenih {unforced}.</numerusform>
            <numerusform>Analiza dovršena: %n odluka, neiznuđenih {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Drugi mogu gledati meč, %n potez kasnije.</numerusform>
            <numerusform>Drugi mogu gledati meč, %n poteza kasnije.</numerusform>
            <numerusform>Drugi mogu gledati meč, %n poteza kasnije.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>PR: 500 puta prosječna pogreška odluka koje se broje; manje je bolje. Malo govori ako je odluka manje od %n.</numerusform>
            <numerusform>PR: 500 puta prosječna pogreška odluka koje se broje; manje je bolje. Malo govori ako je odluka manje od %n.</numerusform>
            <numerusform>PR: 500 puta prosječna pogreška odluka koje se broje; manje je bolje. Malo govori ako je odluka manje od %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Meč se nastavlja nakon ove pozicije (još %n potez). Što učiniti s ostatkom?</numerusform>
            <numerusform>Meč se nastavlja nakon ove pozicije (još %n poteza). Što učiniti s ostatkom?</numerusform>
            <numerusform>Meč se nastavlja nakon ove pozicije (još %n poteza). Što učiniti s ostatkom?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>još oko %n sat</numerusform>
            <numerusform>još oko %n sata</numerusform>
            <numerusform>još oko %n sati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>još oko %n minutu</numerusform>
            <numerusform>još oko %n minute</numerusform>
            <numerusform>još oko %n minuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>još oko %n sekundu</numerusform>
            <numerusform>još oko %n sekunde</numerusform>
            <numerusform>još oko %n sekundi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatska udvostručenja, najviše %n po partiji</numerusform>
            <numerusform>automatska udvostručenja, najviše %n po partiji</numerusform>
            <numerusform>automatska udvostručenja, najviše %n po partiji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>meč do %n boda</numerusform>
            <numerusform>meč do %n boda</numerusform>
            <numerusform>meč do %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>sesija za novac od %n partije</numerusform>
            <numerusform>sesija za novac od %n partije</numerusform>
            <numerusform>sesija za novac od %n partija</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Analizirat će se {judged} od %n partije: nema analize za {others}.</numerusform>
            <numerusform>Analizirat će se {judged} od %n partije: nema analize za {others}.</numerusform>
            <numerusform>Analizirat će se {judged} od %n partija: nema analize za {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} od %n boda</numerusform>
            <numerusform>{own} od %n boda</numerusform>
            <numerusform>{own} od %n bodova</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n bacanje ranijeg meča ({id}), zatim poštene kockice.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim poštene kockice.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim poštene kockice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n bacanje ranijeg meča ({id}), zatim prave kockice, upisane.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim prave kockice, upisane.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim prave kockice, upisane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n bacanje ranijeg meča ({id}), zatim ponovljive kockice od broja {seed}.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim ponovljive kockice od broja {seed}.</numerusform>
            <numerusform>%n bacanja ranijeg meča ({id}), zatim ponovljive kockice od broja {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR: {name} · broji se %n odluka</numerusform>
            <numerusform>PR: {name} · broje se %n odluke</numerusform>
            <numerusform>PR: {name} · broji se %n odluka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>vaš PR · broji se %n odluka</numerusform>
            <numerusform>vaš PR · broje se %n odluke</numerusform>
            <numerusform>vaš PR · broji se %n odluka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>broji se %n odluka</numerusform>
            <numerusform>broje se %n odluke</numerusform>
            <numerusform>broji se %n odluka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n bod.</numerusform>
            <numerusform>%n boda.</numerusform>
            <numerusform>%n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Predaj backgammon: gubitak %n boda</numerusform>
            <numerusform>Predaj backgammon: gubitak %n boda</numerusform>
            <numerusform>Predaj backgammon: gubitak %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Predaj dvostruku partiju: gubitak %n boda</numerusform>
            <numerusform>Predaj dvostruku partiju: gubitak %n boda</numerusform>
            <numerusform>Predaj dvostruku partiju: gubitak %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Predaj gammon: gubitak %n boda</numerusform>
            <numerusform>Predaj gammon: gubitak %n boda</numerusform>
            <numerusform>Predaj gammon: gubitak %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Predaj četverostruku partiju: gubitak %n boda</numerusform>
            <numerusform>Predaj četverostruku partiju: gubitak %n boda</numerusform>
            <numerusform>Predaj četverostruku partiju: gubitak %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Predaj partiju s %n figurom</numerusform>
            <numerusform>Predaj partiju s %n figure</numerusform>
            <numerusform>Predaj partiju s %n figura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Predaj: gubitak %n boda</numerusform>
            <numerusform>Predaj: gubitak %n boda</numerusform>
            <numerusform>Predaj: gubitak %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Ponudili ste predaju partije s %n figurom.</numerusform>
            <numerusform>Ponudili ste predaju partije s %n figure.</numerusform>
            <numerusform>Ponudili ste predaju partije s %n figura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dobili ste backgammon: %n bod.</numerusform>
            <numerusform>Dobili ste backgammon: %n boda.</numerusform>
            <numerusform>Dobili ste backgammon: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dobili ste dvostruku partiju: %n bod.</numerusform>
            <numerusform>Dobili ste dvostruku partiju: %n boda.</numerusform>
            <numerusform>Dobili ste dvostruku partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dobili ste gammon: %n bod.</numerusform>
            <numerusform>Dobili ste gammon: %n boda.</numerusform>
            <numerusform>Dobili ste gammon: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dobili ste četverostruku partiju: %n bod.</numerusform>
            <numerusform>Dobili ste četverostruku partiju: %n boda.</numerusform>
            <numerusform>Dobili ste četverostruku partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dobili ste običnu partiju: %n bod.</numerusform>
            <numerusform>Dobili ste običnu partiju: %n boda.</numerusform>
            <numerusform>Dobili ste običnu partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Dobili ste partiju za %n figuru.</numerusform>
            <numerusform>Dobili ste partiju za %n figure.</numerusform>
            <numerusform>Dobili ste partiju za %n figura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} nudi predaju partije s %n figurom.</numerusform>
            <numerusform>{name} nudi predaju partije s %n figure.</numerusform>
            <numerusform>{name} nudi predaju partije s %n figura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dobiva backgammon: %n bod.</numerusform>
            <numerusform>{name} dobiva backgammon: %n boda.</numerusform>
            <numerusform>{name} dobiva backgammon: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dobiva dvostruku partiju: %n bod.</numerusform>
            <numerusform>{name} dobiva dvostruku partiju: %n boda.</numerusform>
            <numerusform>{name} dobiva dvostruku partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dobiva gammon: %n bod.</numerusform>
            <numerusform>{name} dobiva gammon: %n boda.</numerusform>
            <numerusform>{name} dobiva gammon: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dobiva četverostruku partiju: %n bod.</numerusform>
            <numerusform>{name} dobiva četverostruku partiju: %n boda.</numerusform>
            <numerusform>{name} dobiva četverostruku partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dobiva običnu partiju: %n bod.</numerusform>
            <numerusform>{name} dobiva običnu partiju: %n boda.</numerusform>
            <numerusform>{name} dobiva običnu partiju: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} dobiva partiju za %n figuru.</numerusform>
            <numerusform>{name} dobiva partiju za %n figure.</numerusform>
            <numerusform>{name} dobiva partiju za %n figura.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Igra se %n partija; svaki se bod broji.</numerusform>
            <numerusform>Igraju se %n partije; svaki se bod broji.</numerusform>
            <numerusform>Igra se %n partija; svaki se bod broji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Najviše %n po partiji.</numerusform>
            <numerusform>Najviše %n po partiji.</numerusform>
            <numerusform>Najviše %n po partiji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Na jednom polju smije stajati najviše %n vaša figura.</numerusform>
            <numerusform>Na jednom polju smiju stajati najviše %n vaše figure.</numerusform>
            <numerusform>Na jednom polju smije stajati najviše %n vaših figura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Svaki igrač ima %n figuru. Dovedite sve svoje u kuću i iznesite ih prije protivnika.</numerusform>
            <numerusform>Svaki igrač ima %n figure. Dovedite sve svoje u kuću i iznesite ih prije protivnika.</numerusform>
            <numerusform>Svaki igrač ima %n figura. Dovedite sve svoje u kuću i iznesite ih prije protivnika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Svaki igrač počinje s %n figurom na polju {point} (pipova: {pips}).</numerusform>
            <numerusform>Svaki igrač počinje s %n figure na polju {point} (pipova: {pips}).</numerusform>
            <numerusform>Svaki igrač počinje s %n figura na polju {point} (pipova: {pips}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Svaki igrač počinje s ovim figurama: {points} (%n pip).</numerusform>
            <numerusform>Svaki igrač počinje s ovim figurama: {points} (%n pipa).</numerusform>
            <numerusform>Svaki igrač počinje s ovim figurama: {points} (%n pipova).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Svaki potez ima odgodu od %n sekunde; nakon nje teče vaše rezervno vrijeme, {reserve}.</numerusform>
            <numerusform>Svaki potez ima odgodu od %n sekunde; nakon nje teče vaše rezervno vrijeme, {reserve}.</numerusform>
            <numerusform>Svaki potez ima odgodu od %n sekundi; nakon nje teče vaše rezervno vrijeme, {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Ploča je isprva prazna: sve figure leže pokraj nje, u zalihi (%n pip svaki igrač).</numerusform>
            <numerusform>Ploča je isprva prazna: sve figure leže pokraj nje, u zalihi (%n pipa svaki igrač).</numerusform>
            <numerusform>Ploča je isprva prazna: sve figure leže pokraj nje, u zalihi (%n pipova svaki igrač).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Meč dobiva tko prvi dosegne %n bod.</numerusform>
            <numerusform>Meč dobiva tko prvi dosegne %n boda.</numerusform>
            <numerusform>Meč dobiva tko prvi dosegne %n bodova.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>broji se %n</numerusform>
            <numerusform>broje se %n</numerusform>
            <numerusform>broji se %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>u %n bacanju</numerusform>
            <numerusform>u %n bacanja</numerusform>
            <numerusform>u %n bacanja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} od %n pogrešno</numerusform>
            <numerusform>{wrong} od %n pogrešno</numerusform>
            <numerusform>{wrong} od %n pogrešno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Otvori mapu</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Kaže gdje se u programu to dogodilo. Vaša osobna mapa, imena datoteka koje ste otvorili i tajne kockica izostavljeni su, ali riječi pogreške mogu sadržavati ime: pročitajte prije nego što proslijedite.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Izvješće</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Izvješće je u međuspremniku.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Ovo je zapisano kad se dogodilo i pomaže otkriti zašto. Ništa se nikamo ne šalje: možete ga kopirati i proslijediti nekome tko može pomoći ili ga ukloniti.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Što je pošlo po zlu</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Nedostaje dio bgdeska: {part}. Ponovno instalirajte bgdesk; meč je sačuvan.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Nijedan program ovdje ne prikazuje mape. Izvješća su u {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Prošli put nešto je pošlo po zlu unutar bgdeska. Ono što ste odigrali je sačuvano; pogledajte izvješće.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska; meč je sačuvan. Pojedinosti su u zapisniku.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>Prošli put bgdesk je neočekivano završio. Ono što ste odigrali je sačuvano; pogledajte izvješće.</translation>
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
        <translation>Udvostručiti</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Udvostručenje, odbijanje</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Udvostručenje, prihvaćanje</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Bez ponovnog udvostručenja</translation>
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
        <translation>Ponovno udvostručenje</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ponovno udvostručenje, odbijanje</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ponovno udvostručenje, prihvaćanje</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Predobro za udvostručenje</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Predobro za ponovno udvostručenje</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Kocka za udvostručavanje</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Ne sada</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Kao na ploči</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Do kraja, na potezu</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Do kraja, protivnik</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>U sredini</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Učinkovitost kocke</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Udio gammona u porazima</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Udio gammona u pobjedama</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Igra za novac</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Igrač na potezu</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Vlasnik kocke</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Bodova do kraja</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity prema izgledima za pobjedu</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity prema izgledima za pobjedu; brojevi su u tablici</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Točke kocke</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motor prosuđuje…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Od čega se sastoji prag prihvaćanja</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Odluka na ploči</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Pogledaj</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Pogledaj: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska dok je pretraživao vaše mečeve. Ostali su kakvi jesu; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Drugi špil već ima ovo ime.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Odaberite ime koje ne odaje odgovor: vidite ga prije nego što odgovorite.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Ime ovog špila</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Još se izrađuju kartice iz druge datoteke. Odaberite {file} ponovno nakon toga.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Izvoz kartica za Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Uvoz pozicija kao kartica</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Bilješke za Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Uklanjanje špila</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Ukloniti ovaj špil sa svim karticama i vašim odgovorima?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Kartice nisu spremljene: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Motor gleda poziciju {number} od {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Povlači se i %n kasniji rezultat koji je slijedio iz njega.</numerusform>
            <numerusform>Povlače se i %n kasnija rezultata koja su slijedila iz njega.</numerusform>
            <numerusform>Povlači se i %n kasnijih rezultata koji su slijedili iz njega.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Pogledajte ovu odluku dublje (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Pogledajte ovu odluku dublje: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Jedan izbor ovdje vodi tako jasno da dublji pogled nije bio potreban.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Kockice obaju igrača: svako bacanje slijedi iz tajni obaju.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Kockice poslužitelja {server}, koje nitko ne može provjeriti.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Poštene kockice.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Otisak kockica (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>U bacanju {roll}, početnom bacanju, svaki igrač ima kockicu onog drugog.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Nije zabilježeno je li otisak prikazan prije prvog bacanja.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Riječi igrača nisu ušle u bacanja.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Prave kockice, upisane.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Ponovljive kockice od broja {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Bacanje {roll} u zapisu je {recorded}: prave kockice u krivom redoslijedu.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Bacanje {roll} u zapisu je {recorded}; na redu je bilo {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Bacanje {roll} stoji ondje gdje je na redu bilo bacanje {due}: neko je bacanje ispušteno ili upotrijebljeno dvaput.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Provjereno bacanja: {count}. Sva slijede iz tajni obaju igrača, koje su bile utvrđene prije meča.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Provjereno bacanja: {count}. Sva slijede iz broja {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Provjereno bacanja: {count}. Sva slijede iz tajne sa SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Bacanja preuzetih iz meča {id}, gdje se mogu provjeriti: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Pogrešnih bacanja: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Otisak počinje znamenkama koje ste zabilježili: {count} od 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Otisak je onaj koji ste zabilježili.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Otisak ovog meča nije onaj koji ste zabilježili, nego {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Otisak je prikazan prije prvog bacanja.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>ID meča, koji ulazi u svako bacanje, ne slijedi iz otiska kockica.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Tajna ovih kockica nema otisak koji stoji u zapisu.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Tajna ovih kockica otkriva se kad meč završi; tada ih provjerite.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Tajne bacanja {roll} nisu one koje su oba igrača utvrdila prije meča; odande se ništa ne može provjeriti.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Njihov otisak (SHA-256) je {hash}, onaj meča {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Na ploči nema meča pa nema ni kockica za provjeru.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Ovo su kockice poslužitelja: nitko ih ne može provjeriti.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Ove kockice nemaju otisak za usporedbu.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Ove su kockice preuzete iz ranijeg meča: ondje se mogu provjeriti.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Ove su kockice upisane: nema se što provjeriti.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Ove su riječi ušle u svako bacanje: „{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Bijeli je utvrdio tajne s otiskom {white}, a Crni s {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>kockice ranijeg meča</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>prave kockice, upisane</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>ponovljive kockice od broja {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n bacanje ponavlja se ovim redom; kad ponestane, upisujete kockice.</numerusform>
            <numerusform>%n bacanja ponavljaju se ovim redom; kad ponestanu, upisujete kockice.</numerusform>
            <numerusform>%n bacanja ponavlja se ovim redom; kad ponestanu, upisujete kockice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Odaberite meč</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Odaberite meč ili spremljeni zapis meča (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Kockice</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Kockice ranijeg meča</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>&amp;Raniji meč</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Raniji meč čije se kockice bacaju ponovno</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Iz &amp;datoteke…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Zapisi mečeva bgdeska (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Broj</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>U tom meču ništa nije bačeno.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} nije zapis meča (.json) bgdeska.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Malo neobično: dobre kockice odstupaju ovoliko u {share} od 1000 uzoraka.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Hi-kvadrat {statistic}, stupnjeva slobode {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Brojevi</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Još ništa nije bačeno.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Ništa neobično: dobre kockice odstupaju barem ovoliko u {share} od 100 uzoraka.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Premalo bacanja za prosudbu.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Vrlo neobično: dobre kockice odstupaju ovoliko u manje od jednog na 1000 uzoraka.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Svi mečevi</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Ovaj meč</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Voditelj</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Dodijeli</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Dodijeliti vama meč protiv igrača {opponent}, bez igranja?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Dodijeliti igraču {name} meč protiv igrača {opponent}, bez igranja?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Dodijeli meč vama…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Dodijeli meč igraču {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Igra se ponovno, s drugim kockicama; odigrano ostaje pod Mečevi.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Mečevi koji nisu završeni gube se.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Ovdje se sada ništa ne može promijeniti.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Odigraj ponovno</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Odigrati ovaj meč ponovno ispočetka?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Odigraj ovaj meč ponovno ispočetka…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Netko dolazi kasnije…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Povući ishod meča {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Povuci</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Izuzmi</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Povuci rezultat…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Izuzeti vas iz turnira?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Izuzmi vas iz turnira…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Izuzeti iz turnira igrača {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Izuzmi iz turnira igrača {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Što voditelj smije</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Ono što je od njega odigrano ide u koš.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Ono što je od njega odigrano ide u koš; kockice će biti druge.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dajte ovaj odgovor (Enter; iz mreže bacanja Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Dalje (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Povucite potez na ploči, zatim kliknite kockice ili pritisnite Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Sljedeće pitanje</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Trenutak: pitanje i ono što mu treba upravo se izračunavaju…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Vratite zadnji korak (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Poništi</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Dosadašnje kartice</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Kako se broji</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Igraj dalje odavde…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Vježbanje s karticama</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Ostavi sa strane</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Pokaži odgovor</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Poništi zadnji odgovor</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Što sam odigrao?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Motor trenutačno ne može raditi na ovom računalu.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Motor nije odgovorio na vrijeme.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Motor se nije pokrenuo.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Motor je zakazao. Pojedinosti su u zapisniku.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motor je neočekivano stao.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>na prvi pogled, bez brojeva koji slijede</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>točno</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>točno rješenje ove igre</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>jednostavni igrač</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>mala mreža za ovu igru</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n sudionik</numerusform>
            <numerusform>%n sudionika</numerusform>
            <numerusform>%n sudionika</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Gore</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Dodaj &amp;računala</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Dodaj prija&amp;telja</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Bilo koji stil</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Spusti ovog sudionika za jedno mjesto (Alt+dolje)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Podigni ovog sudionika za jedno mjesto (Alt+gore)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Dolje</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Sudionici</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>&amp;Popuni klupskim igračima</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Ime prijatelja za ovim računalom</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Broj računala</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rejting</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Nositelj</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Snaga</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Snaga računala</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stil računala</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Iznošenje</translation>
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
        <translation>Cijena</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Odluka</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Meč</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Otvaranje</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Odbijanje</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Mjesto</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Predaja</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Prihvaćanje</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Partija i broj poteza u njoj</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Što je promijenila: izgled za pobjedu u meču ili bodove gdje se svaka partija broji</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Koliko je odluka izgubila, u equityju</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Sve partije</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Pogreške</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Označene</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partija</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Vrsta odluke</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Najmanja cijena</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Potezi i kocka</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Još neviđene</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Čije pogreške</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Pogreške</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Pogreške {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Nijedna takva odluka nije označena: F označuje onu na ploči.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Takvih pogrešaka nema.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>O meču:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Komentator:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Događaj i igrači</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Događaj:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>U datoteci:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Mjesto:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Pravo ime za {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Kolo:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Mjesto igre:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Zapisničar:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Vaše pravo ime:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatsko udvostručenje: kocka na {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Oba igrača bacila su {die}: automatsko udvostručenje, kocka na {value}. Bacaju ponovno.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Oba igrača bacila su {die}: bacaju ponovno.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Potezi su povučeni.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Ploča je postavljena ručno.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partija je neriješena.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Partija je završena dogovorom.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Rezultat je {white} prema {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Postava je ispravljena.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Prihvatili ste predaju.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Odgovorili ste beaverom na {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Udvostručili ste na {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Niste pomaknuli nijednu figuru, što nije po pravilima.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Odabrali ste {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Ponudili ste predaju uz backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Ponudili ste predaju dvostruke partije.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Ponudili ste predaju uz gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Ponudili ste predaju četverostruke partije.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Ponudili ste predaju obične partije.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Odbili ste.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Odigrali ste {play}, što nije po pravilima.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Isteklo vam je vrijeme.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Opet ste udvostručili, ponovno na {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Odbili ste predaju.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Predali ste.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Bacili ste {dice} i niste mogli odigrati.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Bacili ste {dice} i odigrali {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Bacili ste {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Prihvatili ste na {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Okrenuli ste kocku na {value}: raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Okrenuli ste kocku na {value}: otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Dobili ste meč, {own} prema {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Dobili ste početno bacanje i smijete početi s njim, {dice}, ili ponovno baciti obje kockice.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Dobili ste početno bacanje i morate početi s njim: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Dobili ste početno bacanje, {dice}, i sada za početak morate baciti obje kockice.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Dobili ste sesiju, {own} prema {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>ne može odigrati</translation>
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
        <translation>ponovno udvostručenje</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: niste mogli odigrati.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: odigrali ste {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} ne može odigrati.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} igra {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} prihvaća predaju.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} odgovara beaverom na {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} udvostručuje na {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} ne pomiče nijednu figuru, što nije po pravilima.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} bira {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} nudi predaju uz backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} nudi predaju dvostruke partije.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} nudi predaju uz gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} nudi predaju četverostruke partije.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} nudi predaju obične partije.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} odbija.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} igra {play}, što nije po pravilima.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name}: isteklo je vrijeme.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} opet udvostručuje, ponovno na {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} odbija predaju.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} predaje.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} baca {dice} i ne može odigrati.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} baca {dice} i igra {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} baca {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} prihvaća na {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} okreće kocku na {value}: raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} okreće kocku na {value}: otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} dobiva meč, {own} prema {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} dobiva početno bacanje i smije početi s njim, {dice}, ili ponovno baciti obje kockice.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobiva početno bacanje i mora početi s njim: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} dobiva početno bacanje, {dice}, i sada za početak mora baciti obje kockice.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} dobiva sesiju, {own} prema {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Dalje</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Jedan igrač otvara stol i drugome šalje pozivnicu, poštom, porukom ili na papiru. Tko ima pozivnicu, može zauzeti mjesto, nitko drugi.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Igrajte s nekim za drugim računalom</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Pročitaj &amp;više</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Kockice dolaze s obaju računala: nijedan igrač, niti itko između njih, ne može znati ni odabrati bacanje. Svatko to može naknadno provjeriti.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Dvoje ljudi s bgdeskom igra izravno jedno s drugim, bez računa, i nikome se drugom ništa ne šalje. Relej, ako ga odaberete, prosljeđuje ono što ne može pročitati. Samo poslužitelj, ako odete na njega, zna što se igra.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Što se šalje: ime koje ovdje odaberete, vaši potezi i bacanja, utrošeno vrijeme i ono što kažete. Drugo računalo vidi vašu mrežnu adresu, kao uvijek između dvaju računala. Sve je šifrirano.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Dok nijedan stol nije otvoren, bgdesk nikoga ne sluša. Meč se može prekinuti i nastaviti u bilo kojem trenutku, dok god oboje to želi.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Datoteka .mat ne može navesti kućna pravila ovog meča.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Datoteka .mat ne kaže koji je igrač program.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Datoteka vrste {kind} ne može sadržavati meč igre {game}; .json može.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Dio analize ili komentara nije se mogao zapisati u datoteku .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Pozicija ručno postavljena usred poteza samo je djelomično u datoteci .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Pozicija ručno postavljena usred poteza samo je djelomično u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Pozicija ručno postavljena usred poteza samo je djelomično u datoteci .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Bacanje koje još nije odigrano ili udvostručenje bez odgovora nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Ispravljena postava u datoteci .mat stoji kao ručno postavljena pozicija.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Ispravljena postava u datoteci .ogxm stoji kao ručno postavljena pozicija.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Ispravljena postava u datoteci .sgf stoji kao ručno postavljena pozicija.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Datoteka .ogxm ne može sadržavati ovaj meč: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Datoteka .ogxm ne može ograničiti automatska udvostručenja: ondje nemaju ograničenja.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Datoteka .ogxm ne može navesti kućna pravila ovog meča.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Datoteka .ogxm ne poznaje ovu igru; ondje se zove backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Datoteka .ogxm ne kaže koji je igrač program.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Datoteka .ogxm poznaje beavere i raccoone, ali ne i podizanje nakon njih: kocka joj je preniska.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Datoteka .sgf ne može navesti kućna pravila ovog meča.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Datoteka .sgf ne kaže koji je igrač program.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Datoteka .sgf sadrži samo jednu analizu.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analiza nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automatska udvostručenja nisu u datoteci .mat: bodovi i vrijednosti kocke ondje izgledaju pogrešno.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Sat i vremena razmišljanja nisu u datoteci .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Sat i vremena razmišljanja nisu u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Sat i vremena razmišljanja nisu u datoteci .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Komentari pojedinih poteza nisu u datoteci .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon ne poznaje ovu igru.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Kako su nastale kockice, nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Kako su nastale kockice, nije u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Kako su nastale kockice, nije u datoteci .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Porazi na vrijeme i rane predaje u datoteci .ogxm stoje kao dogovoreni bodovi.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Porazi na vrijeme i rane predaje u datoteci .sgf stoje kao dogovoreni bodovi.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Format „{name}” ne može se zapisati; poznati su {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Nijedan format nema nastavak „{suffix}” datoteke {file}; poznati su {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Druge linije nisu u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Druge linije igre nisu u datoteci .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Odbijene predaje nisu u datoteci .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Predaje odbijene ili bez odgovora nisu u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Predaje odbijene ili bez odgovora nisu u datoteci .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Rezultati postavljeni nakon prve partije nisu u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Neke se analize ne mogu pohraniti u datoteku .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Neke se druge linije ne mogu pohraniti u datoteku .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Dogovor o automatskim udvostručenjima nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Meč je predan ili izgubljen na vrijeme: datoteka .mat prikazuje zadnju partiju kao nedovršenu.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Dogovoreni broj partija nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Dogovoreni broj partija nije u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Bacanje koje čeka da se odigra ili odgovor na podizanje nije u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Izjednačena početna bacanja nisu u datoteci .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Izjednačena početna bacanja nisu u datoteci .ogxm, samo kocka koju su okrenula.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Izjednačena početna bacanja nisu u datoteci .sgf, samo kocka koju su okrenula.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Ono što je povučeno nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Ono što je povučeno nije u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Ono što je povučeno nije u datoteci .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Koji su savjeti uzeti, nije u datoteci .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Koji su savjeti uzeti, nije u datoteci .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Koji su savjeti uzeti, nije u datoteci .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Meč između računala nije se mogao odigrati. Turnir je sačuvan; pojedinosti su u zapisniku.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska. Turnir je sačuvan; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>broji se %n odluka</numerusform>
            <numerusform>broje se %n odluke</numerusform>
            <numerusform>broji se %n odluka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n meč</numerusform>
            <numerusform>%n meča</numerusform>
            <numerusform>%n mečeva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Najbolja %n odluka zaredom: PR {rating}</numerusform>
            <numerusform>Najbolje %n odluke zaredom: PR {rating}</numerusform>
            <numerusform>Najboljih %n odluka zaredom: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Zadnja %n odluka</numerusform>
            <numerusform>Zadnje %n odluke</numerusform>
            <numerusform>Zadnjih %n odluka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Tutor se javio kod %n odluke. Ondje se broji prvi pokušaj.</numerusform>
            <numerusform>Tutor se javio kod %n odluke. Ondje se broji prvi pokušaj.</numerusform>
            <numerusform>Tutor se javio kod %n odluka. Ondje se broji prvi pokušaj.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>S manje od %n meča nitko ne može reći koliko ovaj rejting može biti pogrešan.</numerusform>
            <numerusform>S manje od %n meča nitko ne može reći koliko ovaj rejting može biti pogrešan.</numerusform>
            <numerusform>S manje od %n mečeva nitko ne može reći koliko ovaj rejting može biti pogrešan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 kartica koje biste znali i nakon 30 dana</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 efektivnih brojeva pipova zaredom, u prosjeku s odstupanjem manjim od pipa</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Dvostruki klik na redak otvara njegove odluke.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Crta se pojavljuje kad se broji 30 odluka.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Meč završen u svakoj igri, osim igre Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Igra s polja 1</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Protiv ljudi</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Protiv računala</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>U vodstvu</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Svih 15 početnih bacanja odigrano točno, dvaput, s razmakom od barem tjedan dana</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Svi protivnici</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Cijelo vrijeme</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Sada postavi najskuplje od ovih odluka kao kartice</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Napad</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Iznošenje</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>U zaostatku</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Bolji od igrača {opponent}: rezultati ostavljaju malo sumnje</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Oba 1 do kraja</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Izgledi izgubljeni po meču</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partija</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Pogreške s kockom</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Odluke</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Udvostručiti ili ne</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Prerano udvostručeno</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Uvježbaj</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Izgubljeni equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Pogreške</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Ponderirani prosjek</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Brže nego inače</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Pokazatelji se ovdje pojavljuju kad su vaši mečevi analizirani: odigrajte ili otvorite meč i pritisnite F7 ili analizirajte mnogo njih odjednom na popisu mečeva.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Prva partija bez pogreške</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Prvi analizirani meč</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Prvi meč čije su kockice provjerene, bacanje po bacanje, pomoću njihove tajne</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan igre</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Polovica vaših poteza odigrana je brže od vašeg uobičajenog vremena: stoje li više?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Igra držanja</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Ako u datotekama igrate pod drugim imenima, recite to pod „Tko je tko…”.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>U devet od deset slučajeva vaša je snaga unutar ove granice. Jedinice su cijeli mečevi jer odluke jednog meča imaju mnogo zajedničkog.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Izjednačeno</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Manje je bolje. Svaki je redak za meč koji ondje završava.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Završeni mečevi</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Izgubljeni mečevi</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Mečevi koje su vam kockice donijele preko onoga što je vaša igra vrijedila: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Mečevi koje je vaša igra vrijedila, a kockice vam ih oduzele: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Mečevi s poznatom srećom</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Propuštena udvostručenja</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Sesija za novac</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mjesec</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Bez jasnog plana</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Nijedna se odluka ne broji</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Ovdje se ne broji nijedna odluka.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Zasad nema pogreške s kockom.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Nijedan meč ne odgovara ovom izboru. Odaberite dulje razdoblje.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Još nije završen nijedan meč na bodove.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Još se ništa ne ističe. Treba više analiziranih mečeva.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otvaranje</translation>
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
        <translation>Faza</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Izgubljeni bodovi</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Nakon Crawforda</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Igra primea</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Razlika rejtinga prema protivnicima, po igri</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Dosegnuto</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Igra trčanja</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Udio pogrešaka</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situacije u kojima gubite više nego što igrači ondje obično gube, najskuplja prva. Ono što gotovo nitko ne nađe ima malu težinu.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Sporije nego inače</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Prihvatiti ili odbiti</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Kockice vam nisu ni donijele ni oduzele ništa vrijedno spomena.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Smjer vaših pogrešaka govori više od njihove veličine.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Zadnji mjesec</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Zadnja tri mjeseca</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Zadnja godina</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Vrijeme je poznato samo za mečeve koje igrate ovdje.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Može se vratiti</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Predobro za udvostručenje</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Do (dan)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Uz jednaku sreću</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Dobiveno</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Dobiveni minus izgubljeni</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Od toga dobiveno</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Od toga dobiveno uz jednaku sreću</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Dobiveno ili izgubljeno zbog kockica</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Dobiveno uz jednaku sreću</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Pogrešna odbijanja</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Pogrešna prihvaćanja</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>najbolji potez iznosi</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>najbolji potez udara</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>najbolji potez je miran</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>najbolji potez zauzima polje</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>najbolji potez zauzima sidro</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>najbolji potez bježi</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} mečeva</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} bodova</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska dok je izračunavao vaše pokazatelje. Vaši su mečevi ostali kakvi jesu; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Izvezi…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Tko je tko…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Kockice i igra</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Podijeljeno po</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Pogreške s kockom</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Brzo i sporo</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Pokazatelji kroz vrijeme</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Kako ide</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Prekretnice</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Čitanje mečeva: {done} od {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Što učiti</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Gdje su vaše pogreške</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Izvoz pokazatelja</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tablica za proračunske programe (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Pokazatelji su spremljeni kao {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Pokazatelji nisu spremljeni: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Još %n datoteka nije otvorena.</numerusform>
            <numerusform>Još %n datoteke nisu otvorene.</numerusform>
            <numerusform>Još %n datoteka nije otvoreno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>U vašu biblioteku dodan je %n meč.</numerusform>
            <numerusform>U vašu biblioteku dodana su %n meča.</numerusform>
            <numerusform>U vašu biblioteku dodano je %n mečeva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Naredbeni redak</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Otvaranje meča ili pozicije</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Zalijepljeni tekst</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Čitanje</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Čitanje mečeva: {done} od {total} datoteka</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Čitanje mečeva…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>U toj mapi nema datoteka.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>U međuspremniku je slika koja se ne može pročitati: kopirajte poziciju kao tekst.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>U međuspremniku nema teksta.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Upisani tekst</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Sve odluke</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Sve faze</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Svi planovi</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analizirao</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan igre</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Vrsta odluke</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Protivnici</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vrijeme</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Čiji pokazatelji</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 ili više</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 ili više</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Bilo koja odluka</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Bilo koji dio partije</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Bilo koji ishod</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Bilo kada</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Iznošenje</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Najbolji</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Grube pogreške, od {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Cijena</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Skupo, od {cost}</translation>
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
        <translation>Kockice se pišu ovako: {roll} ili više njih: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Udvostručenja kocke</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Dvojbeno, od {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Pogreške, od {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Svaka analizirana odluka</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Svaka pozicija</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Meč izgubljen</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Meč dobiven</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otvaranje</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Odbijanje</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Odbijanja</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Razlika u pipovima</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pipovi: {own} prema {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Odigrano</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Slične pozicije</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Prihvaćanje</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Prihvaćanja</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Zadnji mjesec</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Zadnja tri mjeseca</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Zadnji tjedan</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Zadnja godina</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Ista pozicija</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Ovo nije pozicija: XGID, GNU Backgammon ID ili vlastiti tekst bgdeska jest.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>bilo što</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>bez poteza</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nijedna</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>neograničeno</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>{own} prema {theirs} do kraja</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>{points} do kraja</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>&amp;Pogledaj</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Traženje odluka</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Izradi &amp;kartice od ovih</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Čitanje mečeva: {done} od {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Prikaži &amp;mečeve</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Vaši se mečevi čitaju. Ono što se u njima nađe pojavljuje se ovdje.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Samo ove odluke:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Očisti sve</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockice</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>S &amp;ploče</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Najveći PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Koliko slično</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Najmanji PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Meč</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Imena, događaj, oznaka, datoteka</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Protivnikov bar</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Protivnikovi pipovi</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Protivnikov rezultat</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Vlastiti bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Vlastiti pipovi</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Vlastiti rezultat</translation>
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
        <translation>Pipovi protivnika</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pipovi igrača</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Odigrano</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Polja ploče</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozicija</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ishod</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Prikaži</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Čije odluke</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID ili ID pozicije</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>bilo što</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Označeno; Shift+F ide na sljedeću zastavicu, F skida ovu.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Opet od prve zastavice.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Nijedna odluka ovog meča nije označena: F označuje onu na ploči.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Zastavica je skinuta.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Ovdje nema odluke koja bi se mogla označiti.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>označeno</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Sljedeći dani</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Ispada nakon poraza</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Kao u prvom finalu</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Kao u prvom kolu</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Koliko je potrebno</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Utješni turnir</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Dvostruko ispadanje</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Svatko sa svakim</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Za svakoga tko izgubi prije finala</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Za svakoga tko izgubi prvi meč</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Dalje iz svake</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Skupine</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Skupine, zatim ispadanje</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Nitko ne ispada</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Nema</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Igra se za &amp;treće mjesto</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>&amp;Bodovi po kolima</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Bodovi nakon poraza</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Bodovi mečeva po kolima, na primjer {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Bodovi drugog finala</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Drugo finale ako igrač &amp;bez poraza izgubi prvo</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Jednostruko ispadanje</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Švicarska kola</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Kopirano.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n pogreška meča</numerusform>
            <numerusform>%n pogreške meča</numerusform>
            <numerusform>%n pogrešaka meča</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kopiranje za forum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Crtež (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Oblik</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Slika (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Odluka na ploči</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Što kopirati</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Što će se kopirati</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n odluka</numerusform>
            <numerusform>%n odluke</numerusform>
            <numerusform>%n odluka</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Nijedan vaš meč još nije analiziran. Analizirajte ih pod Mečevi… ili tražite „Svaka pozicija” umjesto pogrešaka.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Uklonite neke od uvjeta.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Među %n odlukom nema ničega takvog.</numerusform>
            <numerusform>Među %n odluke nema ničega takvog.</numerusform>
            <numerusform>Među %n odluka nema ničega takvog.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Vaša je biblioteka prazna. Otvorite meč (Ctrl+O) ili odigrajte neki: tada ovdje nalazite njegove odluke.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>u %n meču</numerusform>
            <numerusform>u %n meča</numerusform>
            <numerusform>u %n mečeva</numerusform>
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
            <numerusform>&amp;Dodaj sve (%n meč)</numerusform>
            <numerusform>&amp;Dodaj sve (%n meča)</numerusform>
            <numerusform>&amp;Dodaj sve (%n mečeva)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Dodajte ih sve u svoju biblioteku, da ih otvorite kasnije</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otvaranje meča</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Drugi prijatelj…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Oba igrača sjede za ovom pločom i izmjenjuju se.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Igraj s prijateljem…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Igraj s prijateljem: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Dva igrača, jedno računalo</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Otvori datoteku…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Zalijepi</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Postavi poziciju</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Prikaži</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Tekst pozicije</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID ili drugi tekst pozicije</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Pravila…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Novo početno bacanje za svaku partiju</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Igra {number} u krugu</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Igre po mojem izboru…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>U vlastitom prozoru</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Nema više igara</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Inače sljedeću partiju počinje pobjednik prethodne.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Postava igre {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Igra blokiranja u kojoj par sa sobom donosi sve više parove.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Igrač smije iznositi iako mu je figura prikliještena u vlastitoj kući.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey u kojem par donosi i onaj s druge strane kockica.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey u kojem sve figure ulaze prije nego što ijedna prijeđe sredinu.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey u kojem samo 2 i 1 donose još jedno bacanje.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Svih petnaest figura počinje na polju 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon i njegove postave</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkanska rotacija</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Iznošenje s prikliještenom figurom</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Oba igrača ulaze, kreću se i idu u kuću na istoj strani ploče.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Oba igrača kreću se u istom krugu; već jedna figura blokira polje.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Figure ulaze na praznu ploču; parovi te 2 i 1 donose još jedno bacanje.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Figure ulaze na praznu ploču; nitko ne udara prije nego što mu jedna figura stigne u kuću.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Otraga počinju četiri figure umjesto dvije: dulje i više poziciono.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>S prazne ploče</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Grčki backgammon: bez kocke, bez trostrukih partija, a pobjednik počinje sljedeću partiju.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon s jednom figurom po strani.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon s dvije figure po strani.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Vrijedi za: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Kretanje prije nego što su sve ušle</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Bez dodatnih brojeva prije nego što su sve ušle</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Na jednom polju smije stajati najviše pet figura.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Bez pravila majke</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Bez šest polja u ijednoj početnoj ploči</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Brojevi koji se ne mogu odigrati propadaju</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Jedna figura po potezu napušta početak, šest zaredom traži protivnika ispred</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Jedna figura po potezu napušta početak, dvije uz 6-6, 4-4 ili 3-3 u prvom bacanju igrača; a šest polja zaredom traži protivničku figuru ispred. Oboje su pravila igre Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Prikliještiti zadnju figuru na početku ne donosi pobjedu u partiji.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Više igara naizmjence</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Pojedinačne figure ne udaraju se, nego se priklješćuju ondje gdje stoje.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Obične, dvostruke i trostruke partije</translation>
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
        <translation>Tavli: bez kocke, priklještenje, blokiranje</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Bugarska igra priklještenja, igra se kao Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Turska igra blokiranja, igra se kao Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Standardna igra, s kockom za udvostručavanje.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Tri figure po strani: kratko i divlje.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Turski backgammon: kao Portes, a figura koja udari u kući ondje ostaje.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Do tada se par igra četiri puta i nakon njega nema bacanja.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Obično sve figure uđu prije nego što se ijedna pomakne.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Obično svaka figura koja gubitniku preostane vrijedi bod.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Obično se samo vlastita početna ploča ne smije popuniti.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Obično ih igra protivnik.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Obično se ova igra igra bez toga.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>S kockom za udvostručavanje</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} naizmjence; svaka počinje početnim bacanjem.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} naizmjence; pobjednik partije počinje sljedeću.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Kliknite igru da pročitate pravila i odigrate je.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Igre i njihova pravila</translation>
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
        <translation>Poštene kockice</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Pokazatelji kroz vrijeme</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Koliko često razlozi vrijede</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Kako se igra</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Tipka</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Jezici</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Gledanje mečeva</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Protivnici</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Ocjena igre (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Vježbanje s karticama</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravila ove igre</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Stolovi na mreži</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Program</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Ova stranica još nije prevedena.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turniri</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Trenažeri</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Verzija {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Što je novo</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Što radi</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Natrag</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Igraj {game}…</translation>
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
        <translation>(U zagradama): manje duboko analizirano, nije usporedivo</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Udvostručite</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dvostruki klik ili Enter: odabir</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dvostruki klik ili Enter: na ploču</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dvostruki klik ili Enter: ponovno baciti obje kockice</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Savjeti se daju dok igrate meč.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Niste na potezu.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Odbijte</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Odigrajte {numbers}: to vrijedi jednako kao ponovno bacanje ili više.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Bacite ponovno</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Bacite ponovno obje kockice: to vrijedi više od bilo kojeg poteza s {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Bacite, bez udvostručenja</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Prikaži savjet</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Dosad najbolji potez za {numbers}. Što je od njega ostalo, navedeno je prvo:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Prihvatite</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Najbolji parovi za odabir</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Najbolji potez za {numbers} je {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Najbolji potezi za {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Najbolji nastavak:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Nema savjeta: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Ovdje se nema što odlučiti.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Razmišlja…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Ovo stoji {cost}: najbolji potez za {numbers} je {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Ovo je najbolji potez za {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Uz savjete ili prikazane izglede ovaj se meč broji kao vježba i ne mijenja vaš rejting.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>cijena {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>dvostruka partija {chance}</translation>
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
        <translation>pobjede {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Najbolji izbori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Izgledi za pobjedu u ovoj partiji</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Savjeti</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Igraj dalje bez ovog savjeta (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Prikaži izglede nakon svakog poteza</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Motor razmišlja</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i mečevi se ne mogu popisati. Sačuvani su; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Komentar se nije mogao smjestiti ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Dio analize nije se mogao pročitati ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Dio arhive je oštećen; ostatak je zadržan.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Dio datoteke je oštećen ({quote}); ostatak je zadržan.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Jedan igrač u datoteci nema ime.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Nedostaje potez prije postavljene pozicije.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Nedostaje potez prije „{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Druga je linija izostavljena ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>U ovoj je poziciji partija gotova.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Ne može se pročitati.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Ime ili put joj je predug.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Izostavljeno</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Odjednom se čita najviše datoteka: {quote}.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Neobično</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Pročitani su samo prvi mečevi datoteke; izostavljeno mečeva: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Pročitano, {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Pročitano bez napomene.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Popravljeno</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Nedostaje odgovor na udvostručenje; pročitano je kao prihvaćeno.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Kocka stoji na {quote} i ne može se držati više; daljnja su podizanja izostavljena.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Datoteka ne kaže koliko je meč dug; pretpostavljeno bodova: {quote}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Datoteka ne kaže koja je to igra. Pročitana je kao ova: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Datoteka završava usred sadržaja; ono što postoji je zadržano.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Datoteka nije pročitana do kraja jer je preduga ili ima previše nedostataka; skraćeno ili izostavljeno partija: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Datoteka nije pročitana do kraja jer je preduga; ono što slijedi je izostavljeno.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Partija počinje parom {quote}; zadržan je.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Partija nema ishoda.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Igra „{quote}” nije poznata; pročitana je kao backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Zaglavlje navodi igrače obrnutim redom; uzeti su stupci.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Dopunjen je jedini dopušteni potez za bacanje {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Nedostaje potez za bacanje {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Potez „{quote}” ne može se odigrati na ovoj ploči; ploča je ostavljena kakva jest.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Potez „{quote}” nije po pravilima; zadržan je kako je zapisan.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Pozicija nema figura za jednog igrača; izostavljena je.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Ishod u datoteci ({quote}) ne slaže se s partijom; odlučuje ploča.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Ishod u datoteci ({quote}) ne slijedi iz partije; zadržan je.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Rezultat u datoteci ({quote}) ne slijedi iz prethodnih partija; zadržan je.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Tekst nije UTF-8; pročitan je kao {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>U ovoj datoteci nema partije.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>U ovom tekstu nema ID-a pozicije.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takva datoteka ne postoji.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ovaj meč BGBlitza sadrži više od {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Ovaj meč BGBlitza nema partija.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovaj meč BGBlitza je oštećen ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ova analiza GammonViewa je oštećena ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Ovaj meč OGXM nema partija.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovaj meč OGXM je oštećen ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ovaj meč OGXM dulji je od {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>U ovoj datoteci SGF nema partije backgammona.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Ova datoteka SGF sadrži neku drugu igru, ne backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Ova datoteka SGF sadrži neku drugu igru, ne backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>U ovoj datoteci eXtreme Gammona nema partije.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ova je datoteka prazna.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ova je datoteka dulja od {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Ovo je JSON, ali ne meča koji je ovdje poznat.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Ovo je dokument PDF, a ne meč.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Ovo je dokument PostScript, a ne meč.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Ovo je baza podataka, a ne meč.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Ovo je film ili slika, a ne meč.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Ovo je film, a ne meč.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Ovo je partija igre Coan ki, koju igra samo prozor Coan ki i koju nijedan drugi format ne može sadržavati.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Ovo je slika, a ne meč.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Ovo je pozicija kao tekst, ali se ne može pročitati: nema ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovo je pozicija kao tekst, ali se ne može pročitati: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Ovo je program, a ne meč.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Ovo je zvučna datoteka, a ne meč.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Ovo je tekstni dokument (RTF), a ne meč.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Ovo je tekst bez meča ili pozicije.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Ovo je mrežna stranica, a ne meč.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Ovo je dokument Officea, a ne meč.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Ovo je datoteka XML, a ne meč.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Ovo je arhiva: najprije je raspakirajte.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Ovo je e-poruka bez meča.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Ovo je datoteka eXtreme Gammona koja se ne može pročitati, a ne meč.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Ovo je stari dokument Officea, a ne meč.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Ovo nije pozicija partije: partija je gotova.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Ovo nije meč BGBlitza.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovo nije dopuštena pozicija: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ovo nije obična datoteka.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Ovo nije tekstna datoteka ni poznati meč.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Ovo nije tekstna datoteka.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Ovo nije meč OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Ovo nije datoteka eXtreme Gammona.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Ovo izgleda kao SGF, ali u njemu nema partije.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Ovo izgleda kao meč GamesGrida, ali u njemu nema partije.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Ovo izgleda kao meč JavaFIBS-a, ali u njemu nema partije.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Ovo izgleda kao pozicija Snowieja, ali joj nedostaju polja.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovo izgleda kao pozicija Snowieja, ali {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Ovo izgleda kao meč TrueMoneyGamesa, ali u njemu nema partije.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Ovo izgleda kao datoteka meča, ali u njoj nema partije.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Ovo izgleda kao datoteka eXtreme Gammona, ali ne kaže tko je igrao.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Ovo izgleda kao datoteka eXtreme Gammona, ali u njoj nema partije.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ovaj je zapis meča oštećen ili iz drugog programa: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Ovaj je zapis meča oštećen: nije UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ovaj zapis meča ima više znakova od {quote}.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ova tekstna datoteka ima više redaka od {quote}.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ova je tekstna datoteka dulja od {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Ovaj tekst ne sadrži meč backgammona.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Što datoteka kaže o predaji, nije se moglo pročitati.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Nije vam dopušteno čitati je.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partija {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>redak {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file}: nije otvoreno.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}” ne odgovara ni na što; izostavljeno je.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}” nije bacanje dviju kockica; potez je izostavljen.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}” nije razumljivo.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}” nije razumljivo i izostavljeno je.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}”: kocka se ovdje nije mogla okrenuti; postavljena je kako kaže datoteka.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Izvješće o uvozu</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Napomene</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Pridruži se</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Gledaj</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Pozivnica</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Pridruživanje stolu</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Zalijepite poslanu pozivnicu pomoću Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Traži se stol…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Gledanje stola</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Za stolom ste; meč se ovdje vidi čim počne.</translation>
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
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Napredak analize</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1 polupotez</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 polupoteza</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 polupoteza</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4 polupoteza</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Odluka o kocki nema vrijednosti bez kocke.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Prvi pogled: za meč je potrebna otprilike sekunda.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Prihvati</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Dosad analizirano: {judged} od {plays} poteza.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analizira se odluka</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Kuće obaju igrača zatvorene su.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Oba igrača imaju figure na istom polju.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Bliski potezi prema bacanju nakon njih. Uobičajen izbor za igre s vlastitom mrežom.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Još dublje: za meč je potrebno mnogo minuta.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Najdublje</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Najdublje analize</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Svaki bliski potez na 3 polupoteza, što odgovara razini „Svjetska klasa”.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Svaka je pozicija ove igre riješena: ništa dublje ne postoji.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Sve na 2 polupoteza, a na 3 polupoteza gdje to može promijeniti prosudbu. Uobičajen izbor.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Točno</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>U meču</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Vraća se samo kad se njezina datoteka opet otvori; to se ne može poništiti.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Dulji rolloutovi</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Najdulji rolloutovi</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Sreća bacanja: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Pri ovom rezultatu nije moguća Crawfordova partija.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Ovdje nema odluke.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Nijedan motor ovdje ne može analizirati ove igre po ovim pravilima: {games}. Savjeti rade u svakoj igri.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Nitko nije na potezu.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Još nije analizirano: pritisnite Analiziraj… dolje ili F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Jedna se odluka analizira odmah.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Jedna odluka traje nekoliko sekundi, najviše oko minute.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Jedna odluka traje nekoliko sekundi.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Jedna odluka traje do nekoliko minuta.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Početno bacanje</translation>
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
        <translation>Odbiti</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Igrati dalje</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Brzo i solidno: za meč je potrebno nekoliko sekundi.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Ukloniti analizu {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Predati</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rolloutovi se igraju po pravilima backgammona, a ovaj meč ima druga pravila.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Kratki rolloutovi</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Prihvatiti</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Cijena predaje poznata je samo u mečevima s Crawfordovim pravilom.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Motor ovdje nije mogao ništa analizirati.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Motor ne poznaje igru {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Motor je zakazao ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motor je neočekivano stao.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je gotova.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Partija može završiti u sljedeća dva bacanja.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Meč je gotov.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Mreže koje prosuđuju {games} gledaju najviše ovoliko duboko: {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Igrač na potezu nema odluku o kocki.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Zapis ovdje završava.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Jaki se motor ne učitava: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Figura po strani ima {quote}, a ne 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Više nije bilo ništa za analizirati.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Ova analiza ne govori ništa o ovom trenutku.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Ovaj bi odgovor bio pogreška protivnika.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Ovaj potez nije po pravilima: ne prosuđuje se, a meč se nakon njega nastavio.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Da je opet dobijete, meč treba ponovno analizirati.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Dva kruga</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Dva kruga, zatim dugi rolloutovi onoga što je blizu: sati.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Dva kruga, zatim rolloutovi onoga što je blizu: gotovo sat.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Dva kruga, zatim kratki rolloutovi onoga što je blizu: minute.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Ono što je još blizu prema sljedeća dva bacanja, koliko duboko gleda mreža ove igre.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Ono što motor zna o ovoj igri ne može se pročitati ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Što mreža ove igre kaže odmah: nekoliko sekundi.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>S dubljim analizama</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Vaše bacanje</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>gruba pogreška, stoji {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>pogreška, stoji {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>odgovor na beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>odgovor na udvostručenje</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>odgovor na otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>odgovor na raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>odgovor na ponovno udvostručenje</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>odgovor na predaju</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>stoji {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>udvostručiti?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>dvojbeno, stoji {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>malo odluka</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>bira par</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>predaja</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>točno</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>standardna pogreška {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>nedovršeno</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>dobiva {win} (gammoni {win_gammon}), gubi {lose} (gammoni {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} do {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} baca</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (malo odluka)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} nije po pravilima: ne prosuđuje se, a meč se nakon toga nastavio.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>analizirano {share}</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Dublje</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analizirajte odluke ovog meča (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analiziraj…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Izbori u ovoj poziciji</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Napredak analize</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Zaustavite analizu; ono što je analizirano ostaje (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Odlučite na ploči: prosuđuje se kako dolazi.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Igra držanja s poljem 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Igra s polja 1</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Crni odgovara na udvostručenje Bijelog beaverom.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Crni odgovara na beaver raccoonom.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Crni udvostručuje.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Crni ima za odigrati {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Crni je na potezu.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kocka na {value} pripada Crnom.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Crni igra {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Crni baca</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Odgovor Crnog</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Kocka Crnog</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Oba su igrača na baru pred zatvorenom kućom.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Oba igrača imaju figure na istom polju.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>U ovoj igri figure ne mogu ovako stajati.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prazna ploča</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Zadnjih šest figura</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Gleda se pozicija…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Gubi {win} · gammona {gammon} · backgammona {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Odavde nijedan igrač više ne može odigrati.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>U ovoj se poziciji nema što odlučiti.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Baci</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Slično</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Početak ove igre</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Ta ponuda kocke ovdje nije dopuštena.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Ploča ostaje kakva jest: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kocka je u sredini na {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Partija je gotova: dobio ju je Crni.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Partija je gotova: dobio ju je Bijeli.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Partija je gotova: neriješena je.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>U tome nema XGID-a, GNU Backgammon ID-a ni teksta bgdeska; ploča ostaje kakva jest.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Na ploči nema figura.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>U Crawfordovoj partiji nema kocke.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>U ovom meču nema kocke.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Bijeli odgovara na udvostručenje Crnog beaverom.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Bijeli odgovara na beaver raccoonom.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Bijeli udvostručuje.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Bijeli ima za odigrati {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Bijeli je na potezu.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kocka na {value} pripada Bijelom.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Bijeli igra {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Bijeli baca</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Odgovor Bijelog</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Kocka Bijelog</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Dobiva {win} · gammona {gammon} · backgammona {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>odigran</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>iskušan</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Back game {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n crna figura je iznesena iako druge nisu u kući.</numerusform>
            <numerusform>%n crne figure su iznesene iako druge nisu u kući.</numerusform>
            <numerusform>%n crnih figura je izneseno iako druge nisu u kući.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n bijela figura je iznesena iako druge nisu u kući.</numerusform>
            <numerusform>%n bijele figure su iznesene iako druge nisu u kući.</numerusform>
            <numerusform>%n bijelih figura je izneseno iako druge nisu u kući.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Jedan igrač već ima %n bod, koliko treba za ovaj meč.</numerusform>
            <numerusform>Jedan igrač već ima sva %n boda ovog meča.</numerusform>
            <numerusform>Jedan igrač već ima svih %n bodova ovog meča.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Crni ima %n figuru, a toliko ih u ovoj igri nema.</numerusform>
            <numerusform>Crni ima %n figure, a toliko ih u ovoj igri nema.</numerusform>
            <numerusform>Crni ima %n figura, a toliko ih u ovoj igri nema.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Dogovorena pravila dopuštaju %n figuru na polju.</numerusform>
            <numerusform>Dogovorena pravila dopuštaju %n figure na polju.</numerusform>
            <numerusform>Dogovorena pravila dopuštaju %n figura na polju.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>U pretincu nedostaje %n crna figura: najprije skinite neke s ploče.</numerusform>
            <numerusform>U pretincu nedostaju %n crne figure: najprije skinite neke s ploče.</numerusform>
            <numerusform>U pretincu nedostaje %n crnih figura: najprije skinite neke s ploče.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>U pretincu nedostaje %n bijela figura: najprije skinite neke s ploče.</numerusform>
            <numerusform>U pretincu nedostaju %n bijele figure: najprije skinite neke s ploče.</numerusform>
            <numerusform>U pretincu nedostaje %n bijelih figura: najprije skinite neke s ploče.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Bijeli ima %n figuru, a toliko ih u ovoj igri nema.</numerusform>
            <numerusform>Bijeli ima %n figure, a toliko ih u ovoj igri nema.</numerusform>
            <numerusform>Bijeli ima %n figura, a toliko ih u ovoj igri nema.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Ponovi promjenu (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Vucite poteze na ploči kao u partiji (P); još jednom: postavljanje</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Postava</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Vrati zadnju promjenu (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Iskušaj potez</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Ono što je ovdje postavljeno ostaje sačuvano (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Boja klika</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laboratorij pozicija</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Poništi</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>O ovoj poziciji</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Kandidati</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Bacanja</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Rezultati</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Pogoci</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Još niste završili nijedan meč protiv računala. Odigrajte jedan: rezultat će biti ovdje.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} do {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} od {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Igraj…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Gotovo je sigurno da dobivate više od polovice mečeva.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Rezultati protiv protivnika</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Udio (interval 90 %)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Snaga</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Dobiveno</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Osoba za ovim računalom</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Računalni igrač: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Kasni ulazak</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Tko dolazi kasnije</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Tko dolazi kasnije? Igra od sljedećeg kola.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Tko dolazi kasnije? Igra umjesto slobodnog kola.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>još %n meč…</numerusform>
            <numerusform>još %n meča…</numerusform>
            <numerusform>još %n mečeva…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Završi…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Kako se igra</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Novi meč…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Još jednom?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Jedan klik ga pokreće. Možete stati bilo kad i nastaviti kasnije: ništa se ne gubi.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Igraj opet</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>U tijeku</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>U tijeku · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Vaš prvi meč</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Sve</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Večeri koje se broje</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Nijedna</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Bodovi po mjestu</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Bodovi u ligi po mjestu, na primjer {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Bodovi mjesta su brojevi, na primjer {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Najbolje: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Kocka: {found} od {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Odlučite na ploči, kao u partiji. S pokazuje odgovor, K preskače, Esc prekida.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Udvostručiti ili ne?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Nađeno</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Nađeno kasnije</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Nađeno, ali ne odmah.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Nađeno: dovoljno blizu.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Nađeno: to je najbolje.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>U meču ste odabrali {answer}, što je stajalo {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>U meču ste odabrali {answer}, što je bilo točno.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>U meču {name} bira {answer}, što stoji {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>U meču {name} bira {answer}, što je točno.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Potezi: {found} od {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nije nađeno</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nije nađeno.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Ponovno udvostručiti ili ne?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Preskočeno</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Prihvatiti ili odbiti?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Prihvatiti, odbiti ili opet okrenuti kocku?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Motor gleda vaš odgovor…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Ima boljega: {answer} stoji {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Ovaj se odgovor nije mogao prosuditi. Dajte drugi ili zatražite prikaz.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Ovaj meč još nije analiziran: nakon toga možete iz njega učiti.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Koji je potez najbolji?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Odlučujete još jednom ondje gdje su bile pogreške. Među njima su i neke točne odluke, a ništa ne odaje odgovor prije vašega.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Našli ste {found} od {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Ovdje ste odlučivali vi.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Vaš odgovor: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Vaš odgovor: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>udvostručenje</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>bez udvostručenja</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>bez ponovnog udvostručenja</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odbijanje</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>ponovno udvostručenje</translation>
    </message>
    <message>
        <source>take</source>
        <translation>prihvaćanje</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Ovdje odlučuje {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} od {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n pogreška koja stoji {cost} ili više.</numerusform>
            <numerusform>%n pogreške koje stoje {cost} ili više.</numerusform>
            <numerusform>%n pogrešaka koje stoje {cost} ili više.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Opet %n promašenu</numerusform>
            <numerusform>Opet %n promašene</numerusform>
            <numerusform>Opet %n promašenih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Od njih ste %n već našli.</numerusform>
            <numerusform>Od njih ste %n već našli.</numerusform>
            <numerusform>Od njih ste %n već našli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analiziraj…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Učenje iz ovog meča</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Dosadašnja pitanja</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Pokaži odgovor</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Počni</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Pokušaj opet</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Čije pogreške</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Učenje iz ovog meča</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partije sesije</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partije:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Vrsta igre</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesija za novac</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Druga duljina:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Meč na bodove</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Bodovi meča</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Neograničeno</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Leće</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Sljedeća bacanja</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Leća rezultata</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Pogoci</translation>
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
        <translation>Nakon</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Nakon bacanja je ± {percent}, obojeni pojas.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Sve ovo vrijedi za igru za novac, prije bacanja. Nisu sve figure u kući: put donde iskušava se mnogo puta pa EPC može odstupati za {error}; odande su bacanja točna. Jednostrano: oba igraju na najmanje bacanja, a kocka se prosuđuje modelom.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Sve ovo vrijedi za igru za novac, prije bacanja. Bacanja su točna za onoga tko u prosjeku igra na najmanje njih. Jednostrano: oba igraju tako, a kocka se prosuđuje modelom.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Bilo koji blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Ni pri jednom od ovih rezultata ovaj igrač ne smije udvostručiti.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Pri {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Pri {percent} pobjeda model kaže {nd} bez udvostručenja, {dt} nakon prihvaćanja i {dp} nakon odbijanja.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Pri {percent} pobjeda model kaže {nd} bez udvostručenja.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Prije</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Prag odbijanja</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Kocka</translation>
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
        <translation>Mrtva kocka</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Dubina</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Nesreće</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Udvostručiti i ponovno udvostručiti; prihvatiti</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Oba igrača trebaju jedan bod</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Udvostručiti, ne udvostručiti ponovno; prihvatiti</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Udvostručiti; odbiti</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Prag udvostručenja</translation>
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
        <translation>Procijenjeno iz izgleda pri sadašnjem rezultatu</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Točno, kocka u sredini: {nd} bez udvostručenja, {dt} nakon prihvaćanja, {dp} nakon odbijanja.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Točno, kocka u posjedu: {nd} bez ponovnog udvostručenja, {dt} nakon prihvaćanja, {dp} nakon odbijanja.</translation>
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
        <translation>Cijena gammona</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammoni</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Kako</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokeri</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Živa kocka</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Prosjek</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Igra za novac</translation>
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
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ondje nitko ne smije udvostručiti.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Još nije prosuđeno.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Na potezu</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Jednostrano</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pipovi</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Cijena, kocka okrenuta</translation>
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
        <translation>Vrijednost posjeda kocke</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Ponovno udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Bacanja</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Sami ulozi</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Standardno odstupanje</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Prag prihvaćanja</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motor prosuđuje…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Motor: {nd} bez udvostručenja, {dt} nakon prihvaćanja, {dp} nakon odbijanja.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Izračunavaju se točne vrijednosti…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Brojke kažu koliko je najbolji izbor ispred sljedećega.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Brojke kažu koliko odigrani potez ondje stoji.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Tržište je izgubljeno nakon {pairs} od 1296 nizova bacanja i odgovora ({share}) te nakon {rolls} od 36 bacanja uz barem polovicu odgovora.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Protivniku nedostaje: {away}</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Protivniku nedostaje 1 bod, u Crawfordovoj partiji</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Igraču koji odlučuje nedostaje: {away}</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Igraču koji odlučuje nedostaje 1 bod, u Crawfordovoj partiji</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Prag za predobro</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Dvostrano</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Gubitak pipova</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Pobjede</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>ne može odigrati</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>udaralo prije promjene</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>nesreća: {number} ispod prosjeka ili više</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>udvostručenje i odbijanje nakon {count} od 36 odgovora</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>udvostručenje i prihvaćanje nakon {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>procijenjeno</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>točno</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formula</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>udaralo</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>udara</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>udara 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>udara tek nakon promjene</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: izgubljeno nakon polovice odgovora ili više</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: tržište je izgubljeno nakon svakog odgovora</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} iznad prosjeka ili više</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>izgubljeno nakon nekih odgovora</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>novac</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>uglavnom ni udvostručenje</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>bez udvostručenja nakon {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>vrijednost posjeda kocke</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>pragovi prihvaćanja: na potezu, protivnik</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Prosuđuje se {count} od 21 različitog bacanja…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} kaže „{said}”, a potreban broj bacanja „{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} kaže „{said}”, a točno je „{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} iznad prosjeka ili više</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} ispod prosjeka ili više</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own} prema {theirs} do kraja</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own} prema {theirs} do kraja, Crawfordova partija</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own} prema {theirs} do kraja, nakon Crawfordove partije</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>polje {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ je procjena dok motor ne prosudi taj rezultat.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Leća rezultata</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Vaša je razina PR {rate} ± {interval} (90 %): prva pretpostavka {guess}, ispravljena s %n odlukom koja se broji. Pokazatelji kroz vrijeme daju čisti prosjek, bez pretpostavke.</numerusform>
            <numerusform>Vaša je razina PR {rate} ± {interval} (90 %): prva pretpostavka {guess}, ispravljena s %n odluke koje se broje. Pokazatelji kroz vrijeme daju čisti prosjek, bez pretpostavke.</numerusform>
            <numerusform>Vaša je razina PR {rate} ± {interval} (90 %): prva pretpostavka {guess}, ispravljena s %n odluka koje se broje. Pokazatelji kroz vrijeme daju čisti prosjek, bez pretpostavke.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Igra zamjenski, jednostavni igrač: BGDESK_ENGINE kaže {detail}; smije biti plain ili sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Igra zamjenski, jednostavni igrač: motor treba {detail} iz Visual C++ runtimea; nedostaje.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Igra zamjenski, jednostavni igrač: procesor nema {detail}, što motor treba.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Igra zamjenski, jednostavni igrač: jaki motor nije izrađen za ovo računalo.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Igra zamjenski, jednostavni igrač: jaki je motor isključen pomoću BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Igra ga mala mreža uvježbana za ovu igru; PR se mjeri samo u backgammonu.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Napredni</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Početnik</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Borac</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Povremeni</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Oprezni</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Udvostručuje mnogo prerano.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Udvostručuje prekasno i odbija ono što bi trebalo prihvatiti.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Stručnjak</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Udara kad god može, i nezaštićeno u vlastitoj kući.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Skupljač</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Drži sidro dugo nakon što je vrijeme za odlazak.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Srednji</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Brza jezgra motora ovdje se ne može učitati, zapisnik kaže zašto: analiza traje oko četiri puta dulje.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Brza jezgra ne poznaje ovu verziju motora: analiza traje oko četiri puta dulje.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Brza jezgra motora oštećena je ili druge verzije: analiza traje oko četiri puta dulje.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Brza jezgra motora isključena je pomoću BGDESK_CORE: analiza traje oko četiri puta dulje.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Brza jezgra motora ovdje nije prevedena: analiza traje oko četiri puta dulje.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Ostavlja što manje prilika za pogodak, i ondje gdje bi trebalo biti hrabro.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Majstor</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Nijedan vaš meč još nije analiziran: vaša je razina pretpostavka, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR kaže koliko prosječna odluka stoji: što je manji, to je igrač jači.
Igrači svjetske klase imaju oko 3, turnirski stručnjaci 6, dobri klupski igrači 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR oko {rate}, procijenjeno</translation>
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
        <translation>Igra malo bolje od vas</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Igra na vašoj razini</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Trkač</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Prerano bježi stražnjim figurama i napušta sidra.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparing-partner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Vrućokrvni</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Najjači</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Izgledi su u ovoj igri točno poznati; PR se mjeri samo u backgammonu.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Jaki motor ne poznaje ovu igru: igra je jednostavni igrač, slabiji od navedenoga.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Bojažljiva kocka</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Svjetska klasa</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Vaš protivnik zadržava snagu cijeli meč, što god kockice činile.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>igra zamjenski, jednostavni igrač</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>igra s PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>igra s PR {rate}, prema procjeni</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>igra s PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>rejting {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Drugi program drži biblioteku {subject}: ovo nije spremljeno; sve prije toga je sačuvano.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Drugi program upravo zapisuje {subject}; ništa nije prepisano.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Izgubljene analize, koje se mogu izraditi ponovno: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>U njoj se ništa ne može pročitati i nema njezine sigurnosne kopije.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>U biblioteci {subject} ništa se ne može pročitati i nema njezine sigurnosne kopije: započeta je nova; stara je datoteka sačuvana kao {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>U biblioteci {subject} nema ničega.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>U biblioteci {subject} nije bilo ničega i nema njezine sigurnosne kopije: započeta je iznova.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Ništa neće nedostajati.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Podaci se nisu mogli premjestiti u {folder} ({detail}). Ništa nije premješteno.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Disk je pun: ovo se nije moglo spremiti u {subject}; sve prije toga je sačuvano.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Datoteka {subject} ne sadrži čitljivu biblioteku; ništa nije promijenjeno.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Datoteka {subject} nije biblioteka bgdeska; ostavljena je kakva jest.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Datoteka {subject} je sama sadašnja biblioteka; ništa nije promijenjeno.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Mapa {folder} dio je sadašnje; odaberite drugu. Ništa nije premješteno.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Biblioteka je ispravna: svaka stranica i svaki meč mogu se pročitati.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteka je bila oštećena i popravljena je; ništa ne nedostaje. Stara je datoteka {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteka je bila oštećena. Sve što se još može pročitati stoji u novoj; stara je datoteka sačuvana kao {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} ne može se zapisati; sve prije spremljeno je sačuvano.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Sigurnosna kopija biblioteke {subject} danas se nije mogla izraditi ({detail}); sama je biblioteka ispravna.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Biblioteka {subject} nije se mogla koristiti ({detail}); sve prije spremljeno je sačuvano.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} je oštećena pa nije izrađena kopija; ništa nije promijenjeno.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} je oštećena. Zatvorite bgdesk i pokrenite ga ponovno: sve što se može pročitati tada ide u novu biblioteku, a stara datoteka ostaje sačuvana.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} je oštećena; ostavljena je kakva jest.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} je oštećena; u njoj ništa nije promijenjeno. Sljedeće pokretanje stavlja sve što se može pročitati u novu i čuva staru datoteku.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Biblioteka {subject} je nestala i započeta je nova. Postoji sigurnosna kopija koja se može vratiti: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Biblioteka {subject} je nestala. Postoji sigurnosna kopija koja se može vratiti: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} je otvorena u bgdesku; najprije je ondje zatvorite. Ništa nije promijenjeno.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Umjesto nje koristi se biblioteka {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} bila je prazna (0 bajtova) i nema njezine sigurnosne kopije: započeta je nova.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteka {subject} premještena je ili uklonjena dok je bila otvorena: ovo nije spremljeno.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteku {subject} zapisao je noviji bgdesk; ostavljena je kakva jest.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Biblioteku {subject} zapisao je raniji bgdesk i ne može se izraditi njezina sigurnosna kopija ({detail}); ostavljena je kakva jest.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Meč {subject} ne može se pročitati ({detail}); ostavljen je kakav jest.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Meč {subject} otvoren je u drugom prozoru bgdeska; najprije ga ondje zatvorite.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Meč {subject} promijenio je drugi program; ništa nije prepisano.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Meč {subject} uklonjen je u drugom prozoru: njegova je analiza završila i ništa se više od nje ne čuva.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Najnoviji potezi možda nedostaju jer je i datoteka u kojoj su bili oštećena.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Sljedeće pokretanje puni je onim što se iz nje može pročitati.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Put biblioteke {subject} je predug; treba joj mapa s kraćim putem.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>U mapi {folder} već postoje podaci bgdeska; odaberite drugu mapu. Ništa nije premješteno.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nema njezine sigurnosne kopije: sljedeće pokretanje započinje novu.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Još nema biblioteke {subject}; bgdesk je stvara kad se prvi put pokrene.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Nema biblioteke {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>U biblioteci nema meča {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Na disku mape {folder} nema dovoljno mjesta. Ništa nije premješteno.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Ovi su mečevi izgubljeni: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ovi su se mečevi vratili iz sigurnosne kopije {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Ovi se mečevi ne mogu pročitati: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Ovim mečevima na kraju nedostaju potezi: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ovi će se mečevi vratiti iz sigurnosne kopije {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Ovaj se turnir ne može pročitati ({detail}); ostavljen je kakav jest, kao i njegovi mečevi.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Ovog turnira više nema u biblioteci.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Ovaj je turnir otvoren u drugom prozoru bgdeska; najprije ga ondje zatvorite.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Sadržaj mape {subject} nije se mogao staviti u smeće; možete ga ukloniti sami.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Vaši podaci leže u mapi {folder}, koju sinkronizira {service}. Dok igrate, može se kopirati napola zapisana biblioteka ili na njezino mjesto doći starija s drugog računala. Bolje je podatke držati samo na ovom računalu, a sigurnosnu kopiju na {service}; ili ovdje zatvorite bgdesk i pričekajte da {service} završi prije nego što ga ondje otvorite.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>meč od kojeg je poznat samo ID ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk je bio prekinut i otad nema datoteke {subject}: ono što je zadnje odigrano možda nedostaje.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>još {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} protiv {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Druge linije odavde</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Ukloni</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Nastavi</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Pridruži se pozivnicom…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>N&amp;apusti stol</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Otvori stol…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Gledaj pozivnicom…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Na po&amp;služitelju…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Kopiraj pozivnicu za gle&amp;danje</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mečevi s drugima koji traju</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Otvorite stol i pošaljite pozivnicu ili se pridružite onom čiju ste pozivnicu dobili.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Na p&amp;loču</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Najprije upišite ime: vidi ga drugi igrač.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>S drugima</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Vaše &amp;ime</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Meč čeka da se upišu kockice.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ovaj se meč ne može otvoriti ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Kojim putem?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i ovo se nije moglo otvoriti ni spremiti. Sadržaj biblioteke je sačuvan; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Nađi meč</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Nađi igrača, događaj ili datoteku</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mečevi</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analiziraj (F7) ovdje prikazuje kako su se kretali izgledi</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Tijek meča</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analizirano</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Datoteke</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Mečevi</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Ime</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Oznake</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>dodano {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>djelomično</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>neograničeno</translation>
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
        <translation>Dobili ste na vrijeme pri {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Dobili ste sesiju {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Dobili ste {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>ne može se pročitati</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>predano pri {white} : {black}, dobili ste</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>predano pri {white} : {black}, dobiva {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>sesija je završila izjednačeno, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>u tijeku, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} dobiva na vrijeme pri {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} dobiva sesiju {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} dobiva {most} : {least}</translation>
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
        <translation>Svi mečevi…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Svi…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Ono što igrate i otvorite čuva se ovdje. Kliknite meč da ga opet vidite, a kad je analiziran, i koliko je stajao svaki potez.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Vaši mečevi</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analiziraj</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Stupci</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Nastavi</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Izbriši trajno…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Više…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>No&amp;vi meč…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>V&amp;rati</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>O&amp;znake…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Analiziraj &amp;sve</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analizirajte svaki meč koji još nije analiziran, u pozadini; možete stati bilo kad</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Koš</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Trajno izbrisati %n stavku koša, sa svim analizama?</numerusform>
            <numerusform>Trajno izbrisati %n stavke koša, sa svim analizama?</numerusform>
            <numerusform>Trajno izbrisati %n stavki koša, sa svim analizama?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Mečevi</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Ništa ovdje nema sve te riječi.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Otvori &amp;datoteku…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozicije</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Preimenuj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Ukloniti označeno? Partija igre Coan ki ne može se vratiti.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Spremi &amp;kopiju kao…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Koš je prazan. Ono što uklonite ostaje ovdje 30 dana i može se vratiti.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Kockice mečeva koji su u tijeku tada se više nikad ne mogu provjeriti.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Datoteke iz kojih su mečevi pročitani ostaju gdje jesu.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Ovdje još nema meča.
Započnite novi ili otvorite datoteku bilo kojeg programa: ono što igrate i otvorite čuva se ovdje.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Ovdje još nema pozicije. Zalijepite XGID ili drugu poziciju pomoću Ctrl+V u prozoru.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Ova je partija otvorena u prozoru Coan ki; zatvorite ga prije nego što je uklonite.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Ovaj je meč na ploči; pogledajte drugi prije nego što ga uklonite.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Upišite ih manje ili pogledajte drugu stranicu.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Što je navedeno</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Prvi igrač</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mečevi</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Drugi igrač</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stanje</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Provjerite ove kockice sami…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tajna kockica</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Provjeri kockice</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Više: bacanja i kockice</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Više: bacanja i kockice</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Odigraj</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Upišite potez, na primjer {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Kojim putem? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Nemate figuru na baru; one u zalihi pišu se {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}” nije potez. Upišite polja, na primjer {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>U zapisu nedostaje potez</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Oba igrača bacila su {die}: kocka na {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Ploča je postavljena ručno</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Partija počinje ovom pozicijom</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Postava je ispravljena</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Dobili ste početno bacanje: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>potez koji nije po pravilima</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>udvostručuje na {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>nije po pravilima</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>bira {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>bez udvostručenja</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>bez ponovnog udvostručenja</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>odbija</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>ponovno udvostručuje na {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>predaje</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>isteklo vrijeme</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>prihvaća</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobiva početno bacanje: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>još %n</numerusform>
            <numerusform>još %n</numerusform>
            <numerusform>još %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Br.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>druga linija</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>druga linija, sklopljena</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Natrag na partiju</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Potezi se pojavljuju ovdje.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Igraj dalje odavde…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Potraži na ovoj mreži</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Njegov &amp;kôd</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Pridruži se ovom &amp;stolu</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Zasad se ne javlja nijedan stol; upit se ponavlja.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Stolovi na ovoj mreži</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>pun</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n odluka u pozicijama poput ove</numerusform>
            <numerusform>%n odluke u pozicijama poput ove</numerusform>
            <numerusform>%n odluka u pozicijama poput ove</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Pretražuju se vaši mečevi…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Mečevi se još čitaju.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Od %n odluke u vašoj biblioteci nijedna nije donesena u poziciji poput ove.</numerusform>
            <numerusform>Od %n odluke u vašoj biblioteci nijedna nije donesena u poziciji poput ove.</numerusform>
            <numerusform>Od %n odluka u vašoj biblioteci nijedna nije donesena u poziciji poput ove.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Samo s ovim bacanjem</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Pozicije poput ove</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Postava nije pozicija koja može nastati.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>U vašoj biblioteci još nema mečeva: otvorite neki (Ctrl+O) ili ga odigrajte.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Svaku igru igra motor koji je najbolje poznaje; PR se mjeri samo u backgammonu.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Duljina</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Novi meč</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Pročitajte pravila onoga što je odabrano ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Počni</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Sva pravila i kockice</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Sva pravila i kockice</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>Ž&amp;drijeb</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Igra</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Vrsta</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>I&amp;me</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Kako je navedeno</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Po želji</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Iz skupina moraju dalje proći barem dva igrača.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Moraju sudjelovati barem dva igrača.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Slučajno</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Po rejtingu</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Klupski švicarski: pet kola do 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Dvostruko ispadanje, 8 igrača</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Ždrijeb</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Osam igrača: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Večer sa 16 igrača: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Za ove skupine potrebno je sudionika barem {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Četiri skupine po 4, zatim ispadanje</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Kućna pravila i kocka kao u vašem zadnjem novom meču; Jacobyjevu pravilu ovdje nije mjesto. Svaki se meč između računala stvarno igra, u pozadini, i može se pogledati.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Kup u hypergammonu</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>U ovom formatu može sudjelovati najviše {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Svatko sa svakim, 4 igrača</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Kup u tavliju do 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Bodovi kola su brojevi od 1 do {most}, na primjer {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turniru treba ime.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Sa &amp;satom: 2 minute po bodu i 12 sekundi po potezu</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Nijedan preglednik ne otvara {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Postoji novija verzija bgdeska: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Pogledaj sada</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Otvori stranicu za preuzimanje</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Pitanje…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Potraga za novijom verzijom</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Postoji novija verzija: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Imate bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Imate najnoviju verziju.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk pita {host} za broj najnovije verzije i ne govori ništa o vama, vašem računalu ili vašoj verziji; kao i kod svake stranice koju otvorite, {host} vidi vašu internetsku adresu.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Karta tržišta: nakon kojih je bacanja tržište izgubljeno</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Ovdje nitko nije pred bacanjem.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Temperaturna karta</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Temperaturna karta: koliko vrijedi svako bacanje</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Odgovor na najbolji potez</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Odgovor na odigrani potez</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Igračevo bacanje</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Što se prikazuje o svakom bacanju</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Onaj tko baca ovdje ne može udvostručiti pa nema ni tržišta.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Čija bacanja</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Po Hollandovu pravilu nitko ne smije udvostručiti prije nego što su oba imala dva poteza u ovoj partiji.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>U Crawfordovoj partiji nitko ne smije udvostručiti.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Kocka je mrtva: pri ovom rezultatu igrač na potezu dobiva meč s njom kakva jest.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Kocka pripada protivniku: samo vlasnik smije udvostručiti.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>U meču do 1 boda nema kocke.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ova se igra igra bez kocke.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Zatvori ovu obavijest</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Prikaži</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj opet</translation>
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
        <translation>{number} se ovdje ne uklapa: traži se broj od {least} do {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Otvaranje stola</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Otvori stol</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>kockice obaju igrača</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Ime</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Snaga</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Snaga &amp;bijelog</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Računalo protiv računala</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Svejedno</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Gost</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Igra kao ljudi ove snage</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Netko za drugim računalom, tko god ima pozivnicu.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>S&amp;til</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Snaga &amp;crnog</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Snaga</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Snaga crnog</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Računalo</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Dva igrača, jedno računalo</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Vaše figure</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordovo pravilo</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandovo pravilo</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyjevo pravilo</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>novo početno bacanje za svaku partiju</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>najviše pet na polju</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>automatska udvostručenja broje se za Jacobyjevo pravilo</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon samo s figurom na baru</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaveri</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaveri i raccooni</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaveri, raccooni i otteri</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>sat</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>četiri boda za figuru na baru</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>sesija za novac</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>bez kocke</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>bez „udari i bježi” u kući</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>dopušteni djelomični potezi</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>neograničena automatska udvostručenja</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>neograničeni beaveri i raccooni</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>nakon {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>dopuna za {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>slijedi {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>umjesto {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>ostavio protivnik</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>odabrano nakon {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>bačeno ponovno</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Novi turnir…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Tablica sezone…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Poništi uklanjanje</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Započeto</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Sudionici</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Stanje</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Još nema turnira. Započnite jedan: šesnaest igrača, meč do sedam bodova, finale do devet. Svoje mečeve igrate na ploči, a računala u međuvremenu svoje.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turnir</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turniri</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>odigrano {done} od %n meča</numerusform>
            <numerusform>odigrano {done} od %n meča</numerusform>
            <numerusform>odigrano {done} od %n mečeva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Provjerite ove kockice sami</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>U {folder} ništa nije spremljeno: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Zapis meča i skripta od nekoliko redaka nalaze se u {folder}. Ondje otvorite terminal i upišite: {command}, a iza toga otisak koji ste zabilježili. Treba Python, ali ne i bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Nijedan vaš meč još nije analiziran. Otvorite neki u turnirskom stablu i analizirajte ga ili u postavkama odredite da se mečevi analiziraju kad završe.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>PR s intervalom od 90 %. Enter prikazuje meč.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Vaša igra, meč po meč</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Natrag</translation>
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
        <translation>Povucite da proširite okno; dvostruki klik vraća uobičajenu širinu</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Ime kako ga treba prikazati; imena u mečevima ostaju kakva jesu.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Gost</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Vi</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Opet?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Dobra partija.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Sretno.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Pozdrav!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Lijepo bacanje.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Trenutak, molim.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Hvala.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Dobro odigrano.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Očekivano</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Mjesto</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Mjesta</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Dobiveno</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Kockice</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Protivnik</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Iz ove pozicije počinje meč za vježbu.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Ovdje počinje meč za vježbu, po istim pravilima. Ovaj meč ostaje kakav jest.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nove kockice</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Igraj dalje</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Igranje dalje odavde</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Prave kockice, upisane</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Vrati dovde</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Kasniji se potezi brišu i meč se broji kao vježba.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Ista bacanja kao u meču, dok ih ima</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Dva igrača, jedno računalo</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Pri vraćanju bacaj opet iste kockice</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Igrate</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pipova</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Kliknite polje: zauzeto igračem, blot, prazno, bilo što. Desni klik: protivnikovo. Tipke: strelice, razmaknica, Shift+razmaknica, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Polja pozicije</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>blot protivnika</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>blot igrača</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>bilo što</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prazno</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>zauzeo protivnik</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>zauzeo igrač</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>polje {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Kosa crta stvara mapu: Otvaranja/Odgovori na {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Druga pozicija ima ovo ime i bit će zamijenjena.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Ime ove pozicije</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Pozicija</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Kartica je pozicija u kojoj ste pogriješili. O njoj ste pitani opet: uskoro dok je nova, a rijetko kad je znate.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Nova kartica.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Udvostručiti</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Udvostručiti ili ne</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lako</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Teško</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Završilo je na poziciji {number}: za ostatak ponovno uvezite datoteku.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Znano</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Promašeno</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Gotovo točno: to stoji {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Još nema kartica</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ne udvostručiti</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Bez odgovora.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Za danas više ništa</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Otvorite neki svoj meč i analizirajte ga: tada se nude kartice vaših pogrešaka.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Odbiti</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Odigrajte meč ili otvorite neki drugi i analizirajte ga.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Točno: dovoljno blizu najboljega.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Točno: to je najbolje.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Od vašeg zadnjeg odgovora nova je analiza našla drugi najbolji odgovor.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prihvatiti</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Prihvatiti i opet okrenuti kocku</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Prihvatiti ili odbiti</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Ovaj se odgovor nije mogao spremiti i ne broji se.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Ovaj odgovor nije ubrojen: kartica je u drugom prozoru odgovorena ili uklonjena.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Ovo ne mijenja kada je kartica za ponavljanje.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Pogrešno: to stoji {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Ovu ste karticu promašili pa dolazi još jednom. Ovaj put se ne broji.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Vaše pogreške</translation>
    </message>
    <message>
        <source>today</source>
        <translation>danas</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>sutra</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} do {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} za ponavljanje</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} novih</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Pitaj opet</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Špilovi</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Izvezi za Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Nađi slične…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Kako to radi</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Uvezi pozicije…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Novi meč…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Još ništa nije za ponavljanje: kartica dolazi ovamo kad se na nju prvi put odgovori.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Vježbanje</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Vježbaj</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Vježbaj bez brojenja</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Ostavljeno sa strane</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Ukloni…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Preimenuj…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Počni</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Sljedećih 30 dana</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Trenažeri…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Tko vježba</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Ove ste kartice uvijek iznova promašivali ili ste ih ostavili sa strane. Više se ne postavljaju: radije pogledajte pozicije poput njih.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Vaši mečevi…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Nijedna se od ovih kartica sada ne može postaviti: možda ih postavlja drugi prozor ili se ne mogu pročitati.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Nijedna se od ovih odluka ne može postaviti kao kartica.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Ovdje za danas nema više ničega.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i kartice se ne mogu popisati. Sačuvane su; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Drugi skup pravila ima ovo ime.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Ime ovog skupa pravila</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Prilagođeno</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Moja pravila</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Preimenuj…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Skup pravila</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Skup pravila</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Spremi kao…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Spremite donja pravila pod imenom, da ih opet odaberete</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Meč s Crawfordovim pravilom i ničim drugim.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Meč s Crawfordovim pravilom i nakon njega Hollandovim pravilom.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Sesija za novac s Jacobyjevim pravilom i beaverima; bez automatskih udvostručenja.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Sesija za novac s Jacobyjevim pravilom, beaverima i jednim automatskim udvostručenjem po partiji.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Opušteno bez kocke</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Klub s Hollandom</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Novac s uobičajenim pravilima</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Bez udvostručavanja; gammoni i backgammoni se broje.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Ozbiljan novac</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turnir</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nakon najboljeg poteza: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nakon odigranog poteza: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nakon {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Spremi izvješće</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Zapisnik se nije mogao pročitati: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Izvješće je u {file}. Ništa nije poslano.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Izvješće nije zapisano u {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip datoteke (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Zašto ne vaš odgovor?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Druga igra, druga pravila…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Novac</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Igra protiv računala</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Snaga</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Bacanja do iznošenja</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Ove vrijednosti vrijede za utrke kao u backgammonu; ovdje nema takve.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (malo odluka)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 na polju 1</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 na polju 6, 1 na polju 3, 7 na polju 2</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Iznošenje figura</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Najbolji potez</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Kocka na {value} pripada Crnom.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Crni baca</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Crni, brojeno sa strane Crnog</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Ploča</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Oba igrača trebaju 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Oba igrača trebaju 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Oba igrača trebaju 1 (DMP)</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Tko udvostručuje \ tko prihvaća</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Udvostručavanje</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Efektivni pipovi</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Pravila ponašanja</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Planovi igre</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Cijena gammona</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon odlučuje</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon odlučuje: vama trebaju 2, protivniku 1, Crawfordova partija</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Obrana od gammona</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Obrana od gammona: vama treba 1, protivniku 2, Crawfordova partija</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Stoji</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Pojmovnik</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Povijest</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Riječima</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Prosudio {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Najveća prednost za prihvaćanje</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Najmanji izgled za prihvaćanje</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Najmanja prednost za udvostručenje</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Najmanja prednost za ponovno udvostručenje</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Novac</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Novac, kocka okrenuta</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Sljedeći</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Potezi otvaranja</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pipovi</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Udaljenost u pipovima</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pipovi {white} prema {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Igraj odavde protiv bota</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Igra prema rezultatu</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Dobro igrati</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Polja</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Zauzeta polja</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Potrebni bodovi</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Utrke i brojenje</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Bacanje</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Bacanja od 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Bacanja za ulaz jedne</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Bacanja za ulaz dviju</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Sigurno ili hrabro</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Rezultat {score}, do {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Udio</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Savjeti</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Iskušaj u laboratoriju</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Gubitak pipova</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Kocka na {value} pripada Bijelom.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Bijeli igra {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Bijeli baca: udvostručiti?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Bijeli dobiva {win}, od toga {gammon} s gammonom, a {lost} gubi gammonom.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Bijeli dobiva {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Dobiva meč</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Bez riječi</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Vaši pipovi</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} od polja 6 nadolje</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} izneseno</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} na baru</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} na polju {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>{points} do kraja</translation>
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
            <numerusform>%n od 36 bacanja udara vas dvaput, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udaraju vas dvaput, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udara vas dvaput, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n od 36 bacanja udara vas gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udaraju vas gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udara vas gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n od 36 bacanja udara vas, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udaraju vas, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja udara vas, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} je dvaput na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je dvaput na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je dvaput na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} je na udaru %n od 36 bacanja gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je na udaru %n od 36 bacanja gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je na udaru %n od 36 bacanja gdje to stoji 10 pipova ili više, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} je na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
            <numerusform>{name} je na udaru %n od 36 bacanja, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n od 36 bacanja drži protivnika na baru, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja drže protivnika na baru, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja drži protivnika na baru, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n od 36 bacanja dopušta figuri bijeg iza najduljeg bloka, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja dopuštaju figuri bijeg iza najduljeg bloka, {rolls} nakon {best}.</numerusform>
            <numerusform>%n od 36 bacanja dopušta figuri bijeg iza najduljeg bloka, {rolls} nakon {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Nakon {best} blok je dug %n polje, a sada samo {length}.</numerusform>
            <numerusform>Nakon {best} blok je dug %n polja, a sada samo {length}.</numerusform>
            <numerusform>Nakon {best} blok je dug %n polja, a sada samo {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Nakon {best} više je zauzetih polja: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali napušta polje: {points}.</numerusform>
            <numerusform>Sigurnije je (udaraju %n od 36 bacanja, {rolls} nakon {best}), ali napušta polje: {points}.</numerusform>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali napušta polje: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali propušta udarac.</numerusform>
            <numerusform>Sigurnije je (udaraju %n od 36 bacanja, {rolls} nakon {best}), ali propušta udarac.</numerusform>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali propušta udarac.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali duljina bloka u poljima je {length}, a ne {longer}.</numerusform>
            <numerusform>Sigurnije je (udaraju %n od 36 bacanja, {rolls} nakon {best}), ali duljina bloka u poljima je {length}, a ne {longer}.</numerusform>
            <numerusform>Sigurnije je (udara %n od 36 bacanja, {rolls} nakon {best}), ali duljina bloka u poljima je {length}, a ne {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Propuštate udarac koji protivnika vraća %n pip.</numerusform>
            <numerusform>Propuštate udarac koji protivnika vraća %n pipa.</numerusform>
            <numerusform>Propuštate udarac koji protivnika vraća %n pipova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Propuštate udarce koji protivnika vraćaju %n pip.</numerusform>
            <numerusform>Propuštate udarce koji protivnika vraćaju %n pipa.</numerusform>
            <numerusform>Propuštate udarce koji protivnika vraćaju %n pipova.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} zadržava polje {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} zauzima polje {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} propušta udarac koji protivnika vraća %n pip.</numerusform>
            <numerusform>{name} propušta udarac koji protivnika vraća %n pipa.</numerusform>
            <numerusform>{name} propušta udarac koji protivnika vraća %n pipova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} propušta udarce koji protivnika vraćaju %n pip.</numerusform>
            <numerusform>{name} propušta udarce koji protivnika vraćaju %n pipa.</numerusform>
            <numerusform>{name} propušta udarce koji protivnika vraćaju %n pipova.</numerusform>
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
        <translation>&amp;Očisti ovaj popis</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Još nijedna datoteka nije otvorena ni spremljena</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Potez protiv pravila</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Unesi</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Unijeti kako je odigrano?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Unos poteza kako je odigran</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Vraća li se?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Ovako je odigrano</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Nijedna se figura ne pomiče, što nije po pravilima.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Prigovor</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Stavite figure onamo kamo su pomaknute, po pravilima ili protiv njih.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Tada se iste kockice igraju ponovno, po pravilima.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Ovaj potez nije po pravilima: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Protivnik može prigovoriti do sljedećeg bacanja ili udvostručenja.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nije mogao dokazati da je pravi pa ništa nije upitano.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nije rekao verziju. Pokušajte drugi dan.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} ne odgovara. Je li ovo računalo na mreži?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Rušenja</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Zapisnik</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Dijelovi izvješća</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Prijava problema</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spremi…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Datoteka sadrži zadnji dio zapisnika, verzije bgdeska i njegovih dijelova te postavke koje ste promijenili. Imena igrača, tajne kockica, vaše riječi za kockice i vaši mečevi izostavljeni su. Imena otvorenih datoteka nalaze se samo u podrobnom zapisniku (Postavke, stranica Zapisnik).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Verzije</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Kad nešto pođe po zlu, ovo pomaže otkriti zašto. bgdesk nikamo ništa ne šalje: sprema zip datoteku koju možete pogledati i proslijediti.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Za izvješće treba analiza: izradit će je Analiziraj (F7).</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF za papir (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Stranica za preglednik (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Izvješće</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Spremanje izvješća</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Izvješće se zapisuje…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Izvješće je spremljeno kao {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Izvješće nije spremljeno: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Predaja partije</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Predaj: gubitak meča</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Ovo se broji odmah: protivnik ne može dobiti više.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Protivnik može odbiti i igrati dalje za više.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(malo odluka)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Uzet je savjet: vježba, bez rejtinga.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Revanš je već zapečaćen, za iste riječi: ovo je otisak njegovih kockica.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Prihvaćena predaja</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analiziraj pokazuje koliko su dobro oba igrala i koje odluke pogledati.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analizira se, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analizira se…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Najbolje: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Obje su majke uhvaćene.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Izgledi za pobjedu u meču koje je odluka odnijela</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Udvostručeno</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Potezi su povučeni: vježba, bez rejtinga.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Nijedan igrač više nikad ne može odigrati.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Ovdje nema odluke.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Nitko nije izgubio ništa vrijedno pogleda. Dobro odigrano!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>U ovom se meču ništa nije odlučivalo pa se nema što analizirati.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Jedna odluka za gledanje</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR: {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Odbijeno udvostručenje</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Bodovi koje je odluka odnijela</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Ponovno udvostručeno</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Odbijena predaja</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Predano</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Tajna kockica, čiji je SHA-256 gornji otisak:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Tajna kockica, čiji je otisak prikazan prije prvog bacanja:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Zadnja partija nije dovršena.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Majka je uhvaćena.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Rezultat bez sreće obaju igrača: što bi od njega napravile pogreške obaju.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Sesija je završila izjednačeno, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Tri odluke za gledanje</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Prihvaćeno udvostručenje</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Dvije odluke za gledanje</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Što su bacanja donijela u odnosu na prosjek svih bacanja, u izgledima za pobjedu u meču.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Što su bacanja donijela u odnosu na prosjek svih bacanja, u bodovima.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>S tutorom, u svim partijama upozorenja {warned}, poslušano {heeded}: vježba, bez rejtinga.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>S tutorom, upozorenja {warned}, poslušano {heeded}: vježba, bez rejtinga.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>S tutorom: vježba, bez rejtinga.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Niste izgubili ništa vrijedno pogleda. Dobro odigrano!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Odbili ste beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Odbili ste udvostručenje.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Odbili ste otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Odbili ste raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Odbili ste ponovno udvostručenje.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Isteklo vam je vrijeme i izgubili ste meč.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Predali ste meč.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Predali ste.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Pobijedili ste pri {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Pobijedili ste, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>izgledi uz jednaku sreću: {name}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partija {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partija {number}, pri {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>sreća: {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>potez {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>bodovi uz jednaku sreću: {name}</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rejting</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>vaš PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>vaši izgledi uz jednaku sreću</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>vaša sreća</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>vaši bodovi uz jednaku sreću</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ne gubi ništa vrijedno pogleda. Dobro odigrano!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} odbija beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} odbija udvostručenje.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} odbija otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} odbija raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} odbija ponovno udvostručenje.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}: isteklo je vrijeme i meč je izgubljen.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} predaje meč.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} predaje.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} pobjeđuje pri {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} pobjeđuje, {score}</translation>
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
        <translation>Analiziraj</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Novi meč…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sljedeća partija</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Sljedeća partija: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanš</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Pregledaj meč</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Na &amp;turnir</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i sažetak ovog meča ne može se prikazati. Meč i njegova analiza su sačuvani; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Natrag na partiju</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Dalje</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Sljedeća pogreška</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Igraj dalje…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Prethodna</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Iskušaj</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Kockice za odigrati</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Za bacanje</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Iznošenje većim brojem od potrebnoga i kockice preostale nakon zadnje figure</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Za koliko se smanjio vlastiti broj pipova igrača</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Kockice koje se nisu mogle odigrati jer je put bio blokiran</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Parovi</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Izgubljeni pipovi</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Odigrani pipovi</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Bačeni pipovi</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Potraćeni pipovi</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Bacanja</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Bacanja se ovdje broje, partiju po partiju.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Bacanja dviju jednakih kockica</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Dosadašnja bacanja; početno se broji igraču koji njime počinje</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Zbroj kockica</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Brojevi zbrojeni kako leže, oni parova samo jednom</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Što kockice dopuštaju; par se broji dvostruko</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Cijeli meč</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Najprije analizirajte ovu odluku (F7): rollout uspoređuje njezine najbolje poteze.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>U mogućnostima odaberite što će u rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Nijedan rollout nije u tijeku.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout je moguć samo za poteze i odluke o kocki u igrama backgammona.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Drugdje</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Rollout počinje…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Pokusa: {done} od najviše {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>P {win} · {wg} · {wb}   I {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Čeka rollout koji je u tijeku.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>pauza</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>sjeme {seed}</translation>
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
        <translation>Nešto je pošlo po zlu unutar bgdeska i rollout je stao. Dosadašnji rollout je sačuvan; pojedinosti su u zapisniku.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Motor nije mogao odigrati rollout ove pozicije. Pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Ovo ide u rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Ono što je odigrano uvijek ide u rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Odaberite što će u rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout je moguć samo za poteze i odluke o kocki u igrama backgammona.</translation>
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
        <translation>Dodajte onoliko pokusa koliko kažu mogućnosti</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Najbolji</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Završite rollout i zadržite ono što ima (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Nastavite rollout (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Idite na odluku čiji je rollout u tijeku</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Neka rollout čeka (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Koliko je vjerojatno da je ovo najbolji izbor, prema dosadašnjim pokusima</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Koliko pokusa, koliko duboko, koje sjeme i koji izbori</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Više pokusa</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Mogućnosti</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Odigrajte ovu odluku mnogo puta (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Napredak rollouta</translation>
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
        <translation>SP</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Prikaži</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Standardna pogreška: crte sežu dvostruko toliko na svaku stranu</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Koliko vrijedi igraču koji odlučuje</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Sva bacanja s brojem {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36 bacanja</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Backgammon s figurom na baru broji se četverostruko.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Backgammon, kad gubitnik ima i figuru na baru, broji se trostruko.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Backgammon, kad gubitnik ima i figuru u zalihi, na baru ili na poljima od 24 do 19, broji se trostruko.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Backgammon, kad gubitnik ima i figuru na baru ili u kući pobjednika, broji se trostruko.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Figura na baru mora ući prije nego što se pomakne bilo što drugo i prije bilo koje iz zalihe.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Figura na baru mora ući prije nego što se pomakne bilo što drugo.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Figura prikliještena u vašoj kući ne sprječava iznošenje ostalih.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Figura koja udari u vlastitoj kući ostaje ondje do kraja poteza.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Kockica iznosi figuru sa svojeg polja i nijednu drugu: viša kockica ne iznosi nijednu.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Kockica iznosi figuru sa svojeg polja; viša kockica iznosi s najvišeg polja.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Dvostruka partija, kad gubitnik nije iznio nijednu, broji se dvostruko.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Par se igra četiri puta, zatim četiri puta broj s druge strane kockice: nakon 5-5 četiri dvojke.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Par se igra četiri puta.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Gammon, kad gubitnik nije iznio nijednu, broji se dvostruko.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Igrač koji odbije gubi partiju po starom ulogu; igrač koji prihvati posjeduje kocku i samo on smije ponovno udvostručiti.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Igrač kojem istekne vrijeme gubi partiju, a sat se vraća na početak.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Igrač kojem istekne vrijeme gubi meč.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Igrač koji ovom partijom ionako dobiva meč ne smije udvostručiti.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Polje na kojem je prikliještena vaša figura za vas je zatvoreno.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Polje s makar jednom protivničkom figurom je blokirano; ništa se ne udara.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Polje s dvije ili više protivničkih figura je blokirano.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Na beaver se na isti način može odgovoriti raccoonom, a na raccoon otterom.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Na beaver se na isti način može odgovoriti raccoonom.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Na beaver se može odgovoriti raccoonom, na raccoon otterom i tako dalje bez ograničenja.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Pojedinačna protivnička figura udara se i ide na bar.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Pojedinačna protivnička figura ne udara se, nego se priklješćuje: vaša leži na njoj i ona se ne može pomaknuti dok ondje leži ijedna vaša.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Pobjeda donosi jedan bod.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Pobjeda donosi vrijednost kocke.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Nakon 2 i 1, ako su oba broja odigrana, birate bilo koji par i igrate ga kao da ste ga bacili; ako je cijeli odigran, bacate još jednom.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Cilj</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Sve vaše figure moraju ući prije nego što se ijedna pomakne.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Automatsko udvostručenje broji se kao okretanje kocke.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Bilo koji dio bacanja može ostati neodigran.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Čim se neki broj ne može odigrati, gubi se sve što je u tom potezu još trebalo doći.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Iznošenje figura</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaveri: igrač kojem je ponuđeno udvostručenje smije kocku odmah ponovno okrenuti i zadržati je.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Prije bacanja smijete ponuditi udvostručenje uloga, ali ne u prvom potezu partije.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Obje se kockice moraju odigrati ako je to ikako moguće, par koliko god ide.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Oba igrača kreću se u istom smjeru i jednako broje polja: oba ulaze na polja od 24 do 19 i iznose s polja od 6 do 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Oba igrača kreću se u istom krugu, iz nasuprotnih kutova: protivnik počinje na vašem polju 12, a iznosi s vaših polja od 18 do 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Figure idu samo naprijed, od vašeg polja 24 do vašeg polja 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Figure na ploči smiju se kretati prije nego što su sve ušle.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: bez kocke u prvoj partiji nakon što igraču do meča nedostaje jedan bod.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Svaki broj dovodi jednu figuru iz zalihe na ploču: 1 na vaše polje 24 i tako dalje do 6 na vaše polje 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Svaki baca jednu kockicu; viši počinje i za prvi potez baca obje kockice.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Svaki baca jednu kockicu; viši počinje s ta dva broja.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Svaki baca jednu kockicu; viši počinje, s ta dva broja ili, ako mu se čini boljim, s novim bacanjem obiju kockica.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Ulazak</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Jednake kockice bacaju se ponovno.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Jednake kockice u početnom bacanju udvostručuju ulog; kocka ostaje u sredini.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: nakon te partije nitko ne udvostručuje prije nego što su oba igrača odigrala dva bacanja.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Ako je sve odigrano, nakon para slijedi još jedno bacanje.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Ako sve protivnikove figure stoje na jednom polju, a vi držite šest polja ispred njega, morate otvoriti jedno od njih dok god možete.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Ako oba igrača jedan za drugim moraju propustiti potez i nijedan ne može odigrati nijedan broj, partija je neriješena.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Ako se može odigrati bilo koja kockica, ali ne obje, mora se odigrati viša.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Ako je ondje prikliješti protivnik čije su sve figure napustile početak, taj protivnik odmah dobiva dvostruku partiju.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Ako se ništa ne može odigrati, potez prelazi na protivnika.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Ako protivnik ondje još ima figura, partija se nastavlja i tako je dobiva kad one odu dok je majka još prikliještena. Ako je prikliještena i protivnikova majka, partija je neriješena.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Ako ste udareni, ta figura najprije opet mora stići u kuću.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>U prva tri poteza svakog igrača par se igra četiri puta. Od četvrtog poteza slijedi ga svaki viši broj, svaki četiri puta: nakon 4-4 dolaze četiri petice i četiri šestice.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Ulazi u protivnikovu kuću: s 1 na vaše polje 24, sa 6 na 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Ulazi s 1 na vaše polje 24, sa 6 na 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammoni i backgammoni broje se tek kad je kocka okrenuta.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Kretanje</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Ne smijete držati ni svih šest polja protivnikove početne ploče.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Brojevi koje ne možete odigrati idu protivniku, koji ih igra svojim figurama, koliko je moguće, prije nego što počne sljedeći potez. Kad se neki od njih ne može odigrati onoliko puta koliko ga je ostalo, to prestaje i viši brojevi propadaju.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Kad su sve vaše figure na vašim poljima od 6 do 1, smijete iznositi.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Kad su sve vaše figure ušle i nalaze se na vašim poljima od 6 do 1, smijete iznositi.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Samo jedna figura po potezu smije napustiti vaše polje 24; dvije smiju uz 6-6, 4-4 ili 3-3 u vašem prvom potezu.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Igranje kockica</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Postava</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Početak</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Igre se igraju naizmjence: {games} i tako opet od prve. Svaka partija počinje novim početnim bacanjem, tko god dobio prethodnu.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Igre se igraju naizmjence: {games} i tako opet od prve. Pobjednik partije počinje sljedeću; nakon neriješene odlučuju kockice.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Zadnja figura koju igrač ima na polju 24 njegova je majka.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Meč</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Majka</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Igrači se kreću u suprotnim smjerovima i svaki broji polja sa svoje strane: vaše polje 24 protivnikovo je polje 1.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Postava i smjer kretanja svakog igrača</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Pobjednik dobiva bod za svaku figuru koju gubitnik nije iznio.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Pobjednik partije počinje sljedeću.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Nema kocke.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Dok vaša prva figura ne prođe protivnikov početak, vaše polje 12, druga ne smije napustiti vaše polje 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Koliko vrijedi partija</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Dok imate figura u zalihi, par se igra samo četiri puta i nakon njega nema bacanja.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Dok imate figura u zalihi, nijedna druga ne smije na vaše polje 12 ili dalje.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Šest polja zaredom smijete držati samo ako je ispred njih protivnička figura.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Ne smijete iznositi dok je ijedna vaša figura prikliještena.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Ne smijete udarati prije nego što jedna vaša figura stigne u kuću; do tada pojedinačna protivnička figura blokira svoje polje. Od tada smijete udarati do kraja partije.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Ne smijete držati svih šest polja svoje početne ploče, od 24 do 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Igrate koliko partija želite; svaki se bod broji.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} na polju {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Drukčije nego u postavkama</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Koristi moje zadane postavke</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Nije u datoteci: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Spremanje kopije</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Spremljeno kao {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Meč nije spremljen u {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Meč nije spremljen u {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analiza</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>sat i vremena razmišljanja</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>uzeti savjeti</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>dokaz kockica</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>izjednačena početna bacanja</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>što je povučeno</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>tko je računalo</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nijedan program ovdje ne prikazuje mape. Datoteka je u {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Prikaži u mapi</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Do</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Najbolje pri svakom rezultatu</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Dolje: bodovi koji igraču nedostaju. Preko: protivnik.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Istaknuti rezultati</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Rezultati obaju igrača do ovoliko bodova do kraja</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Na ploči nema odluke.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Svi rezultati…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Leća rezultata</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Pomičite miš da dobijete nekoliko riječi ili upišite svoje</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Kockice su dosad zapečaćene. Riječi koje bgdesk prije nije mogao znati ulaze u svako bacanje pa nije mogao odabrati kockice koje mu odgovaraju; upišite svoje da budete sigurni.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Vaše &amp;riječi</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Kopirano.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopiraj</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Sve oznake</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Nađi meč</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Nađi igrače, igru, oznaku, događaj ili dan</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Oznaka</translation>
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
        <translation>Mjesto</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rejting</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Sezona: {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Ukupno</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Odjeljci u nastavku</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Natrag na popis</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Pridruži se</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Pri&amp;java</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Lozinka &amp;meča</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>P&amp;onudi meč</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Lozinka</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Osvježi</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>Po&amp;služitelj</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Lozinka se nigdje ne sprema; bez nje ste gost.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Na poslužitelju kao što je bgammon.org igra mnogo ljudi, i bez bgdeska.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>O&amp;djava</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Prijava na {server} kao {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mečevi na poslužitelju</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Igra na poslužitelju</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>&amp;Bodovi</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Kockice baca poslužitelj i nitko ih ne može provjeriti.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Put donde nije šifriran: drugi mogu pročitati što kažete i lozinku.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Nema Crawfordove partije, a predana partija gubi se jednostruko.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;ime</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Vaše je mjesto zauzeto. Meč počinje čim se netko pridruži.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Traži se {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (bodova: {points})</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (bodova: {points}, s lozinkom)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1 polupotez</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 polupoteza</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 polupoteza</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Figura koja udari u vlastitoj kući ostaje ondje do kraja poteza.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Potez se može unijeti kako je odigran, po pravilima ili ne; vrijedi ako protivnik ne prigovori prije sljedećeg bacanja ili udvostručenja.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Ime ili broj, koji ide u vlastitu pozivnicu. Prikazuje ga vaš usmjerivač.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Igrač na potezu smije prije bacanja ponuditi udvostručenje uloga.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Igrač kojem je ponuđeno udvostručenje smije kocku odmah opet okrenuti i zadržati je. Samo u igri za novac.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Prava kocka nema 1: dok se ne okrene, leži sa 64 gore.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Nakon 11 bacanja</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Nakon 16 bacanja</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Nakon 7 bacanja</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Nakon Crawfordove partije nitko ne udvostručuje prije nego što su oba igrača odigrala dva bacanja.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Protiv računala uvijek s vaše strane; kad gledate, odozdo.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Sve</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Zove se i Murphy: izjednačeno početno bacanje udvostručuje ulog, a kocka ostaje u sredini. Nije uobičajeno u mečevima: ondje odaberite za svaki meč.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>I računala s interneta</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Automatsko se udvostručenje tada broji kao okretanje kocke. Samo u igri za novac.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Staro britansko kućno pravilo.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analiziraj moje mečeve kad završe</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Izgled</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Dok se igra</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Pitaj prije nego što udvostručim</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Najviše pet figura na polju</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Najviše jedno po partiji</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Najviše tri po partiji</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Najviše dva po partiji</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Dolje</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Kod kocke, prije nego što se ponudi.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatska udvostručenja</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Automatska udvostručenja broje se za Jacobyjevo pravilo</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automatski, nakon zadnje kockice</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon se broji kad ostane figura</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon s figurom na baru broji se četverostruko</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Iznosi umjesto mene kad se više nema što odlučiti</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver i raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon i otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaveri</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Samo grube pogreške</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Ploča</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Kartica za ponavljanje dnevno, najviše</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kartica odjednom</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Kocka u sredini pokazuje</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Figure i kockice kreću se odmah.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Figure i kockice kreću se brže, a računalo gotovo ne čeka.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Sat</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Računala u vašoj mreži</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordovo pravilo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamna</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Dublji su potezi bolji, ali traju mnogo puta dulje.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Odgoda po potezu</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Podroban</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Kockice za nove mečeve</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Kockice ranijeg meča</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Strelice smjera</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Kocka za udvostručavanje</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Dvojbene odluke i gore</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Završi rollout ranije kad je siguran</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kraj poteza</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Pogreške i gore</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Svaka se partija igra za sebe i svaki se bod broji.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Sve što je nešto stajalo</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Poštene kockice (provjerljive)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Poštene kockice utvrđene su zapečaćenom tajnom prije meča i mogu se provjeriti nakon njega.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Kao sustav</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Za svaki izbor, u koracima od 36: svako prvo bacanje dolazi jednako često.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Jednako za mečeve i za sesije za novac.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>S gledišta igrača dolje</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>S gledišta igrača na potezu</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammoni i backgammoni broje se tek kad je kocka okrenuta. Samo u igri za novac.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Pomaže naći uzrok problema. Samo podrobni zapisnik ima imena otvorenih datoteka; tajni kockica i imena igrača nema ni u jednom.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandovo pravilo</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Kuće</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Kućna pravila</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Koliko pamtiti</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Ako istekne vrijeme</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>U svakoj igri</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>U igrama koje idu drukčije od backgammona</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>U boji njegovih figura, do vašeg prvog pomaka.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>U boji vaših figura.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Broji se samo ako gubitnik nije iznio nijednu figuru.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Dulje ne razmišlja. Više vremena gleda dublje; ostali odgovaraju odmah.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyjevo pravilo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Najmanja cijena pogreške</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Svijetla</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Zapisnik</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Podrobnost zapisnika</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Pogledaj jednom dnevno, kad se bgdesk pokrene</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Gubitak partije</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Gubitak meča</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Ručno: kliknite kockice ili pritisnite Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Meč</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Novac</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Više</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Više kontrasta bira i crno-bijelu ploču, osim ako ste neku odabrali.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Više znači da svaka kartica dolazi češće.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Potezi u rolloutu</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Moje figure</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Novih kartica dnevno</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Bez animacije</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Bez animacije kad sustav to traži</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Bez kocke u jednoj partiji nakon što igraču prvi put do pobjede u meču nedostaje samo jedan bod.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Bez „udari i bježi” u kući</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Nitko</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Nema</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalno</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Nikako: do kraja</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Ne može svaka radna površina to javiti; „Bez animacije” radi posvuda.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Od vaših pogrešaka, ako vrijede kartice.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Ponudi kartice kad je meč analiziran</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Na baru</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Na baru ili u kući pobjednika</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Lijevo</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Desno</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Samo drugi prozori na ovom računalu</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Samo kad je kontakt gotov i nijedan izbor ne može promijeniti ishod.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Samo dok je stol otvoren i samo s njegovom pozivnicom. S interneta se do njega uglavnom može doći samo ako u usmjerivaču proslijedite port na ovo računalo; bgdesk ondje ništa ne mijenja.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Drugi smiju gledati</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Dopušteni djelomični potezi</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Stanka prije poteza računala</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Igraj brže kad je kontakt gotov</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Igraj iznuđene poteze umjesto mene</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Zvukovi</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Igraj sa satom</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Brojevi polja</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Port vašeg stola</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Vježbanje</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Prave kockice, upisane</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Način za suca, za dvoje ljudi s pravim kockicama</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>U odnosu na veličinu koju koristi sustav. Tekstovi na ploči rastu s njom koliko ima mjesta.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Relej</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Ponovljive kockice (od broja)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Rezervno vrijeme i odgoda po potezu, kao na turnirima.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Rezervno vrijeme po bodu</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Bacaj umjesto mene kad ne mogu udvostručiti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Pozdravi kad meč počne</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Sjeme rollouta</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Prikaži savjete na ploči</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Prikaži prekretnice</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Prikaži na okviru, iznad i ispod bara, kamo se kreće svaki igrač.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Prikaži broj pipova</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Prikaži potez računala strelicama</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Prikaži strelicama ono što je odigrano umjesto mene</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Prikazuje se uz ploču i u spremljenim mečevima.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Brzina figura i kockica</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Stolovi</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Veličina teksta</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Adresa releja (netko ondje pokreće „bgdesk table-server”) preko kojeg drugi odasvud dolaze do vašeg stola. Ne može čitati što se govori. Prazno: nijedan.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Odgoda svakog poteza je slobodna; nakon nje teče vaše rezervno vrijeme.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Kockice se bacaju odmah kad prije bacanja nema odluke o kocki; između dvoje ljudi ne nakon poteza odigranog umjesto jednoga od njih.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Prikazuje se i njihova razlika.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Pobjeđuje tko prvi dosegne određeni broj bodova.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Vidi ga drugi igrač. Prazno: vaše ime iz postavki.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Rezultat tada pokazuje PR, sreću i odluke koje treba pogledati. Radi u pozadini i ustupa mjesto partiji.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Isti broj daje iste kockice, a time i isti ishod.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Tada motor prosuđuje poziciju: brže i manje točno.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Vrijeme razmišljanja najjačeg protivnika</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Vrijeme da vidite kockice prije nego što se figure pomaknu.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Pokusi rollouta</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Skraćivanje rollouta</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Dva poteza kasnije</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Neograničeno</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Dok ničega nema za ponavljanje</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Dotad možete poništiti svoje pomake.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Do 7 bodova ili 7 partija</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Glasnoća</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Ono što je s 199 od 200 izgleda gore ne dobiva daljnje pokuse.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Što možete učiniti sljedeće, na nekoliko sekundi. Zašto potez nije dopušten, uvijek se prikazuje.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Što ste dosegnuli, na stranici pokazatelja; ondje se ništa ne odbrojava.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Kad postoji samo jedan dopušten potez ili nijedan, odigra se i to vam se kaže.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Tko može doći do vašeg stola</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Svatko tko ima pozivnicu za gledanje, koja je drugačija od one za igru.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Uz 0 koristi se bilo koji slobodan port.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>S figurom u kući pobjednika broji se trostruko.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Vi</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Dio bacanja smijete ostaviti neodigran.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Vaša adresa kako se vidi s interneta</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše ime</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Vaše ime za stolovima</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk se zatvara i vraća na ovom jeziku čim napustite postavke.</translation>
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
        <translation>„Sljedeća pogreška” i popis pogrešaka izostavljaju ono što je stajalo manje.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Nađeno</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Nema takvih postavki.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Vrati zadane vrijednosti ove stranice</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Traži</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Traži u postavkama</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Odjeljci</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Opet postavi ovu stranicu kako je bila</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Poništi</translation>
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
        <translation>Beaveri</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>U sredini</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partija</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Kockice</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Udvostručenje</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Meč do</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Novac</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Bez ponude</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Ponuda</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Vlasnik kocke</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Za bacanje…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tipkovni prečaci</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Traži</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Traži u prečacima</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Što radi</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Udara %n od 36 bacanja.</numerusform>
            <numerusform>Udaraju %n od 36 bacanja.</numerusform>
            <numerusform>Udara %n od 36 bacanja.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Nakon najboljeg poteza</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Nakon odigranog poteza</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Kakva jest</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Pogoci Crnog na blotove Bijelog</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blotovi prije i poslije</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Ploča</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Usporedi s ovom pločom</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>S polja {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Pomakni figuru s</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Ne pomiči figuru</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Pomakni tu figuru na</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Ovdje se ništa ne može udariti.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Pogoci</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Blot na polju {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Na polje {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Pogoci Bijelog na blotove Crnog</translation>
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
        <translation>Kockice</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistika kockica</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Savjeti</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Okna</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Brojač bacanja</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Bacanja</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · izneseno {off}</numerusform>
            <numerusform>%n pipa · izneseno {off}</numerusform>
            <numerusform>%n pipova · izneseno {off}</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Daj potez ovom igraču (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Dobiveni bodovi</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>na potezu</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>{points} do kraja</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>Rješenje</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Nema zvuka: na ovom računalu nema zvučnika ni slušalica.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Prikazana analiza</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Najdublji pogled na svaku odluku</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Ukloni analizu</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Ukloni ovu analizu…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Koja se analiza prikazuje</translation>
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
            <numerusform>%n crna figura, protivnikova</numerusform>
            <numerusform>%n crne figure, protivnikove</numerusform>
            <numerusform>%n crnih figura, protivnikovih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n crna figura, vaša</numerusform>
            <numerusform>%n crne figure, vaše</numerusform>
            <numerusform>%n crnih figura, vaših</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n bijela figura, protivnikova</numerusform>
            <numerusform>%n bijele figure, protivnikove</numerusform>
            <numerusform>%n bijelih figura, protivnikovih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n bijela figura, vaša</numerusform>
            <numerusform>%n bijele figure, vaše</numerusform>
            <numerusform>%n bijelih figura, vaših</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawfordova partija, bez kocke</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Kocka u sredini na {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Bez kocke</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pipovi: {own} prema {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Kocka je ponuđena na {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Vaša kocka na {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} ima kocku na {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, meč do {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, sesija za novac</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, meč do {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, sesija za novac</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Nedostaje dio bgdeska: {parts}. Ponovno instalirajte bgdesk.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Zapisnici</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Nema zvuka jer ovom sustavu nedostaje {libraries}. Instalirajte to (na Debianu i Ubuntuu: {packages}) i ponovno pokrenite bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Nema zvuka: zvučni dio Qt-a ne učitava se ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nema zvuka: zvučni dio Qt-a nije instaliran. U terminalu upišite „{command}” i ponovno pokrenite bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Zaslon {display} nije dostupan.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mapa {folder} ne može se koristiti: na njezinu je mjestu datoteka.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mapa {folder} ne može se koristiti: njezino ime nije moguće.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mapa {folder} ne može se koristiti: put joj je predug.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mapa {folder} ne može se koristiti: ondje ne smijete zapisivati.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Mapa {folder} ne može se koristiti: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Biblioteka je sada kakva je bila u {file}. Prijašnja je među sigurnosnim kopijama pod Meč, Vaši podaci.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Drugi prozor bgdeska ne odgovara pa je ovaj otvoren uz njega.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Prozor se ne može otvoriti jer ovom sustavu nedostaje {libraries} (na Debianu i Ubuntuu instalirajte: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nema zaslona na kojem bi se otvorio prozor; {command} navodi naredbe kojima ne treba.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Nema datoteke {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Ovo je bgdesk {version}: pogledajte što je u njemu novo.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ne smijete zapisivati u mapu {folder}: promijenjene postavke zaboravljaju se kad se bgdesk zatvori.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ne smijete zapisivati u mapu {folder}: vaši se mečevi mogu gledati i izvoziti, ali sve što učinite zaboravlja se kad se bgdesk zatvori.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Vaši podaci</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Vaši su podaci sada u {folder}. Ono što je ostalo na starom mjestu može otići: vidi Meč, Vaši podaci.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Vaši su podaci premješteni u {folder}, koje sada nema. Priključite disk i ponovno pokrenite bgdesk. Ako je izgubljen, uklonite datoteku {detail}: tada bgdesk počinje na uobičajenom mjestu.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Stara kineska utrka po krugu od šesnaest polja.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Neriješeno {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Dobar dan</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Dobra večer</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Dobro jutro</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Poraz na vrijeme pri {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Poraz {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Predano pri {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Početna stranica</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Sat teče dok ste ovdje.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Nedovršeni je meč otvoren u drugom prozoru bgdeska.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Pobjeda na vrijeme pri {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Pobjeda {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Pobjeda, predano pri {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>protiv igrača {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>između partija</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>poštene kockice</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>slijedi početno bacanje</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>danas</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>s tutorom</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>jučer</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>ponuđeno vam je udvostručenje</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>ponuđena vam je predaja</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>na potezu ste</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>imate za odigrati {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} ima za odigrati {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name}: ponuđeno udvostručenje</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name}: ponuđena predaja</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} je na potezu</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>Vraćena je %n stavka.</numerusform>
            <numerusform>Vraćene su %n stavke.</numerusform>
            <numerusform>Vraćeno je %n stavki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>Analiziran je %n meč.</numerusform>
            <numerusform>Analizirana su %n meča.</numerusform>
            <numerusform>Analizirano je %n mečeva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>Izostavljen je %n meč:</numerusform>
            <numerusform>Izostavljena su %n meča:</numerusform>
            <numerusform>Izostavljeno je %n mečeva:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Svi su već analizirani ili još u tijeku.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analizira se meč {number} od {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Nađeni mečevi</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>U koš je premješten %n meč. Možete ga vratiti u roku od 30 dana.</numerusform>
            <numerusform>U koš su premještena %n meča. Možete ih vratiti u roku od 30 dana.</numerusform>
            <numerusform>U koš je premješteno %n mečeva. Možete ih vratiti u roku od 30 dana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>U koš je premještena %n pozicija. Možete je vratiti u roku od 30 dana.</numerusform>
            <numerusform>U koš su premještene %n pozicije. Možete ih vratiti u roku od 30 dana.</numerusform>
            <numerusform>U koš je premješteno %n pozicija. Možete ih vratiti u roku od 30 dana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Prekinuto; za analizu ostaje još %n meč.</numerusform>
            <numerusform>Prekinuto; za analizu ostaju još %n meča.</numerusform>
            <numerusform>Prekinuto; za analizu ostaje još %n mečeva.</numerusform>
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
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} za pobjedu u partiji</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} za pobjedu u meču</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 puta equity izgubljen po odluci koja nije ni iznuđena ni daleko od udvostručenja.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 puta equity izgubljen po potezu bilo kojeg igrača.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Interval 90 %</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Sve što su pogreške stajale, preračunato kao da je svaka partija igrana za novac.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analiziraj (F7) ovdje pokazuje koliko su dobro oba igrala.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Kako broje drugi programi</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Iznošenje</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Grube pogreške</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Po vrsti odluke</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Potezi figurama</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Odluke</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Odluke koje stoje {least} ili više, a nisu gruba pogreška.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Odluke koje stoje {least} ili više, a nisu pogreška.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Odluke koje stoje {least} ili više.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Neponuđena udvostručenja</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Ponuđena udvostručenja</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Dvojbeno</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Izgubljeni equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Pogreške</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Sreća</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Izgubljeni izgledi meča</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Nije poznato u meču s potezima protiv pravila: ono što su donijeli nije ni sreća ni pogreška.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Otvaranje</translation>
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
        <translation>PR {rating} (malo odluka)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Odbijanja</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>PR: 500 puta prosječna pogreška odluka koje se broje.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Potezi po fazi partije</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Izgubljeni bodovi</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Predaje</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Prihvaćanja</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Izgledi, ili bodovi, koje bi pogreške obaju od njega napravile uz jednaku sreću. Procjena: može biti izvan 0 i 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>One koje nisu bile iznuđene, a o kocki one koje su bile blizu. One koje k tome nisu bile očite broje se za PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Što su vlastita bacanja igrača donijela u odnosu na prosjek svih bacanja, u equityju.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Što je izgubljeno, u equityju i u ishodu, i koliko je odluka bilo pogrešno.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Gdje bi rejting bio uz drugu sreću u bacanjima.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Uz jednaku sreću</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>napredni</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>početnik</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>povremeni</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>rastreseni</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>stručnjak</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>malo odluka</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>potezi protiv pravila</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>srednji</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>sreća {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>pobjeda</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>svjetski prvak</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>svjetska klasa</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} do {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Najskuplje odluke</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Uči iz ovog meča…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Sažetak meča</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Sažetak</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Ime datoteke ili njezin put predug je.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Razgovor</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Razgovor ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Ponuđeni su drugi uvjeti nego prije: odgovorite pod „Stolovi na mreži…” u izborniku Meč.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Drugi igrač traži još jedan meč.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Drugi igrač traži povlačenje zadnje odluke. Ako dopustite, meč se odonda broji kao vježba; ako igrate dalje, odluka vrijedi.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Od drugog igrača traži se još jedan meč.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Drugi igrač je upitan i dopušta ili igra dalje.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Drugi igrač više nije za stolom pa nema revanša.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Drugi igrač je nastavio pa vaša odluka vrijedi.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Vaša je odluka povučena; meč se sada broji kao vježba.</translation>
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
        <translation>Početna pozicija</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Za tim se stolom igra drugi meč.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Na ovom se poslužitelju može predati samo obična partija pa se ta ponuda ne broji.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Poruke su stigle dvaput ili su se putem izgubile pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Dok je ovaj program bio odsutan, na poslužitelju se dogodilo više nego što može znati.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Nitko ne odgovara ondje kamo vodi ova pozivnica: stol je zatvoren ili se odavde ne može doći do njega.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Nitko ne bi mogao razlikovati dva igrača za ovim stolom; jednome od vas treba drugo ime.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Nitko na releju nema otvoren ovaj stol ili onaj tko ga ima ne odgovara.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Drugi se program nije čuo 20 sekundi; čeka ga se.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Odjednom je rečeno toliko da je nešto izostavljeno.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Za tim stolom već sjedi netko drugi.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>To nije kôd ovog stola.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>To je bacanje stiglo prerano i ne broji se.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Adresa releja u postavkama nije ispravna; do stola se može doći samo bez njega.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Satovi dvaju programa razilaze se više nego što objašnjava put između njih.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Meč je sačuvan.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Meč koji drugi program želi igrati nije moguć.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Drugi igrač ne želi igrati ovaj meč.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Drugi je program kopirao tajne za kockice pa se s njim ništa ne može igrati.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Drugi je program odlučio nešto što nije bilo na njegovu igraču.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Drugi je program nakon bacanja učinio nešto drugo.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Drugi je program učinio nešto što za stolom nije moguće.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Drugi je program učinio nešto što u tom trenutku nije bilo moguće.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Drugi program ne prihvaća ono što je ovaj poslao pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Drugi program ne odgovara; traži se dok ne odgovori.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Drugi program ne otkriva svoju tajnu za kockice pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Drugi program odavde nije čuo ništa 20 sekundi.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Drugi je program odigrao potez koji pravila zabranjuju.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Drugi program treba nešto što ova verzija bgdeska ne poznaje.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Drugi program igra po drugoj verziji pravila; jednome od vas treba noviji bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Drugi je program poslao poruku koja se ne može pročitati pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Drugi je program poslao poruku s nemogućim vrijednostima pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Drugi je program odjednom poslao više nego što stane u poruku pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Drugi je program poslao nešto što nije tekst pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Drugi je program u kratkom vremenu poslao previše poruka pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Drugi program govori drugu verziju protokola; jednome od vas treba noviji bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Drugi je program otkrio tajnu za kockice prije nego što je itko bacio.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Drugi je program otkrio tajnu za kockice koju prije meča nije utvrdio.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Dio bgdeska koji razgovara s drugim programima stao je pa je stol zatvoren.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Relej trenutačno nema mjesta ili je odavde bilo previše upita.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Poslužitelj ne odgovara ili je prekinuo vezu ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Poslužitelj vas ne pušta; ondje se ponovno prijavite istim imenom.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Poslužitelj igra igru koju ovaj program ne poznaje.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Stol se ne može prikazati na ovoj mreži, ali njegova pozivnica radi ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Stol ne može čekati na ovom portu; odaberite drugi u postavkama ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Dva zapisa meča nisu ista.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Ovaj kôd više nikoga ne pušta; zatražite novi ili pozivnicu.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Ova pozivnica ne vodi do stola koji ondje stoji; zatražite novu.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Ovog meča više nema na poslužitelju.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Za ovaj meč treba lozinka vašeg računa, koja se nigdje ne sprema: ponovno se prijavite na poslužitelj istim imenom.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Pokušana su tri pogrešna koda pa kôd više nikoga ne pušta; prikažite stol ponovno.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Ono što ondje odgovara nije relej za stolove ili govori drugu verziju.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Ono što stolu treba nije na disku ili se ondje ne može zapisati pa je zatvoren ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Vaše je bacanje stiglo prerano i ne broji se.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Odsutan, meč čeka</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Traži se…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Povezano</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Nitko drugi ne može gledati.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Tri minute ništa se nije dogodilo. Bez sata nitko ne gubi čekanjem: pitajte u razgovoru, čekajte dalje ili napustite stol; meč je sačuvan, ali ne možete zahtijevati pobjedu.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Drugi mogu gledati meč dok se igra.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Baca se…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Baca se… kockice dolaze s obaju računala.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Drugi se igrač trenutačno ne čuje; meč i satovi čekaju.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Igrači čitaju što kažete samo između partija.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Stol se trenutačno ne čuje; traži se.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Stol je zatvoren</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Stol je zatvoren. Nastavite meč pod „Stolovi na mreži…” u izborniku Meč.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Stol je zatvoren; gledajte ga opet pomoću njegove pozivnice.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Gledate igrače {white} i {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Ranija pozicija · razmaknica vraća na partiju</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Ovo je ranija pozicija: za igru se vratite na partiju.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Gledate ovaj meč; „Igraj dalje…” odavde započinje partiju.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Dopusti</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Ne, igraj dalje</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Revanš</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Kôd ima osam znamenaka; stoji uz stol na drugom računalu.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>O stolovima</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Na ovoj se mreži nikoga ne može tražiti ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Stolovi na mreži</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Ovo nije adresa poslužitelja: ona je ime, ili ime, dvotočka i port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Ovo nije pozivnica za stol: ona počinje s „bgdesk:” i završava s 52 slova i znamenke.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Ovo nije pozivnica za gledanje: ona počinje s „bgdesk-watch:” i završava s 52 slova i znamenke.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Vaš je stol još otvoren iako je na ploči drugi meč.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Nova oznaka</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Oznake</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Oznake %n meča:</numerusform>
            <numerusform>Oznake %n meča:</numerusform>
            <numerusform>Oznake %n mečeva:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Zatraži</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Zatražiti od drugog igrača povlačenje vaše zadnje odluke?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Ako se odobri, meč se odonda broji kao vježba i ničiji se rejting ne mijenja.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Nitko ne zna što će se sljedeće baciti.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Povlačenje</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Povući vašu zadnju odluku i ono što je došlo nakon nje?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Povuci, nove kockice</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Povuci, iste kockice</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Meč se tada broji kao vježba i ne mijenja vaš rejting.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Drugi igrač to dopušta ili igra dalje; kasnija bacanja ne dolaze ponovno.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Bacanja dolaze ponovno istim redom.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n iznesena figura</numerusform>
            <numerusform>%n iznesene figure</numerusform>
            <numerusform>%n iznesenih figura</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Nasumična, iz vaših mečeva</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Zatvorena kuća</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Nasumična, od&amp;igralo računalo</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Predlošci</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Računalo je do ove pozicije došlo u %n potezu protiv sebe.</numerusform>
            <numerusform>Računalo je do ove pozicije došlo u %n poteza protiv sebe.</numerusform>
            <numerusform>Računalo je do ove pozicije došlo u %n poteza protiv sebe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Računalo igra nekoliko poteza…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Ova je pozicija iz meča {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Ne, hvala</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Igraj</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Pročitaj &amp;pravila</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Igrate crnim figurama.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Igrate bijelim figurama.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} otvara ovaj stol i želi igrati:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Vrsta teksta</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Tekst pozicije</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Ova pozicija nema takav tekst; ovdje se može zalijepiti bilo koji XGID ili ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>vlastiti tekst bgdeska</translation>
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
        <translation>Buchholz bez najslabijeg</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Slobodno kolo</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Utješni turnir</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Očekivano</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Otisak ždrijeba i svih kockica (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Skupina {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Najteža točna odluka</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Ispadanje</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Gubitnik meča {first} – {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Stablo gubitnika</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Glavno stablo</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Meč po meč</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Meč za treće mjesto</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Protivnik</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Mjesta</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Doigravanje</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progresivno</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Četvrtfinale</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Krug od {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Drugo finale</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Tajna: {digits}. SHA-256 ovih bajtova je otisak.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Polufinale</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Turnir je završio bez pobjednika.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Turnir je završio; prvo mjesto dijele: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Ovaj se meč upravo igra; vidite ga od prvog bacanja čim završi.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Ovaj se meč igra sljedeći; vidite ga od prvog bacanja čim završi.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Sada za igru</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Stablo pobjednika</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Dobiveno</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Najgora odluka</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Osvojili ste utješni turnir.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Osvojili ste turnir.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše finale: protivnik {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaš meč za treće mjesto: protivnik {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaš sljedeći meč: protivnik {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Vaš sljedeći protivnik još nije poznat.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše četvrtfinale: protivnik {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše polufinale: protivnik {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Vaš je turnir završio.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Vaš je turnir završio; ostali igraju dalje.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>protivnik {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>igra se</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>po odluci voditelja</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>poraz, protivnik {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>poraz na vrijeme</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>meč uklonjen</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>nije odigrano</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>do {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>u tijeku</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>pobjeda, protivnik {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>gledate</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>vi ste na redu</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} ili {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>Igraju {first} i {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} do {last}</translation>
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
        <translation>{name} osvaja utješni turnir.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} osvaja turnir.</translation>
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
        <translation>{won} od {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>To se više ne može učiniti: turnir je u međuvremenu nastavljen.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Započni</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Spremi za zid…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Gledaj</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Stablo</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopiraj otisak</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Kopiraj tajnu</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Vodi…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>&amp;Moj put</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Mečevi</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Igraj</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Mjesta</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Spremi kao s&amp;liku…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Spremi kao mrežnu s&amp;tranicu…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Prikazano</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Ovo je ždrijeb. Započnite kad vam odgovara; od tada vrijedi.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Vaša igra</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>O turnirima</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Svi turniri</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Stablo</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Promijeni</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Novi turnir</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ovaj se turnir ne može igrati ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Večernji turnir</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turniri</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip prije zadnjeg bacanja, {dice}; sada {now}.</numerusform>
            <numerusform>%n pipa prije zadnjeg bacanja, {dice}; sada {now}.</numerusform>
            <numerusform>%n pipova prije zadnjeg bacanja, {dice}; sada {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout: {engine} ({settings}), %n partija; standardna pogreška ovdje {error}.</numerusform>
            <numerusform>Rollout: {engine} ({settings}), %n partije; standardna pogreška ovdje {error}.</numerusform>
            <numerusform>Rollout: {engine} ({settings}), %n partija; standardna pogreška ovdje {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Blot na udaljenosti šest udara 17 bacanja, više nego na ijednoj drugoj: jedanaest pokazuje 6, a druga u zbroju daju šest ({rolls}). Ako vaša polja zaustave kombinacije, ostaje ih 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Točnim se broji i potez koji ne stoji više od {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Plan se određuje samo iz figura, po pravilima koja koristi i stranica Pokazatelji kroz vrijeme. Pita se samo za pozicije čiji je plan jasan i još isti dva poteza kasnije.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Prime i jedna figura iza njega</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Igra s polja 1</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Igra s polja 1: Crni čeka priliku za pogodak</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Preporuka</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Nakon {best} udara {least} od 36 bacanja; nakon {yours} {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Svi potezi</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Odgovor se broji kao točan unutar jednog postotnog boda ili unutar {near} cijene gammona.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Odgovorite na uobičajene poteze otvaranja.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Odgovoreno</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Upitajte se bi li se udvostručenje prihvatilo. Ako ni u što niste sigurni, udvostručite. I protivnik može biti nesiguran i pogrešno prihvatiti ili odbiti.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Napad</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Iznesite figuru kad god možete; svaka preostala može stajati cijelo bacanje.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Iznošenje</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Iza figura Crnog Bijeli ima samo sidro na polju 24, polju 1 Crnog. Sva je nada u kasnoj prilici za pogodak.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Bolje je {best}. Koliko {yours} u prosjeku stoji, u bacanjima: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Bolje je {best}; {yours} stoji {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Crni</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Crni ima figuru na baru ili samu u kući Bijelog, a ondje nema sidra. Bijeli ondje ima dovoljno figura da udara i zatvara polja.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Crni baca. Koja bacanja udaraju vašu figuru?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Crni je otvorio s {dice}: {move}. Kako odgovarate?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Iznesene figure Crnog</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plan Crnog</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Crni je na baru</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Oba su točna.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Oba drže svoja srednja polja</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Zatvorena kuća: jedna figura na baru</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Skupine</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Zajedno</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cijena</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Prebrojite obje strane pozicije kakva nastaje u partiji.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Prebrojite jednom, zatim oduzimajte svako bacanje. Kad vas udare, dodajte 25 manje polje na kojem ste udareni.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Odluke o kocki koje se mijenjaju korak po korak, dok ne postane točan drugi odgovor.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Izravno</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Udaljenost od bara: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Udaljenosti figura koje ga udaraju nakon ulaska: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Udaljenosti figura koje ga udaraju: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Podijelite ploču u skupine od tri polja: 1 do 3, 4 do 6 i tako dalje. Brojite svaku figuru kao da stoji na srednjem polju svoje skupine: 2 pipa u prvoj skupini, 5 u drugoj, uvijek 3 više. Zatim dodajte 1 za svaku figuru na najvišem polju skupine i oduzmite 1 za svaku na najnižem.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Oba igrača trebaju jedan bod.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Udvostručenje, prihvaćanje ili odbijanje na kraju utrke. Odgovori su točni.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Udvostručeno na {cube}: nakon odbijanja dobivate meč s {passed}, nakon prihvaćanja i poraza s {lost}, nakon prihvaćanja i pobjede s {won}. Trebate dakle ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Udvostručeno, odbijeno</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Udvostručeno, prihvaćeno</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Dupliciranje</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Efektivni broj pipova</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Procijenite koliko pipova iznošenje stvarno traži, uz ono što trate hrpe i rupe.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Točno</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Petnaest figura ravnomjerno raspoređenih po poljima 6, 5 i 4 trati oko 7 do 8 pipova. Rupe i figure na niskim poljima trate više jer se veliki brojevi troše na kratke poteze.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Nađite najbolji potez pri iznošenju. Odgovori su točni.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Nađite potez koji ostavlja najmanje pogodaka. Ne mora biti najbolji.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formule za igru za pločom, nisu točne</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Iz tablice izgleda u meču</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Planovi igre</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Cijena gammona, kocka na {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Cijena gammona: (dobiveni gammon - pobjeda) / (pobjeda - poraz), sve kao izgledi za pobjedu u meču.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Polovični prijelazi</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Igra držanja</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Držanje polja 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Koliko pipova treba svaka strana?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>U mreži je ✓ nađeno, + izostavljeno, a ✗ označeno iako ne udara.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Prosudio {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keithovo brojenje</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Naučite napamet nekoliko skupina i u mislima pomičite figure dok ih ne vidite. Zatvorena kuća je 42, pet figura na srednjem polju 65, dvije na polju 24 su 48, a prime od pet polja koji počinje na polju 4 je 60. Dok god jednu figuru pomičete naprijed za onoliko pipova koliko drugu natrag, broj ostaje isti.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Neka protivniku za dvije dobre stvari treba isti broj. Dva blota koja oba udaraju četvorke stoje jedva više od jednoga.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Označite ih u mreži; broj na rubu označuje sva bacanja s njim. Oba redoslijeda dviju kockica označuju se zajedno. Ctrl+Enter odgovara.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Označite koja od 36 bacanja udaraju.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Označeno</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Igra za novac, kocka je u sredini. Obje strane imaju tako malo figura da je svaki broj točan.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Igra za novac, bez Jacobyjeva pravila.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Igra za novac. Nitko više ne može dobiti gammon.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Igra za novac. Kocka je u sredini i gammoni se broje.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Imenujte plan koji pozicija traži.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Nijedna se figura više ne može udariti: broje se samo pipovi.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Bez jasnog plana</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Bez ponovnog udvostručenja</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Nijedno bacanje ne udara dva pa se brojevi zbrajaju.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Bez udvostručenja</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Još nije iskušano.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Ovdje se računa samo sigurnost. Najsigurniji potez ne mora biti najbolji.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Otvaranja</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Inače popunjavajte rupe: pomaknite figuru na prazno polje i izbjegavajte hrpe.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Broj pipova</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pipovi</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Odigrajte prvo bacanje, u igri za novac i pri bilo kojem rezultatu.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Polje po polje</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Polja zaredom</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Igra primea</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Utrka</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Kocka u utrci</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ponovno udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ponovno udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Referentne kocke</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Točno</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Točan odgovor</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Točno: udara {number} od 36 bacanja.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Bacanja</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Bacanja koja udaraju, od 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Bacanja koja udaraju, u prosjeku svih mogućih poteza: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Bacanja koja slijede</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Praktična pravila</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Tekuće brojenje</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Igra trčanja</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Najsigurniji potez</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Pogoci</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Pogoci po udaljenosti, ništa između</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Hrpe na polju 1, jednako na obje strane</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Prag prihvaćanja, udvostručeno na {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Pragovi prihvaćanja</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36 bacanja</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Najbolji potez ostavlja u prosjeku najmanje bacanja.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Najbolji potezi</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Blot na udaljenosti šest</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Kocka je u sredini.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Kocka je vaša, na 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Efektivni broj pipova prosječan je broj bacanja do iznošenja, puta 49/6. Odgovor unutar jednog pipa je točan.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Brojevi su točni: dolaze iz tablice svih takvih pozicija.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Prvo bacanje partije: kako ga igrate?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Cijena gammona ono je što dobiveni gammon dodaje pobjedi, kao udio razlike između pobjede i poraza. U igri za novac iznosi {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Zadnje bacanje: Crni iznosi sljedeći put</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Zadnjih {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Utrka je izjednačena.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Točan je odgovor: {right}. „{chosen}” stoji {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Točan plan</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Samo bacanje to ne objašnjava: neka je figura udarena ili se dio bacanja nije mogao odigrati.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Kartica rezultata</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Prag prihvaćanja izgled je za pobjedu koji trebate za prihvaćanje ako nema gammona i kocka se više ne okreće.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Zajedno ih je manje za {number} jer ista bacanja udaraju na više mjesta. Takvo dupliciranje želite kad morate ostaviti više od jednog blota.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Predobro za udvostručenje</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Dva bacanja: Crni treba dva bacanja ili jedan par</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Do udaljenosti šest pogodak je izravan i blot je sigurniji blizu nego daleko: na šest ga udara 17 bacanja, zatim 15, 15, 14, 12 i na jedan 11. Od sedam nadalje pogodak je neizravan: trebaju obje kockice i udara najviše 6 bacanja. Zato blot stavite tik do figure koja udara ili na sedam i dalje, a na šest samo ako morate.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Gubitak pipova</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Koliki su efektivni brojevi pipova?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Koji je plan Bijelog?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Što se trati: gubitak</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Što vam pri kojem rezultatu treba za prihvaćanje i koliko ondje vrijedi gammon.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Gdje obje strane na istim vlastitim poljima imaju jednako figura, izostavite ih: ne mijenjaju razliku.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Koji potez ostavlja najmanje pogodaka?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Bijeli</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Bijeli ima četiri ili više polja zaredom ispred figure Crnog, koju treba zadržati.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Bijeli više nema nikoga u kući Crnog i vodi ili već iznosi. Sve treba dovesti u kuću i iznijeti bez udarca.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Bijelom je ostalo {white} pipova, Crnom {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Bijeli mnogo zaostaje, drži dva polja u kući Crnog i čeka kasnu priliku za pogodak.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Bijeli nije jasno u vodstvu. Zadnje figure stoje zajedno na sidru ili srednjem polju i čekaju priliku za pogodak ili velik par.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Bijeli je na potezu.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Bijeli je na potezu. Što bi trebala učiniti oba igrača?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Bijeli ste vi, dolje.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Bijeli u utrci vodi za {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Bijeli igra: kako najbolje iznijeti?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Bijeli u utrci zaostaje za {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Figure Bijelog u zoni</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Iznesene figure Bijelog</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Prednost Bijelog u pipovima</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pipovi Bijelog</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Tko to kaže</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Kad su sve figure na polju 1, brojite 7 pipova za svake dvije i još 1: deset figura treba 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Kad ostanu dvije figure, prebrojite koliko bacanja iznosi obje.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Bez kocke Bijeli dobiva {chance} partija.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolseyjev zakon</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vama nedostaje bodova: {own}, protivniku: {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vama nedostaje {own}, protivniku {other}; Crawfordova je partija prošla.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vama nedostaje {own}, protivniku {other}; ovo je Crawfordova partija.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Vaš odgovor</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Vaš blot na polju {point} udara {number} od 36 bacanja.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Vaši se brojevi razlikuju od točnih: Bijeli {white}, Crni {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Vašeg poteza nema u tablici: stoji više od svih prikazanih.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>builder</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>ne udara</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>udara</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>udara, a izostavljeno je</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>zadnji odgovor</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover&apos;s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>zauzima polje</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>odstupanje {number} (pipova)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>bijeg</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>dosad</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>razdvajanje</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>vaš</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} na baru</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} na {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>izgubljeno {number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Udara {number} od 36 bacanja; označili ste {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>odstupanje {number} od 36 bacanja</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>odstupanje {number} postotnih bodova</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} od {all} je točno.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} od {all} točno</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>točno {share}</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Svako pitanje nastaje iznova pa se ništa ne može naučiti napamet. Vaši se odgovori čuvaju: svaki trenažer pokazuje kako vam je išlo u zadnje vrijeme.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>O trenažerima</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Svi trenažeri</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Trenažeri</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linije</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Ipak &amp;beaver</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Najbolje: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Ipak u&amp;dvostruči</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>To stoji {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Radi se o tome da se ne izgubi gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Radi se o tome da se dobije gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Radi se o pobjedi u partiji više nego o gammonima.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Zadrži moj &amp;potez</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Pogledajte još jednom cijelu ploču: što želi koji igrač?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Nijedna odluka u ovoj partiji nije stajala toliko da bi se tutor javio.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Ne taj: pokušajte opet.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Ovaj put ne: evo odgovora.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Trenutak…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Jedan od ovih je najbolji potez:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Ipak &amp;odbij</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Ipak &amp;baci</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Ipak &amp;prihvati</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>To je stajalo {cost}: povući?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Najbolji potez počinje zaokruženim figurama.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>U svim pokazateljima broji se prvi pokušaj: {choice} stoji {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Tutor nije mogao pogledati ovu odluku. Meč se nastavlja.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Tutor o tome nije rekao ništa: H traži savjet motora.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Tutor razmišlja…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Postoji nešto bolje.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Razmislite o polju koje možete zauzeti.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Razmislite koliko biste partija morali dobiti da prihvatite.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Razmislite o poziciji, utrci i prijetnjama: tko čega ima više?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Razmislite o sigurnosti: što vas sljedeće može udariti?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Razmislite o iznošenju figura.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Razmislite o gammonima koje dobivate ako igrate dalje.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Razmislite o sljedeća dva bacanja: koliko mogu promijeniti?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Razmislite o poljima u svojoj kući.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Razmislite o poljima koja blokiraju protivnika.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Razmislite o rezultatu meča.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Razmislite o tempu: ima li što udariti?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Razmislite čega se odričete radi sigurnosti.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Razmislite što drži protivnika na baru.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Razmislite što bi protivnik odgovorio na udvostručenje.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Razmislite o stražnjim figurama: mogu li zauzeti sidro?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Razmislite o stražnjim figurama: je li vrijeme za bijeg?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Razmislite o protivnikovim stražnjim figurama: mogu li pobjeći?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: objašnjava što stoji {cost} ili više (kocka {cube}). Tišina znači: nije gore od toga.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: nakon svake partije navodi što je stajalo {cost} ili više (kocka {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: povlači što stoji {cost} ili više (kocka {cube}). Tišina znači: nije gore od toga.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: upozorava na ono što stoji {cost} ili više (kocka {cube}). Tišina znači: nije gore od toga.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Ono što je na kraju odigrano stajalo je premalo da bi se navelo.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Poslušali ste svako upozorenje: nije ostalo ništa skupo za gledanje.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>udvostručenje</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>bez udvostručenja</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odbijanje</translation>
    </message>
    <message>
        <source>take</source>
        <translation>prihvaćanje</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (prvi pokušaj)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (iskušano)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} stoji {cost}.</translation>
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
            <numerusform>%n odluka za gledanje</numerusform>
            <numerusform>%n odluke za gledanje</numerusform>
            <numerusform>%n odluka za gledanje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Upozorenja: %n. Poslušano: {heeded}. Spašeni equity: {saved}.</numerusform>
            <numerusform>Upozorenja: %n. Poslušano: {heeded}. Spašeni equity: {saved}.</numerusform>
            <numerusform>Upozorenja: %n. Poslušano: {heeded}. Spašeni equity: {saved}.</numerusform>
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
        <translation>Poslije: što pogledati nakon svake partije</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Odluke o kocki koje stoje barem</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Kocka:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Objasni: kaže i koliko stoji</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Od cijene</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Potezi koji stoje barem</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Potezi:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Potakni: kaže da postoji nešto bolje</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Isključeno</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Pouči: dvaput povuče, zatim pokaže</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Meč je vježba i nema rejtinga. Tišina znači: nije gore od toga.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Uz sat nema tutora.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>U ovoj igri nema tutora: nitko ovdje ne može procijeniti njezine izglede.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Između računala nema koga poučavati.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor vašeg prijatelja</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Vaš p&amp;rijatelj</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Po&amp;mozi</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Ostavi</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Po&amp;gledaj opet</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>Po&amp;vuci</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Zašto</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Oba igrača bacila su {die} pa bacite opet. Što je sada?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Otvaranje: svakomu jedna kockica, viši počinje. Što su pokazale?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Što su pokazale kockice?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Vaše bacanje: što pokazuju kockice?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} baca: što pokazuju kockice?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Kliknite brojeve ili ih upišite: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Kosa, baci ponovno</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Prva kockica</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Druga kockica</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Ove kockice</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Upis kockica</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Poništi</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Prikaži u &amp;mapi</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Poništi uklanjanje (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Drugi program koristi vašu biblioteku. bgdesk se zatvara čim sve bude spremljeno.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Drugi program koristi vašu biblioteku. bgdesk ovo sprema čim bude mogao.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Gruba pogreška, {cost}: najbolje je bilo {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Udvostručiti, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Dvojbeno, {cost}: najbolje je bilo {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Pogreška, {cost}: najbolje je bilo {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Propušteno udvostručenje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Propušteno ponovno udvostručenje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Bez udvostručenja, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Bez udvostručenja, prihvatiti</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Bez ponovnog udvostručenja, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Bez ponovnog udvostručenja, prihvatiti</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Udvostručenje po izboru, odbiti</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Udvostručenje po izboru, prihvatiti</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Ponovno udvostručenje po izboru, odbiti</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Ponovno udvostručenje po izboru, prihvatiti</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Ponovno udvostručiti, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ponovno udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ponovno udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Točno</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Točno: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Prag prihvaćanja {take} bez gammona, mrtva kocka · cijena gammona {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Predobro za udvostručenje, odbiti</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Predobro za udvostručenje, prihvatiti</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Predobro za ponovno udvostručenje, odbiti</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Predobro za ponovno udvostručenje, prihvatiti</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Pogrešan beaver, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Pogrešno udvostručenje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Pogrešan otter, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Pogrešno odbijanje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Pogrešan raccoon, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Pogrešno ponovno udvostručenje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Pogrešno prihvaćanje, {cost}: točno je bilo {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>udvostručiti, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>bez udvostručenja, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>bez udvostručenja, prihvatiti</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>bez ponovnog udvostručenja, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>bez ponovnog udvostručenja, prihvatiti</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>udvostručenje po izboru, odbiti</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>udvostručenje po izboru, prihvatiti</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>ponovno udvostručenje po izboru, odbiti</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>ponovno udvostručenje po izboru, prihvatiti</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odbiti</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>ponovno udvostručiti, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>ponovno udvostručiti, odbiti</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>ponovno udvostručiti, prihvatiti</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>prihvatiti</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>predobro za udvostručenje, odbiti</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>predobro za udvostručenje, prihvatiti</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>predobro za ponovno udvostručenje, odbiti</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>predobro za ponovno udvostručenje, prihvatiti</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: najbolje je bilo {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} meča)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Kopiraj pozivnicu</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Vidljivo na ovoj mreži</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Zatvori &amp;stol</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Kopiraj pozivnicu za &amp;gledanje</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Pozivnica</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Drugi ga na ovoj mreži tada mogu naći i pridružiti se kratkim kodom.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Drugi na ovoj mreži nalaze vaš stol i pridružuju mu se ovim kodom. Pročitajte ga nekome.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Pošaljite je onomu s kim želite igrati: tko je ima, može zauzeti mjesto.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Pozivnica je u međuspremniku.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Pozivnica za gledanje je u međuspremniku.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Meč počinje čim drugi pristane. Dotad u ovom prozoru možete raditi nešto drugo; stol ostaje otvoren dok ga ne zatvorite.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Gdje je drugi igrač</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Vaš je stol otvoren</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>bilo gdje, preko releja {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>za ovim računalom ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>na ovoj mreži ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>na internetu ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Odluka {number} od {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Pogreške su poznate kad je meč analiziran: pritisnite F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Prije ove nema pogreške: ovo je zadnja u meču.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Nijedna vaša linija ne stoji iznad ove.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Nijedna linija nije uklonjena.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Do kraja više nema pogrešaka: ovo je opet prva.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Iz ove pozicije nema druge linije.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Nitko nije napravio pogrešku od {cost} ili više.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>To je kraj meča.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Linija je uklonjena. Ctrl+Z je vraća.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Ovo je početak meča.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Ovo je kraj linije.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Ova linija dolazi s datotekom i ostaje.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Vidjeli ste svaku pogrešku.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Niste napravili pogrešku od {cost} ili više.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>pogreška {number} od {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} nema pogreške od {cost} ili više.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Stranica za preglednik (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Slika (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Spremanje turnira</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file}: nije zapisano ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}: nije zapisano.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Nastavi</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Brže</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;uza</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Preg&amp;ledaj meč</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Sporije</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Korak</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Na s&amp;tablo</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Na k&amp;raj</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Nešto je pošlo po zlu unutar bgdeska i pogreške ovog meča ne mogu se prikazati. Meč i njegova analiza su sačuvani; pojedinosti su u zapisniku.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Dodaj osobu…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Preimenuj…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Dodavanje osobe</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Vrati</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Imena u vašim mečevima</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Preimenovanje ove osobe</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Još nema mečeva s imenima.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Označite imena pod kojima ova osoba igra. Pokazatelji i rejting odmah se usklađuju.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Tko je tko</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Udvostručenje se mora odbiti, što vrijedi {refusal}; igra dalje vrijedi {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Nakon sljedećeg bacanja svakog igrača udvostručenje se više ne bi moglo prihvatiti u {share} slučajeva.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Sidra</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Na prvi pogled samo to stoji {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Pri ovom rezultatu</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammoni</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Polje koje blokira</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blotovi</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blotovi u kući</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Figure povrh treće na polju</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Figure na poljima 1 i 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Figure zarobljene iza njega</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Skupi pogoci</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Dvostruki udarci</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Lak ulaz</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Dovoljno pobjeda</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Čak i da se kocka više nikad ne okrene, za prihvaćanje biste morali dobiti samo {needed} partija; ovdje je {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Čak i da se kocka više nikad ne okrene, {name} za prihvaćanje mora dobiti samo {needed} partija; ovdje je {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Sve ostalo stoji {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Sve ostalo vraća {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Dobivene partije</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Izgubljeni gammoni</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Dobiveni gammoni</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Mora se odbiti</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Polje u kući</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Da se kocka više nikad ne okrene, za prihvaćanje biste morali dobiti {needed} partija; ovdje je {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Da se kocka više nikad ne okrene, {name} za prihvaćanje mora dobiti {needed} partija; ovdje je {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>U igri za novac ova bi odluka bila točna; pri ovom rezultatu nije.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Gubi gammon {chance} rjeđe, što vraća {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Gubi gammon {chance} češće, što stoji {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Gubi gammon {chance} češće: {share} od izgubljenih {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Dobiva gammon {chance} rjeđe, što stoji {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Dobiva gammon {chance} rjeđe: {share} od izgubljenih {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Dobiva gammon {chance} češće, što vraća {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Pobjeđuje {chance} rjeđe, što stoji {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Pobjeđuje {chance} rjeđe: {share} od izgubljenih {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Pobjeđuje {chance} češće, što vraća {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Prednost u utrci, u pipovima</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Ispušta figuru</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Najdulji blok, u poljima</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Zauzeta polja</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Tržište izgubljeno</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Propušten udarac</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Više pogodaka</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Većina gubitka dolazi od backgammona.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Većina gubitka ima veze s kockom; bez kocke dva bi poteza bila bliža.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Bez udvostručenja vrijedi {played}, a udvostručenje {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Nijedan razlog koji bgdesk može provjeriti sam ne objašnjava gubitak.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Nema razloga: razlika je unutar pogreške rollouta.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Nema razloga: dva poteza nisu pogledana jednako duboko.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Bez ponovnog udvostručenja vrijedi {played}, a ponovno udvostručenje {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nema se što izgubiti</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Protivničke figure na baru</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Broj pipova</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Polja u kući</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Polja vani, od 7 do 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Bacanja koja ne ulaze</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Bacanja koja udaraju za 10 pipova ili više</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Bacanja koja udaraju dvaput</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Bacanja koja udaraju, od 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Bacanja koja jednu ispuštaju</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Kraći blok</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Prihvaćanje i odbijanje ovdje su blizu: ako niste sigurni što je točno, udvostručite.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Udvostručenje vrijedi {played}, a bez udvostručenja {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Pogreška je premala da bi se pouzdano naveo razlog.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Protivniku treba jedan bod pa kockom ništa ne riskirate.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Protivniku treba jedan bod pa {name} kockom ništa ne riskira.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Odbijanje vrijedi {played}, a prihvaćanje {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Ponovno udvostručenje vrijedi {played}, a bez ponovnog udvostručenja {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Ostatak, većinom kocka, stoji {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Ostatak, većinom kocka, vraća {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Prihvaćanje vrijedi {played}, a odbijanje {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Ima vremena</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Ima vremena: nakon sljedećeg bacanja svakog igrača udvostručenje se više ne bi moglo prihvatiti u samo {share} slučajeva.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Ima vremena: što god oba igrača sljedeće bacila, udvostručenje se i nakon toga može prihvatiti.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Ondje bez udvostručenja vrijedi {value}, a prihvaćeno udvostručenje {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ova udaraju samo nakon odigranog poteza ({name}):</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Ova udaraju samo nakon vašeg poteza:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Ova udaraju samo nakon {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ova samo nakon odigranog poteza ({name}):</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Ova samo nakon vašeg poteza:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Ova samo nakon {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Premalo pobjeda</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Predobro</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Predobro za udvostručenje: igra dalje vrijedi {value}, odbijanje {refusal}; {gammons} partija donosi gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Presigurno</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} od {all} parova bacanja, na prvi pogled.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Više činjenica</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Zašto</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najbolji</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>odigrani</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Pozicija</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Potez protiv pravila ne može završiti partiju.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Prihvatiti ili igrati dalje?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (američki)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (europski)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (mornarički)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Sve vaše figure moraju ući prije nego što ijedna krene dalje.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Sve su vaše kockice odigrane.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Najprije treba odgovoriti na ponudu.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Beaveri se u ovom meču ne igraju.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Britanska petica</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Figure idu samo naprijed: s viših polja na niža.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Kliknite figuru da odigrate {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Kliknite figuru da odigrate {left} · desni klik za {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Kliknite kockice za kraj poteza</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Kliknite kockice za bacanje</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Kliknite kockice da bacite još jednom</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Kliknite kockice za bacanje · kliknite kocku za udvostručenje</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Ostale su kockice koje se mogu odigrati.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Nizozemski backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Iznuđeno, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Iznuđeno: {play} odigrano je umjesto vas.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Hollandovo pravilo: nitko ne udvostručuje prije nego što su oba igrača odigrala dva bacanja.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 figura)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 figure)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>U ovoj igri figuru iznosi samo točan broj.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Niste na potezu.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Ostalo od vas, sada igra {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Ostavlja {name}, sada za vas</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Ostavlja {name}, sada igra {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Ostalo: {numbers}, sada igrate vi.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Ostalo: {numbers}, sada igra {name}.</translation>
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
        <translation>Najprije odaberite par: kliknite kockicu ili pritisnite 1 do 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Odaberite par: ako se cijeli odigra, bacate opet · kliknite kockicu ili pritisnite 1 do 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Odaberite par; slijedi onaj s druge strane kockica: ako se sve odigra, bacate opet · kliknite kockicu ili pritisnite 1 do 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Sljedeće birate par · kliknite kockice za nastavak</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Sljedeće bacate opet · kliknite kockice za nastavak</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Sljedeće {numbers} · kliknite kockice za nastavak</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Nijedna figura ne smije prijeći sredinu ploče prije nego što su sve ušle.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Nema kocke u ovoj partiji: to je Crawfordova partija.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Nema dopuštenog poteza · kliknite kockice za nastavak</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Nema dopuštenog poteza: pritisnite Enter za nastavak.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>U ovom potezu više nijedna figura ne smije napustiti početak.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Nitko ne iznosi dok mu je prikliještena vlastita figura.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Nitko ne smije udvostručiti prije prvog poteza.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Nijedna vaša figura ovim kockicama ne može doći do bara.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Nijedna vaša figura ovim kockicama ne može doći do zalihe.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Nijedna vaša figura ovim kockicama ne može doći do pretinca.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Nijedna vaša figura ovim kockicama ne može doći do polja {point}.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Može se odigrati samo jedna kockica i tada to mora biti {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Odigrajte ove kockice ili bacite obje ponovno · kliknite figuru ili „Baci ponovno”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Pritisnite razmaknicu za sljedeću partiju</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Pritisnite razmaknicu za sljedeću partiju: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Najprije bacite kockice, zatim pomičite.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Ruski backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Šest polja zaredom traži protivničku figuru ispred njih.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Prihvatiti ili odbiti? · kliknite kocku za prihvaćanje</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Prihvatiti, odbiti ili beaver? · kliknite kocku za prihvaćanje</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Prihvatiti, odbiti ili otter? · kliknite kocku za prihvaćanje</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Prihvatiti, odbiti ili raccoon? · kliknite kocku za prihvaćanje</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Prihvatiti, odbiti ili ponovno udvostručiti? · kliknite kocku za prihvaćanje</translation>
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
        <translation>Ta je figura prikliještena: na njoj leži protivnička.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>To je protivnikov pretinac.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Taj potez nije po pravilima: prigovorite sada ili bacite i vrijedi</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Za taj potez treba {die}, a nemate ga za odigrati.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Ta pozicija nije moguća.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Figura koja je udarila na vašem polju {point} u ovom potezu mora ondje ostati.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Figure na polju {point} protivnikove su.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Kocka se sada ne može okrenuti više: prihvatite ili odbijte.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Kocka već vrijedi dovoljno: ova vam partija donosi meč.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Kocku okreće protivnik.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Motor je zakazao; zamjenjuje ga jednostavni igrač i meč se nastavlja.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Motor je uvijek iznova stajao i zasad se više ne pokreće; meč je sačuvan.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Motor je stao i ponovno je pokrenut; nastavlja gdje je bio.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Partija se ne može izgubiti za toliko.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Meč je gotov.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Postava vrijedi: odigrana su dva poteza ove partije.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Postavke se nisu mogle pročitati ({detail}); vrijede zadane, datoteka je sačuvana.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Postavke se nisu mogle spremiti ({detail}); vrijede dok se bgdesk ne zatvori.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Postavke je zapisao noviji bgdesk; ovdašnje se promjene neće spremiti.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Spremljena vrijednost „{detail}” nije dopuštena; vrijedi zadana.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Jaki motor ne može obraditi ovu poziciju; ovdje odlučuje jednostavni igrač.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Jaki motor ne poznaje ovu igru; zamjenjuje ga jednostavni igrač.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Još se može odigrati {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Mora se odigrati {die}: obje se kockice moraju iskoristiti ako je moguće.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Polje {point} je blokirano: drži ga protivnik.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Polje {point} je puno: u ovoj igri na njega stane najviše pet figura.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Na polju {point} stoji figura: {die} ne može iznijeti nižu.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>U meču do 1 boda nema kocke.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nema se što povući.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Ovi su brojevi odigrani. Sljedeće birate par: kliknite kockice za nastavak.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Ovi su brojevi odigrani. Sljedeće bacate opet: kliknite kockice za nastavak.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Ovi su brojevi odigrani. Sljedeće {numbers}: kliknite kockice za nastavak.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ova je partija gotova.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ova se igra igra bez kocke.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Ovaj protivnik ne može igrati: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Te su figure protivnikove.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>To sada ne možete učiniti.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Nemate figuru u zalihi.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Nemate figuru na baru.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Nemate figuru u pretincu.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Nemate figuru na polju {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Ondje nemate figuru za pomak.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Već ste bacili: udvostručuje se prije bacanja.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Smijete iznositi kad su sve vaše figure u kući; jedna je još u zalihi.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Smijete iznositi kad su sve vaše figure u kući; jedna je još na baru.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Smijete iznositi kad su sve vaše figure u kući; jedna je još na polju {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Smijete iznositi kad su sve vaše figure ušle i u kući su.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Smijete udarati kad jedna vaša figura stigne u vašu kuću.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Ne smijete držati svih šest polja te početne ploče.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Igrate brojeve koji su ostali</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Najprije mora ući vaša figura na baru.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Vaše kockice ne dosežu do bara, ni pojedinačno ni zajedno.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Vaše kockice ne dosežu do zalihe, ni pojedinačno ni zajedno.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Vaše kockice ne dosežu do pretinca, ni pojedinačno ni zajedno.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Vaše kockice ne dosežu do polja {point}, ni pojedinačno ni zajedno.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Vaša prva figura mora proći protivnikov početak prije nego što druga krene.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Protivnik je odbio i više od toga.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Vaših šest polja zarobljava sve protivničke figure: morate ih otvoriti.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>Ovu je ploču postavio sam bgdesk; pogrešna može biti samo vaša ploča, kao uz upisane kockice.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} počinje sljedeću partiju</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} igra brojeve koji su ostali</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Napredak analize</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Ono što je analizirano ostaje sačuvano, a ostatak se može učiniti kasnije</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Sve datoteke (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Sve ostalo je u {folder}, ali ovo se nije moglo zapisati: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Sigurnosna kopija u ovu mapu</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Dnevna sigurnosna kopija</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Prije vraćanja sigurnosne kopije</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Prije ažuriranja bgdeska</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Provjerava se svaka stranica i svaki meč…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Zatvori i pokreni &amp;ponovno</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Prije korištenja ondje sve se kopira i usporedi; ovdašnje ostaje dok ga ne stavite u smeće. bgdesk se za to zatvara i ponovno pokreće.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Sve je u {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Izvezi sve u ovu mapu</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Sve se izvozi…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Odsad čuvati vaše podatke u {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Biblioteke (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Izrađuje se sigurnosna kopija…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Premjesti podatke u ovu mapu</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Nijedan program ovdje ne prikazuje mape.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Ovdje odigrano: {played}. Otvoreno: {opened}. U košu: {binned}. Pozicije: {positions}. Analize: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Stavi u &amp;smeće</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Staviti podatke od prije premještanja u smeće?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Stari se podaci stavljaju u smeće…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Vrati iz ove datoteke</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Vratiti biblioteku iz {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Vratiti biblioteku od {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Prekinuto. Dosad zapisano ostaje.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Sigurnosna kopija je {file}; provjerena je.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Biblioteka još nije provjerena.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Stari su podaci u smeću.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Sadašnja biblioteka ostaje sačuvana i bit će na popisu sigurnosnih kopija pa je možete dobiti natrag. bgdesk se za to zatvara i ponovno pokreće.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Pri zadnjoj provjeri, {when}, nije sve bilo u redu.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Pri zadnjoj provjeri, {when}, biblioteka je bila ispravna.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vaši podaci</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Vaši podaci od prije premještanja još su u {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} sinkronizira mapu vaših podataka. Meč, Vaši podaci kaže na što paziti.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Kopija u mapu…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Provjeri sada</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Izvezi sve…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Pre&amp;mjesti u drugu mapu…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Otvori mapu</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Vrati ovu kopiju…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Sigurnosne kopije</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Svaki meč kao .json sa svime što se o njemu zna i kao .mat za druge programe.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Sve kao datoteke</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Napredak</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Stavi stare podatke u sm&amp;eće…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Vrati iz &amp;datoteke…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>P&amp;rikaži u mapi</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Stanje</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Još nema sigurnosne kopije. bgdesk je izrađuje ubrzo nakon prvog pokretanja svakog dana.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vaši podaci</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Razl.</translation>
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
        <translation>Nađene odluke</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, barem</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, najviše</translation>
    </message>
</context>
</TS>
