<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Meccs befejezése</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Sorozat befejezése</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Meccs befejezése</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Sorozat befejezése</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Itt befejezed a sorozatot? Az állás marad, ahogy van.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Itt befejezed a sorozatot? A mostani játszmát teljes értékén elveszted.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Itt befejezed a sorozatot? Ennek a játszmának a győztese: {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Itt befejezed ezt a meccset? A győztese: {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Befejezed ezt a meccset?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Bármikor folytathatod; a torna megvárja.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Várjon tovább</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Nem marad róla eredmény, és nem állítható vissza.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Nem marad róla eredmény. A kukába kerül, onnan visszaállíthatod.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Újrakezdés elölről</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Meccs feladása</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Meccs feladása</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Feladod ezt a meccset? Az ellenfeled nyeri meg.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Az állás marad, ahogy van.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Mi legyen a tornának ezzel a meccsével?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Amit lejátszottatok, a kukába kerül; a dobások mások lesznek.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>A mostani játszmát teljes értékén elveszted.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Az ellenfeled nyeri meg, és beleszámít.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>A győztes: {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>A bgdesk névjegye</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Felhasznált szoftverek</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Backgammon: játék, kiértékelés, gyakorlás. MIT-licenc.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Ezt a fordítást gép készítette a játék szójegyzéke alapján, és gép olvasta át újra. Játékos még nem ellenőrizte. A Súgó „Nyelvek” oldala elmondja, hogyan lehet egy szöveget kijavítani.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>megtalálja a mappáidat</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>jelentések oldalai</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>az erős ellenfelek</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>a betűtípus</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>az Open Sage használja</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>ablakok és grafika</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>írja a beállításokat</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>A &amp;bgdesk névjegye</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>Elem&amp;zés…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Vissza a játszmához</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Vissza a meccshez</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Vissza a kiértékeléshez</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Jobb lépés</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>Me&amp;gjegyzés</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Mélyebben</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Kockák</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>D&amp;uplázás</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Hibák</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Tisztességes kockák</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Gyorsabban</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Mutatók az idő során</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>&amp;Döntések keresése…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Hasonló &amp;pozíciók keresése…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Első po&amp;zíció</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Döntés megjelölése</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;A rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Ugrás</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Az &amp;oktató segítsége</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Otthonok &amp;a bal oldalon</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Hogyan &amp;játsszák</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Importálási jelentés</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>&amp;Billentyűzet</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Bill&amp;entyűparancsok</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Tanulás ebből a meccsből…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Újabb &amp;verzió keresése…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Meccs</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Lépések</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Új m&amp;eccs…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Következő döntés</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>&amp;Következő jelölés</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>K&amp;övetkező pozíció</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>Köv&amp;etkező kérdés</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Egy lépés</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Megn&amp;yitás…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>&amp;Másik szín alulra</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Passz</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Meccs va&amp;gy pozíció beillesztése</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>A lépés &amp;utáni pozíció</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Gyakorlás…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Előző &amp;döntés</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Előző &amp;pozíció</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Kikérdezés ebből a me&amp;ccsből</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>A vált&amp;ozat törlése</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Meccs &amp;feladása…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>Eredmények &amp;az ellenfelek ellen…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Eredmény…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Kiértékelés</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Dobás</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;A játék szabályai</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Oldalsáv</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Kihagyás</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Az e&amp;lemzés leállítása</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;A rollout leállítása</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Elfogadás</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Vi&amp;sszavétel…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Téma</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Trénerek…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Más lépés kipróbálása</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>A &amp;válasz visszavonása</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Kockák ellenőrzése…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>A &amp;meccsbeli válaszod</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Rosszabb lépés</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>A legnag&amp;yobb hátralévő hiba</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Kártya minden olyan hibádról ezen a meccsen, amelyik megéri</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Ilyenkor a kattintás a másik kockát játssza meg először</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Sötét ablak</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Világos ablak</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Minden alkalommal egy lépéssel több: mire gondolj, melyik bábukra, végül a válasz</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Fel&amp;adás elfogadása</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Az összes billentyűparancs egy listában</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>A meccs minden döntésének elemzése</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Megkérdezi, van-e újabb bgdesk: most vagy naponta egyszer</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Vissza a &amp;folytatott játszmához</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Vissza a kié&amp;rtékeléshez</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>&amp;Vissza, a kényszerű lépésekkel együtt</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Újra megkérdezi a táblán lévő döntést, amíg meg nem tanulod</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>&amp;Csevegés</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Hogyan játsszon és nézzen ki a bgdesk</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>A meccs minden dobásának ellenőrzése</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Bábuk, duplázókocka, kockák és állás, ahogy más programok olvassák</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Ellenfél, hossz és szabályok választása</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>A &amp;dobás kiválasztása…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>A bgdesk bezárása; a meccs megmarad, ahogy van</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>&amp;Coan ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;A gép dönt</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>&amp;Gép gép ellen</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Gép gép ellen, szüneteltetve: egy dobás, lépés vagy duplázási döntés</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Gép gép ellen: szünet vagy folytatás</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Gép gép ellen: gyorsabb játék</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Gép gép ellen: lassabb játék</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>A lépés jóváhagyása és a kör befejezése</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Egy meccs folytatása, vagy egy lejátszott vagy megnyitott meccs megtekintése</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>&amp;Pozíció másolása</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Másolás &amp;GNU Backgammon ID-ként</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>&amp;Másolás XGID-ként</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Másolás &amp;a bgdesk saját szövegeként</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Másolás &amp;fórumba…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Pozíció másolása mi&amp;nt</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>A táblán lévő döntés vagy az összes hiba másolása, hogy máshol megmutathasd</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Pozíció másolása: backgammonban XGID-ként, más játékokban a bgdesk saját szövegeként</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>A felállás k&amp;ijavítása…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>&amp;Könnyűnek számít</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>&amp;Nehéznek számít</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>&amp;Tudottnak számít</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>&amp;Elhibázottnak számít</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Újra döntesz ott, ahol hiba történt, a válasz ismerete nélkül</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Kész</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Esemény és játék&amp;osok…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Sorozat be&amp;fejezése…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>A futó rollout befejezése; ami megvan, megmarad</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Bevitel, ahogy &amp;játszották…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Telje&amp;s képernyő</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>A táblán lévő döntés megjelölése, hogy újra megtaláld, vagy a jelölés levétele</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Minden játékhoz: a neve, a bábuk és hogy ki következik</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Bárhonnan; a nyílbillentyűk bejárják a táblát</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Játéktervek, kezdődobások, duplázás, versenyfutás és a játék szavai</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>A játszma feladása a régi téten</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Vissza a változatban, az első lépésétől pedig a meccshez</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Egy döntéssel vissza, akkor is, ha nem volt választás</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Vissza az előző döntéshez, ahol volt választás</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Vissza az előző hibához, bárki követte el</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Vissza az előző saját hibádhoz, vagy bármelyik játékoséhoz, ha nem tudni, melyik vagy te</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Tovább a változatban, a végéig</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Egy döntéssel tovább, akkor is, ha nincs választás</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Tovább a következő döntéshez, ahol van választás</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Annak a játszmának a folytatása, amelyet ebből a meccsből játszottál tovább</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>&amp;Ugrás a táblára</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Ugrás a legtöbbe került hibához azok közül, amelyeket még nem láttál</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Ugrás a következő játszma első döntésére</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Ugrás e játszma vagy az előző játszma első döntésére</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Ugrás &amp;a következő területre</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Ugrás a következő megjelölt döntésre</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Ugrás a következő hibára, bárki követte el</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Ugrás a bgdesk kezdőlapjára, vagy vissza a táblához</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Ugrás az &amp;előző területre</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Ugrás a következő saját hibádhoz, vagy bármelyik játékoséhoz, ha nem tudni, melyik vagy te</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Tipp&amp;ek</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>A legutóbb törölt változatok visszaállítása</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Hogyan készülnek a dobások, és hogyan ellenőrizhetők</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Hogyan végződött a meccs: PR, szerencse és megnézendő döntések</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Hogyan szerepeltél az egyes gépi játékosok ellen, és milyen jól játszol</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Ez a változat és ami belőle elágazik, nem marad meg; Ctrl+Z visszahozza</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Tanulás: kezdés, vagy tovább a következő döntéshez</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Tanulás: ezt feladod, és megnézed, mi a legjobb</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Tanulás: tovább a következő döntéshez válasz nélkül</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Kilépés abból, amit kipróbáltál (megmarad), és vissza a meccshez</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>A gép hozza meg ezt a döntést</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>&amp;Lejjebb lévő változat</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Világos vagy sötét, mint az asztal</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>&amp;Feljebb lévő változat</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>A változat a fölötte lévő elé kerül, vagy az ágazik el ebből</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>A tábla a másik oldalról nézve</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>A táblán lévő döntés mélyebb vizsgálata</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Annak a meccsnek a megtekintése, amelyből továbbjátszol, ott, ahol abbahagytad</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Hibák és pozíciók keresése az összes meccsedben</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>A meccs elvesztése most, vagy a pénzes sorozat befejezése</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>&amp;Kártya készítése</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Kártyák a &amp;hibáidból</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Jelölések</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>&amp;Meccsek…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>A tábla tükrözése vízszintesen</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Egér, billentyűzet, begépelt lépések</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>&amp;A lista lépése</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>A válto&amp;zat feljebb</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>&amp;Következő játszma</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Következő hi&amp;ba</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>B&amp;ármelyik játékos következő hibája</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Kifogás a lépés elle&amp;n…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Felajánlod ennek a játszmának a feladását; az ellenfeled visszautasíthatja</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Felajánlod, hogy kétszeres téten játsszatok tovább</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>&amp;A táblán</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>&amp;Tovább, a kényszerű lépésekkel együtt</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Egy lépéssel &amp;tovább</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Bármilyen programmal mentett meccs vagy pozíció megnyitása</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>A vágólapon lévő meccs vagy pozíció megnyitása</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Továbbjátszás &amp;innen…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Előző &amp;játszma</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Szünet</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pipszámok, lövések, elfogadási pontok és egyebek, mindig újak. Ismét: vissza</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Torna gépi játékosokkal és barátokkal, vagy egy torna folytatása. Ismét: vissza</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Továbbjátszás többért</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Továbbjátszás innen a táblán, a meccs mellett; Esc visszavezet</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Játék valakivel egy másik számítógépnél. Ismét: vissza</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>A táblán lévő döntés sokszori lejátszása; ismét: szünet vagy folytatás</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>A régi kínai palackjáték, saját ablakban</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Pozícióazonosító és meccsazonosító, ahogy a GNU Backgammon olvassa</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Gyakorlás</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Gyakorlás: az utolsó válasz törlése és a kártya újbóli megkérdezése</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Gyakorlás: megnézed, mit választottál a meccsen; a kártya ekkor nehéznek számít</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Gyakorlás: a kártya kicsit hamarabb jön</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Gyakorlás: a kártya hamarosan újra jön</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Gyakorlás: a kártya sokkal később jön</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Gyakorlás: a kártya akkor jön, amikor már éppen elfelejtenéd</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Gyakorlás: ezt a kártyát nem kérdezi többé; a kártyák oldalán megvan</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>&amp;Előző hiba</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>&amp;Bármelyik játékos előző hibája</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Hibás kezdőállás kijavítása, a játszma második lépéséig</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Bármilyen pozíció a táblára; megnézett meccsből az éppen látható. Ismét: vissza</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>A táblára teszi, amit e lépés helyett kipróbáltál</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>&amp;A kártya félretétele</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Feladás viss&amp;zautasítása</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>&amp;Játszma feladása…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>A tö&amp;rölt változat visszaállítása</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Leg&amp;utóbbi fájlok</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Játékvezetői mód: bevitel, ahogy játszották, akár szabálytalanul is</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Játékvezetői mód: szabálytalan lépés megismételtetése</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>&amp;Visszavágó</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Jele&amp;ntés…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Hiba bejelentése…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Dobásszámláló</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Dobás a kockákkal</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>E döntés &amp;rolloutja</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;A válasz megmutatása</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Lassabban</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>K&amp;ockák cseréje</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Más&amp;olat mentése…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Oldal vagy PDF mentése a meccs minden döntésével</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>A meccs mentése olyan fájlba, amelyet más programok is olvasnak</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Menti azt, ami segít az ok megtalálásában; semmit sem küld el</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Megmondod, mi legyen a dobás, ahelyett hogy dobnál</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Állá&amp;s és pipek</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Állásnagyí&amp;tó…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Po&amp;zíció felállítása</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Mindkét játékos PR-je, szerencséje és hibái, fajta és szakasz szerint</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Az állás, a pipek és a duplázókocka mutatása és felolvasása</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Tippek és nyerési esélyek mutatása</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Mutatja, melyik szám hányszor jött ki</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>A tábla melletti panel mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>A lista első lépése a táblán; 2–9 a többit mutatja</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>A hibák listája, rendezéshez és választáshoz</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>A lépések listája</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>A lista következő jobb lépése a táblán</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>A lista következő rosszabb lépése a táblán</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>A kiválasztott lépés utáni pozíció, különben a megjátszott és a legjobb utáni</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>A pozíció, ahogy most van</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>A pozíció egy lépéssel korábban</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>A pozíció egy lépéssel később</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>A meccs eleje</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Mit dobott, mit játszott meg és mit pazarolt el a két játékos</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Mutatja, mit tenne a motor; a meccs ekkor gyakorlásnak számít</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Játszma kezdése a látható pozícióból</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Új meccs ugyanazokkal a játékosokkal és szabályokkal</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Kezdő&amp;lap</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>A tanulás befejezése; amit válaszoltál, megmarad</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>&amp;Stratégia és szójegyzék</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Ö&amp;sszegzés</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>&amp;Lépés begépelése…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Asztalok a &amp;hálózaton…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Az ebben a körben lépett összes bábu visszavétele</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Az utoljára lépett bábu visszavétele</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Az utolsó döntésed visszavétele; a meccs ekkor gyakorlásnak számít</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Elfogadod a duplázást, és tiéd a duplázókocka</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Elfogadod, és rögtön továbbfordítod a duplázókockát</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Beszélgetés a másik számítógépnél ülő játékossal</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Ez a kártya</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>A tábla, a gombok, az oldalsáv, egy értesítés</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Az ugyanebből a pozícióból elágazó előző változat, különben a meccs</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Az ugyanebből a pozícióból elágazó következő változat</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>A következő teendő: dobás, a kör befejezése, a következő játszma kezdése</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Ennek a meccsnek a szabályai</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Má&amp;sik változathoz innen</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Tornák…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>&amp;Valami más kipróbálása</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Gépeld be a lépést, például 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>&amp;Minden visszavonása</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>A teljes képernyő használata</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Verzió, motor és licencek</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Mi változott a bgdesk ezen és a korábbi verzióiban</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Új&amp;donságok</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Ami már elemzett, az megmarad; később folytathatod</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Mi a legjobb a táblán minden állásnál</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Mit játszottak ilyen pozíciókban, és mibe került</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Amit a megnyitott fájlban beolvasott, kijavított vagy furcsának talált</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Hol és mikor játszották a meccset, és a játékosok neve</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Hol vannak a meccseid; ellenőrzés, biztonsági mentés, visszaállítás, áthelyezés, exportálás</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Megnyered a játszmát a felajánlott pontokért</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Jegyezz fel valamit a táblán lévő döntésről</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>&amp;Az adataid…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>A PR-ed, hol vesztesz a legtöbbet, és mit csináltak a kockák. Ismét: vissza</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>A kártyáid: mi esedékes ma, paklik és a következő napok</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>A meccs elemzése kész; {key} mutatja az eredményt a megnézendő döntésekkel.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Az utolsó meccsed elemzése kész; a „Meccsek…” alatt találod.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Mint legutóbb</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Elemzés</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Mélység</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Kinek a döntései</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Mindkét játékos</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>A táblán lévő döntés</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Az egész meccs</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ez a játszma</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Mit e&amp;lemezzen</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és az elemzés leállt. Ami eddig elkészült, megmarad; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Fogadd el, vagy játssz tovább.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Nevezz meg egy duplát.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Lépj.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Dobj vagy duplázz.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Dobj.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Fogadd el, vagy passzolj.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Fogadd el, passzolj, vagy duplázz rögtön vissza.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} következik: elfogadás vagy továbbjátszás.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} következik: duplát kell megneveznie.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} következik: lépés.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} következik: dobás vagy duplázás.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} következik: dobás.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} következik: elfogadás vagy passz.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} következik: elfogadás, passz vagy azonnali újabb duplázás.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Valami elromlott a bgdeskben. A részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Ahogy volt…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Vissza a meccshez</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Vissza a kiértékeléshez</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver ajánlva</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>A gép dönt</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Hagyd jóvá a lépést</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-játszma</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Dobás…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Duplázás ajánlva</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Duplázás {value} értékre</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Gyorsabban</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Egy változatban, a meccs mellett</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>Ebben a játékban akkor üthet egy játékos, amikor egy bábuja már hazaért.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Tanulás ebből a meccsből</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Pénzes sorozat</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Nevezz meg egy duplát</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Új meccs…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Következő játszma</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Kifogás…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Következik</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter ajánlva</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Előbb szünet</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Szünetel</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Továbbjátszás</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Továbbjátszás…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Játék folyik</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Kis türelmet</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon ajánlva</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Visszaduplázás</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Visszaduplázás ajánlva</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Visszaduplázás {value} értékre</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Feladás ajánlva</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Feladás…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Eredmény…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Újradobás</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Lassabban</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Egy lépés</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Asztalok…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Visszavétel</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Gondolkodik…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>A végére</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Lépendő: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>A kiértékeléshez</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>A tornához</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Mást próbálok</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Próbálgatás a meccs mellett</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>A kör folytatódik</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Nézőként vagy itt</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>azonnal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>gyors</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>üthet</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>még nem üthet</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normál sebesség</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>Crawford után</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>gyakorlómeccs</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lassú</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>{length} pontig</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>nagyon lassú</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Pozíció mentése…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>Az előző&amp;leg felállított</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Pozíciók</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Mentve ezen a néven: {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>A következő pozíció nem olvasható, ezért ott maradt, ahol volt: {position}.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Eltávolítva: {position}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>A két játékos egy irányba halad, és ugyanazokról a pontokról, 6-tól 1-ig pakol ki.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>A két játékos ugyanabban az irányban halad körbe; az ellenfeled a te 12-es pontodról indul, és a te 18–13-as pontjaidról pakol ki.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Kockák: nevezz meg egy duplát</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Kockák: még nem dobtak</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Kockák: nyomd meg a dobáshoz</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Duplázókocka</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Duplázókocka {value} értéken</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>{double} megnevezése</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Nincs duplázókocka</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>{number}. pont</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>A játékosok ellenkező irányban haladnak.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>A sorompód</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Az ellenfeled sorompója</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Az ellenfeled tartaléka</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Az ellenfeled tálcája</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>A tartalékod</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>A tálcád</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>léphet</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>üres</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>középen</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>neked ajánlva</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>az ellenfelednek ajánlva</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>1 leszorított fekete bábun</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>1 leszorított fehér bábun</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>a Crawford-játszmában nincs játékban</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>duplázáshoz nyomd meg</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>nyomd meg a kör befejezéséhez</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>nyomd meg az elfogadáshoz</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>az előző dobás: {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>utána megnevezhető egy dupla</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>utána újabb dobás</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>utána {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>alattuk 1 leszorított fekete bábu</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>alattuk 1 leszorított fehér bábu</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>értéke {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>az ellenfeledé</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>a tiéd</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} félig lelépve</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} lelépve</translation>
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
        <translation>A tábláról a szokásos következő teendőhöz és tovább</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>A jelöltek listájában: ennek a lépésnek a meglépése</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Dupla megnevezése az ezt megengedő játékokban</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Ott egy sem</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>A táblán</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Ott eggyel több bábu</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Pozíció felállítása</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+szóköz, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Ott ennyi bábu</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Ennyi a másik színből</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Szóköz, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>A számjegyek és kattintások a másik színre vonatkoznak</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>A másik játékos következik; a dobás kiválasztása</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Ugyanez a másik oldalnak; csak a bábuk cserélnek oldalt</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>A játék kezdete, üres tábla</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>A sorompóra, a tálcára</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Lépés kipróbálása, vagy újra felállítás</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Duplázókocka tovább, vissza</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Visszavonás, mégis</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Pontról pontra, a sorompóra, a tálcákra, a tartalékra, a kockákra és a duplázókockára</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Amit ott egy kattintás tesz</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Amit ott a jobb kattintás tesz: a másik kockát játssza meg</translation>
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
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Mint az ablak: sötét vagy világos</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Kék és narancs (színtévesztőknek is)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Bordó versenytábla</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klasszikus filc</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Juhar</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pala</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Dió és bőr</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Sárga és lila (színtévesztőknek is)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben. A meccs megmaradt; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Még %n meccs van hátra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Ez körülbelül %n percig tart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Más meccsek: {done} / %n lejátszva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Ágrajz</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Választás</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Ár</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Milyen gyakran veszít a játékos backgammont, százalékban</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Milyen gyakran veszít a játékos gammont vagy backgammont, százalékban</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Milyen gyakran nyeri meg a játszmát az, aki dönt</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Milyen gyakran nyer a játékos backgammont, százalékban</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Milyen gyakran nyer a játékos gammont vagy backgammont, százalékban</translation>
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
        <translation>Ny</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Mennyit ad fel a legjobb választáshoz képest</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Mennyit ér annak, aki dönt</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Ny %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Nyer</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>kevésbé mélyen elemezve</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>ezt választották</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>zárójelben: kevésbé mélyen elemezve, nem összevethető</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>a te válaszod</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Választások ebben a pozícióban</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Mélyebben</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Elég</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kártya elmentve ebbe a fájlba: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kártya mára</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kártyának most más a legjobb válasza, ezek esedékesek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>A hibáidból készült %n kártya vár ma válaszra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n kártya készült. A Gyakorlás oldalon kapod meg őket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kártya már megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n döntést nem lehet a meccse nélkül megkérdezni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n új kártya vár a következő napokra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>Közülük %n még sosem volt kérdés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>Itt %n hibádat érdemes gyakorolni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>A fájlban %n hely nem volt olvasható.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n pozíció most már kártya, saját pakliban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>%n nap múlva jön újra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>%n kártya készítése</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Következő: %n kártya, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>%n pozícióból nem lehetett kártyát készíteni: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Ezt a kártyát %n alkalommal elhibáztad: most félre van téve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>%n kártyából ennyit tudtál: {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>%n alkalommal elhibázva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>Abban a fájlban nincs olyan pozíció, amelyben dönteni kellene.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és nem készült kártya. A részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>A kártyához elemzett döntés kell.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>A kártyákhoz elemzés kell: az Elemzés (F7) elkészíti.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Találva: {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Egyetlen hibád sem ér meg kártyát ezen a meccsen.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Más játékosok</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Némítás</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>M&amp;ondatok</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Írj valamit</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Nézők: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>A másik játékos üzenetei nem látszanak; később sem olvashatók.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Az elhangzottak</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Te</translation>
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
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Ellenfél</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Ú&amp;j játszma kezdése</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Befejezetlen játszmák</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Egy bábu odavész, és a kassza tizedét be kell fizetni.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Esély a kassza megnyerésére</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Válassz ellenfelet, aztán kezdj új játszmát.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Folytatás…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>A dobások ujjlenyomata (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Barát</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Következő kör</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Az egyik bábu {both} mezőt lép, egy másik {low} vagy {rest} mezőt.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Az egyik bábu {both} mezőt lép, vagy kettő {high} és {low} mezőt.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>E dobás lépései</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Kassza: {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Előző kör</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Vissza az utolsó körödhöz; a dobás ugyanaz marad</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>Tét &amp;fejenként</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>A dobások titka</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Mutatja, mennyit ér minden lépés</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>A játékosok tétje</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Visszavétel</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>{number}. kör</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Kör: {number} / {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>{number}. kör: {white} – {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Két bábu {far}-{far} mezőt lép, vagy egy {near} mezőt.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Befejezetlen játszmák</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>A te dobásod ({colour}): {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Dobásod {dice}: egy bábu elveszett ({space}. mező).</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Dobásod {dice}, lépésed: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Dobásod {dice}: nem lehetett lépni, a kör elveszett.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Megnyerted a kasszát: {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>bábu feladása ({space}. mező)</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>nem lehet lépni: a kör elvész</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>{number}. kör</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) dobása: {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} dobása {dice}: egy bábu elveszett ({space}. mező).</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} dobása {dice}, lépése: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobása: {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobása {dice}: nem lehetett lépni, a kör elveszett.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} megnyerte a kasszát: {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} kint</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → ki</translation>
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
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Egy másik program folytatta ezt a játszmát; itt a mostani állapota látható.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>A fájl nem írható ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>A fájlban nincs olvasható Coan ki-játszma: {file} ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Vissza a játszmához</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Ú&amp;j játszma…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Meglépés</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>A Coan ki szabályai ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>A kiválasztott játszma nincs már meg: egy másik program befejezte vagy eltávolította.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>A folyó játszmád megmarad</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Ezt nem sikerült menteni, ezért nem lett meglépve.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Megjegyzés a fájlban</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Megjegyzés… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>A megjegyzésed ehhez a döntéshez</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Megjegyzések</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n hely</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Keresés minden oldalon</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nincs találat. Próbálj kevesebb vagy rövidebb szót.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Találatok</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Biztonsági mentések</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Mikor</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Rajz (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Kép</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>Kép &amp;mentése…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Szöveg a táblával</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>A pozíció rajza a vágólapon.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-kép (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>A pozíció képe a vágólapon.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Pozíció a vágólapon: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-rajz (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>A pozíció képének mentése</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Mentve: {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Szöveg táblával és &amp;elemzéssel</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>A bgdesk saját szövege</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>A fájl nem írható, nincs benne kép: {file}</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>A pozíció GNU Backgammon ID-ként a vágólapon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>A pozíció XGID-ként a vágólapon.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>A pozíció a bgdesk saját szövegeként a vágólapon: a bábuk és hogy ki következik.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Mindketten egyetértünk</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>A felállás kijavítása</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Mindkét játékos egyetért azzal, hogy a bábuk így álljanak?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Eddig semmi sem változott.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Állítsd úgy a bábukat, ahogy most állniuk kell: húzd őket, vagy kattints egy pontra. A soron lévő játékos, a kockák és a duplázókocka marad, ahogy van.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>A játszma innen folytatódik.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Így helyes…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n elemzés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>E meccs %n elemzését egy másik bgdesk-verzió készítette, itt nem olvasható. Megmarad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n bábu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n döntés elemezve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n döntést nem lehetett elemezni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Vele együtt %n ítélet elvész.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n bábu, {own}. mező</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>összesen %n megnyert pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n megjegyzés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n dobás, ebből {doubles} dupla (várható: {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>eddig %n másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n próbajátszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n pontos meccs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Az elemzés kész: %n döntés, ebből {unforced} nem kényszerű.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Mások nézhetik a meccset, %n kör késéssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Teljesítménymutató: a beleszámító döntések átlagos hibájának 500-szorosa; a kisebb jobb. %n döntésnél kevesebbről keveset mond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>A meccs e pozíció után folytatódik (%n későbbi lépés). Mi legyen a többivel?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>még körülbelül %n óra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>még körülbelül %n perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>még körülbelül %n másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatikus duplázás, játszmánként legfeljebb %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%n pontos meccs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>%n játszmás pénzes sorozat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>%n játszmából {judged} lesz elemezve; ezekhez nincs elemzés: {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} / %n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Egy korábbi meccs (%n dobás, {id}) dobásai, utána tisztességes kockák.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Egy korábbi meccs (%n dobás, {id}) dobásai, utána begépelt valódi kockák.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>Egy korábbi meccs (%n dobás, {id}) dobásai, utána megismételhető kockák ebből a számból: {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>{name} PR-je · %n beleszámító döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>a PR-ed · %n beleszámító döntés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n beleszámító döntés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Backgammon feladása: %n pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Dupla játszma feladása: %n pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gammon feladása: %n pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Négyszeres játszma feladása: %n pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>A játszma feladása %n bábuval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Feladás: %n pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Felajánlottad a játszma feladását %n bábuval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Backgammont nyertél: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Dupla játszmát nyertél: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Gammont nyertél: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Négyszeres játszmát nyertél: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Sima játszmát nyertél: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Megnyerted a játszmát %n bábuval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} felajánlotta a játszma feladását %n bábuval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} backgammont nyert: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} dupla játszmát nyert: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} gammont nyert: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} négyszeres játszmát nyert: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} sima játszmát nyert: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} %n bábuval megnyerte a játszmát.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n játszmát játszotok; minden pont számít.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Játszmánként legfeljebb %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Egy ponton legfeljebb %n bábud állhat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Minden játékosnak %n bábuja van. Vidd haza mindet, és pakold ki őket, mielőtt az ellenfeled megteszi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Minden játékos így kezd: %n bábu, {point}. pont ({pips} pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Minden játékos ezekkel a bábukkal kezd: {points} (%n pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Minden körnek %n másodperc késleltetése van; utána a tartalékidőd fogy: {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>A tábla eleinte üres: minden bábu mellette fekszik, tartalékban (%n pip játékosonként).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Aki előbb ér el %n pontot, megnyeri a meccset.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n beleszámít</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>%n dobásban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} hibás / %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>Ma&amp;ppa megnyitása</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Azt írja le, hol történt a programban. A saját mappád, a megnyitott fájlok neve és a dobások titkai kimaradnak belőle, de egy hiba szövegében lehet név: olvasd el, mielőtt továbbadod.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>A jelentés a vágólapon van.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Ez akkor íródott, amikor a hiba történt, és segít az ok megtalálásában. Semmit sem küld el: lemásolhatod, és odaadhatod valakinek, aki segíteni tud, vagy eltávolíthatod.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Mi romlott el</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>A bgdesk egy része hiányzik: {part}. Telepítsd újra a bgdesket; a meccs megmarad.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Nincs itt mappákat mutató program. A jelentések helye: {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Valami elromlott legutóbb a bgdeskben. Amit játszottál, megmaradt; lásd a jelentést.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Valami elromlott a bgdeskben; a meccs megmaradt. A részletek a naplóban vannak.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>A bgdesk legutóbb váratlanul leállt. Amit játszottál, megmaradt; lásd a jelentést.</translation>
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
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Duplázás, passz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Duplázás, elfogadás</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nincs duplázás</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Nincs visszaduplázás</translation>
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
        <translation>Visszaduplázás</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Visszaduplázás, passz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Túl jó a duplázáshoz</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Túl jó a visszaduplázáshoz</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Duplázókocka</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Most nem</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Ahogy a táblán van</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, soron lévő</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, ellenfél</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Középen</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>A duplázókocka hatékonysága</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammonok a vereségekből</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammonok a győzelmekből</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Pénzjáték</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Az ellenfélé</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>A soron lévőé</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>A duplázó tulajdonosa</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Hiányzó pontok</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equityk a nyerési esély szerint</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity a nyerési esély szerint; a számok a táblázatban vannak</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>A duplázókocka pontjai</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>A motor értékel…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Miből állnak az elfogadási pontok</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>A táblán lévő döntés</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Megnézés</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Megnézés: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, miközben a meccseidet vizsgálta. A meccsek változatlanul megvannak; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Van már ilyen nevű pakli.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Olyan nevet válassz, amely nem árulja el a választ: látod, mielőtt válaszolsz.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>A pakli neve</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Még készülnek a kártyák egy másik fájlból. Utána válaszd ki újra ezt: {file}.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Kártyák exportálása Ankihoz</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Pozíciók importálása kártyákként</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anki-jegyzetek (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Pakli eltávolítása</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Eltávolítod ezt a paklit az összes kártyájával és a rájuk adott válaszaiddal?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>A kártyák nem lettek mentve: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>A motor a pozíciókat nézi: {number} / {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Az ebből következett %n későbbi eredmény is visszavonódik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>E döntés mélyebb vizsgálata (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>E döntés mélyebb vizsgálata: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Itt az egyik választás olyan egyértelműen vezet, hogy nem kellett mélyebben nézni.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Közös kockák: minden dobás mindkét játékos titkából következik.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>A szerver kockái: {server}; ezeket senki sem tudja ellenőrizni.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Tisztességes kockák.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>A dobások ujjlenyomata (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>{roll}. dobás: kezdődobás, de a két játékos kockája fel van cserélve.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Nincs feljegyezve, hogy az ujjlenyomat az első dobás előtt látható volt-e.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>A játékos szavai nem kerültek a dobásokba.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Begépelt valódi kockák.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Megismételhető kockák ebből a számból: {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>{roll}. dobás: a jegyzőkönyvben {recorded}; a jó kockák rossz sorrendben.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>{roll}. dobás: a jegyzőkönyvben {recorded}; ennek kellett volna jönnie: {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Rossz helyen áll ez a dobás: {roll}. Itt ennek kellene állnia: {due}. Egy dobás kimaradt, vagy kétszer szerepel.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Ellenőrzött dobások: {count}. Mind a két játékos titkából következik, amelyeket a meccs előtt rögzítettek.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Ellenőrzött dobások: {count}. Mind ebből a számból következik: {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Ellenőrzött dobások: {count}. Mind abból a titokból következik, amelynek SHA-256 ujjlenyomata {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Másik meccsből átvett dobások, ott ellenőrizhetők ({id}): {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Hibás dobások: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Az ujjlenyomat azzal kezdődik, amit feljegyeztél (64 jegyből {count}).</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Az ujjlenyomat megegyezik azzal, amit feljegyeztél.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>E meccs ujjlenyomata nem az, amit feljegyeztél, hanem {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Az ujjlenyomat az első dobás előtt látható volt.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>A meccs azonosítója, amely minden dobásba bekerül, nem következik a dobások ujjlenyomatából.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>E kockák titkának nem az az ujjlenyomata, amely a jegyzőkönyvben áll.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>E kockák titka a meccs végén derül ki; akkor ellenőrizd őket.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>{roll}. dobás: a titkok nem azok, amelyeket a két játékos a meccs előtt rögzített; innentől semmi sem ellenőrizhető.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Az ujjlenyomatuk (SHA-256) {hash}, a meccsé: {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Nincs meccs a táblán, így nincs mit ellenőrizni.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Ezek egy szerver kockái: senki sem tudja ellenőrizni őket.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Ezeknek a kockáknak nincs összevethető ujjlenyomatuk.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Ezek a dobások egy korábbi meccsből valók: ott ellenőrizhetők.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Ezeket a dobásokat begépelték: nincs mit ellenőrizni.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Ezek a szavak minden dobásba bekerültek: „{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Fehér rögzített titkainak ujjlenyomata {white}, Feketééinek {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>egy korábbi meccs dobásai</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>begépelt valódi kockák</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>megismételhető kockák ebből a számból: {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n dobás jön újra ebben a sorrendben; ha elfogytak, te gépeled be a dobásokat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Válassz meccset</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Válaszd ki a meccset vagy egy mentett meccsjegyzőkönyvet (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Egy korábbi meccs dobásai</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>&amp;Korábbi meccs</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Korábbi meccs, amelynek dobásai újra jönnek</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Fájlból…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>A bgdesk meccsjegyzőkönyvei (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Szám</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>Azon a meccsen nem dobtak.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>Nem a bgdesk meccsjegyzőkönyve (.json): {name}.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Kissé szokatlan: jó kockák 1000 mintából {share} esetben térnek el ennyire.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Khí-négyzet {statistic}, {freedom} szabadságfok, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Még nem volt dobás.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Semmi szokatlan: jó kockák 100 mintából {share} esetben legalább ennyire eltérnek.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Párok</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Túl kevés dobás az ítélethez.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Nagyon szokatlan: jó kockák 1000 mintából egynél is kevesebb esetben térnek el ennyire.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Minden meccs</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Ez a meccs</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Versenyigazgató</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Odaítélés</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Játék nélkül a tiéd legyen a meccs? Az ellenfeled: {opponent}.</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>{opponent} ellen a meccset {name} kapja, játék nélkül?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>A meccs odaítélése neked…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>A meccs odaítélése: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Újra lejátszátok, más dobásokkal; amit játszottatok, a Meccsek között megmarad.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>A befejezetlen meccsek elvesztek.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Itt most nem lehet semmit változtatni.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Újrakezdés</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Elölről kezditek ezt a meccset?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Ez a meccs elölről…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Valaki későn érkezik…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Visszavonod e meccs eredményét: {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Kivétel</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Az eredmény visszavonása…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Visszalépsz a tornától?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Visszalépés a tornától…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Kiveszed a tornából ezt a játékost: {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Kivétel a tornából: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Amit a versenyigazgató tehet</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Amit belőle lejátszottak, a kukába kerül.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Amit belőle lejátszottak, a kukába kerül; a dobások mások lesznek.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Válasz</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Ez a válaszom (Enter; a dobások rácsából Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Tovább (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Lépd meg a táblán, aztán kattints a kockákra, vagy nyomj Entert.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Következő kérdés</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Egy pillanat: készül a kérdés és ami kell hozzá…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Az utolsó lépés visszavétele (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Eddigi kártyák</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Minek számít</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Továbbjátszás innen…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Gyakorlás kártyákkal</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Félretétel</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>A válasz mutatása</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Utolsó válasz visszavonása</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Mit tettem?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>A motor jelenleg nem fut ezen a számítógépen.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>A motor nem válaszolt időben.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>A motor nem indult el.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>A motor hibát jelzett. A részletek a naplóban vannak.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>A motor váratlanul leállt.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>ránézésre, a következő dobások nélkül</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>pontos</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>e játék pontos megoldása</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>egyszerű játékos</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>kis hálózat ehhez a játékhoz</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n résztvevő</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Fel</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>&amp;Gépek hozzáadása</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>&amp;Barát hozzáadása</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Bármilyen stílus</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>A résztvevő egy hellyel lejjebb (Alt+Le)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>A résztvevő egy hellyel feljebb (Alt+Fel)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Le</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Résztvevők</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Feltöltés &amp;klubmezőnnyel</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Név</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Egy barát neve ennél a számítógépnél</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Gépek száma</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Kiemelés</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>A gépek ereje</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>A gépek stílusa</translation>
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
        <translation>Kipakolás</translation>
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
        <translation>Ár</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Meccs</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Szakasz</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>A játszma és a lépés száma benne</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Mit változtatott: a meccs megnyerésének esélye, vagy pontok, ha minden játszma magában számít</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Mennyit adott fel a döntés, equityben</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Duplázókocka</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Megjelölt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>A döntés fajtája</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Legkisebb ár</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Lépések és duplázó</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Még nem látott</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Kinek a hibái</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Mindkettő</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Hibák {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Én</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Nincs ilyen megjelölt döntés: az F a táblán lévőt jelöli meg.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Nincsenek ilyen hibák.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>A meccsről:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Elemző:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Dátum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Esemény és játékosok</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Esemény:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>A fájlban:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Helység:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Valódi név ({name}):</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Forduló:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Helyszín:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Lejegyző:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>A valódi neved:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatikus duplázás: a duplázókocka értéke {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Mindketten ezt dobták: {die}. Automatikus duplázás, a duplázókocka értéke {value}. Újra dobnak.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Mindketten ezt dobták: {die}. Újra dobnak.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Lépéseket visszavettek.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>A táblát kézzel állították fel.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>A játszma döntetlen.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>A játszmában megegyeztek.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Az állás {white}–{black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>A felállást kijavították.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Elfogadtad a feladást.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Beavert mondtál, a duplázókocka értéke {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Dupláztál, új érték: {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Nem léptél egy bábuval sem, ami szabálytalan.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>A megnevezett duplád: {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Felajánlottad a játszma feladását (backgammon).</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Felajánlottad a játszma feladását (dupla játszma).</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Felajánlottad a játszma feladását (gammon).</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Felajánlottad a játszma feladását (négyszeres játszma).</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Felajánlottad a játszma feladását (sima játszma).</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Passzoltál.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>A lépésed szabálytalan: {play}.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Lejárt az időd.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Ismét visszadupláztál, új érték: {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Visszautasítottad a feladást.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Feladtad.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Dobásod {dice}, nem tudtál lépni.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Dobásod {dice}, lépésed {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Dobásod: {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Elfogadtad, a duplázó értéke {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Továbbfordítottad a duplázókockát, új érték {value}: raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Továbbfordítottad a duplázókockát, új érték {value}: otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Megnyerted a meccset, {own}–{other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Megnyerted a kezdődobást: kezdhetsz vele ({dice}), vagy újradobhatod mindkét kockát.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Megnyerted a kezdődobást, és ezzel kell kezdened: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Megnyerted a kezdődobást ({dice}), most mindkét kockával dobnod kell a kezdéshez.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Megnyerted a sorozatot, {own}–{other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>nem tud lépni</translation>
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
        <translation>visszaduplázás</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: nem tudtál lépni.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: lépésed {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} nem tudott lépni.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} lépése {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} elfogadta a feladást.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} beavert mondott, új érték: {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} duplázott, új érték: {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} nem lépett egy bábuval sem, ami szabálytalan.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} megnevezett duplája: {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} felajánlotta a játszma feladását (backgammon).</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} felajánlotta a játszma feladását (dupla játszma).</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} felajánlotta a játszma feladását (gammon).</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} felajánlotta a játszma feladását (négyszeres játszma).</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} felajánlotta a játszma feladását (sima játszma).</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} passzolt.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} lépése szabálytalan: {play}.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} ideje lejárt.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ismét visszaduplázott, új érték: {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} visszautasította a feladást.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} feladta.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobása {dice}, nem tudott lépni.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} dobása {dice}, lépése {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} dobása: {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} elfogadta, a duplázó értéke {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} továbbfordította a duplázókockát, új érték {value}: raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} továbbfordította a duplázókockát, új érték {value}: otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} megnyerte a meccset, {own}–{other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} megnyerte a kezdődobást: kezdhet vele ({dice}), vagy újradobhatja mindkét kockát.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} megnyerte a kezdődobást, és ezzel kell kezdenie: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} megnyerte a kezdődobást ({dice}), most mindkét kockával dobnia kell a kezdéshez.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} megnyerte a sorozatot, {own}–{other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Tovább</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Az egyik fél asztalt nyit, és elküldi a másiknak a meghívót levélben, üzenetben vagy papíron. Akinél a meghívó van, leülhet, más nem.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Játék valakivel egy másik számítógépnél</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>További tudni&amp;valók</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>A dobások mindkét számítógépből származnak: sem a játékosok, sem bárki köztük nem ismerhet vagy választhat dobást. Utólag ezt bárki ellenőrizheti.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Két ember a bgdeskkel közvetlenül játszik egymással, fiók nélkül, és semmit sem kap meg más. Ha közvetítőt választasz, az olyat ad tovább, amit nem tud elolvasni. Csak a szerver, ha oda mész, tudja, mit játszanak.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Amit elküld: az itt választott neved, a lépéseid és dobásaid, a felhasznált idő és amit mondasz. A másik számítógép látja a hálózati címedet, mint két számítógép között mindig. Minden titkosítva van.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Amíg nincs nyitva asztal, a bgdesk senkire sem figyel. A meccs bármikor félbehagyható és folytatható, amíg mindketten akarjátok.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>A .mat fájl nem tudja megnevezni e meccs házi szabályait.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>A .mat fájl nem mondja meg, melyik játékos program.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>{kind} fájlba nem fér bele ilyen játék meccse: {game}; .json fájlba igen.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Az elemzés vagy a megjegyzések egy részét nem lehetett .ogxm fájlba írni.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Egy kör közben kézzel felállított pozíció csak részben van meg a .mat fájlban.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Egy kör közben kézzel felállított pozíció csak részben van meg az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Egy kör közben kézzel felállított pozíció csak részben van meg az .sgf fájlban.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>A még le nem lépett dobás és a még meg nem válaszolt duplázás nincs benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>A kijavított felállás a .mat fájlban kézzel felállított pozícióként szerepel.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>A kijavított felállás az .ogxm fájlban kézzel felállított pozícióként szerepel.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>A kijavított felállás az .sgf fájlban kézzel felállított pozícióként szerepel.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Ez a meccs nem fér .ogxm fájlba: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Az .ogxm fájl nem korlátozhatja az automatikus duplázásokat: ott nincs határuk.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Az .ogxm fájl nem tudja megnevezni e meccs házi szabályait.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Az .ogxm fájl nem ismeri ezt a játékot; ott backgammon a neve.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Az .ogxm fájl nem mondja meg, melyik játékos program.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Az .ogxm fájl ismeri a beavert és a raccoont, de további emelést nem: a duplázókocka értéke benne túl alacsony.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Az .sgf fájl nem tudja megnevezni e meccs házi szabályait.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Az .sgf fájl nem mondja meg, melyik játékos program.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Az .sgf fájlba csak egy elemzés fér.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Az elemzés nincs benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Az automatikus duplázások nincsenek benne a .mat fájlban: a pontok és a duplázókocka értékei ott hibásnak látszanak.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Az óra és a gondolkodási idők nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Az óra és a gondolkodási idők nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Az óra és a gondolkodási idők nincsenek benne az .sgf fájlban.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Az egyes lépésekhez fűzött megjegyzések nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>A GNU Backgammon nem ismeri ezt a játékot.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>A dobások készítésének módja nincs benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>A dobások készítésének módja nincs benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>A dobások készítésének módja nincs benne az .sgf fájlban.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Az időtúllépések és a korai feladások megegyezéses pontokként vannak az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Az időtúllépések és a korai feladások megegyezéses pontokként vannak az .sgf fájlban.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Nem írható ilyen formátum: &apos;{name}&apos;; az ismertek: {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Egyik formátumnak sincs ilyen végződése: &apos;{suffix}&apos; ({file}); az ismertek: {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Más változatok nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Más játékváltozatok nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>A visszautasított feladások nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>A visszautasított vagy megválaszolatlan feladások nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>A visszautasított vagy megválaszolatlan feladások nincsenek benne az .sgf fájlban.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Az első játszma után beállított állások nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Egyes elemzések nem tárolhatók az .sgf fájlban.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Egyes más változatok nem tárolhatók az .sgf fájlban.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Az automatikus duplázásokról szóló megegyezés nincs benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>A meccset feladták, vagy időtúllépéssel ért véget: a .mat fájl az utolsó játszmát befejezetlennek mutatja.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>A megállapodott játszmaszám nincs benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>A megállapodott játszmaszám nincs benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>A lelépésre váró dobás vagy az emelésre váró válasz nincs benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>A döntetlen kezdődobások nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>A döntetlen kezdődobások nincsenek benne az .ogxm fájlban, csak az általuk fordított duplázókocka.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>A döntetlen kezdődobások nincsenek benne az .sgf fájlban, csak az általuk fordított duplázókocka.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>A visszavett lépések nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>A visszavett lépések nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>A visszavett lépések nincsenek benne az .sgf fájlban.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Az igénybe vett tippek nincsenek benne a .mat fájlban.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Az igénybe vett tippek nincsenek benne az .ogxm fájlban.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Az igénybe vett tippek nincsenek benne az .sgf fájlban.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Egy gépek közötti meccset nem lehetett lejátszani. A torna megmaradt; a részletek a naplóban vannak.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben. A torna megmaradt; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n beleszámító döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n meccs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Legjobb %n egymás utáni döntés: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Utolsó %n döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Az oktató %n döntésnél szólt. Ott az első próbálkozás számít.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>%n meccsnél kevesebből senki sem mondhatja meg, mennyire pontatlan lehet ez az érték.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 kártya, amelyet 30 nap múlva is tudnál</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 effektív pipszám egymás után, átlagosan egy pipnél kisebb eltéréssel</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Dupla kattintás egy soron megnyitja a döntéseit.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Vonal akkor jelenik meg, ha 30 döntés beleszámít.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Befejezett meccs minden játékban, a Coan ki kivételével</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-es pontos játék</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Emberek ellen</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>A gép ellen</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Vezetve</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Mind a 15 kezdődobás jól meglépve, kétszer, legalább egyhetes különbséggel</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Minden ellenfél</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>E döntések közül a legdrágábbak megkérdezése most, kártyákként</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Hátrányban</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Jobb, mint {opponent}: az eredmények alig hagynak kétséget</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Mindkettő 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Egy meccsen feladott esélyek</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-játszma</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Duplázási hibák</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Duplázni vagy nem</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Túl korai duplázás</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Kikérdezés</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Elvesztett equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Halványuló átlag</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>A szokottnál gyorsabban</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>A mutatók itt jelennek meg, ha vannak elemzett meccseid: játssz vagy nyiss meg egy meccset, és nyomj F7-et, vagy elemezz egyszerre sokat a meccsek listájában.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Az első hibátlan játszma</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Az első elemzett meccs</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Az első meccs, amelynek dobásait egyenként ellenőrizted a titkukkal</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Játékterv</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>A lépéseid fele a szokásos idődnél gyorsabb: többe kerülnek?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Tartójáték</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Ha fájlokban más néven játszol, jelezd a „Ki kicsoda…” alatt.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>Tízből kilenc esetben az erőd ezen a határon belül van. Egész meccseket vesz egységnek, mert egy meccs döntéseiben sok a közös.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Egyenlő állás</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>A kisebb jobb. Minden sor az ott végződő meccsé.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>yyyy. MMMM</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Befejezett meccsek</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Elvesztett meccsek</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Meccsek, amelyeket a kockák nyertek neked a játékod értékén felül: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Meccsek, amennyit a játékod megért volna, de a kockák elvettek: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Ismert szerencséjű meccsek</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Kihagyott duplázások</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Pénzes sorozat</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Hónap</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Nincs világos terv</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Egy döntés sem számít bele</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Itt egy döntés sem számít bele.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Eddig nincs duplázási hiba.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Egy meccs sem felel meg ezeknek. Válassz hosszabb időt.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Még nincs befejezett pontra menő meccs.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Még semmi sem tűnik ki. Több elemzett meccs kell.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Megnyitás</translation>
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
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Szakasz</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Elvesztett pontok</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Crawford után</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Prime-játék</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Játékerő-különbség az ellenfeleidhez képest, a játék alapján</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Elérve</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Futójáték</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>A hibák aránya</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Helyzetek, ahol többet vesztesz, mint ott a játékosok szoktak; a legdrágább elöl. Amit alig talál meg valaki, az keveset nyom a latban.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>A szokottnál lassabban</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Elfogadni vagy passzolni</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>A kockák említésre méltót se nem nyertek, se nem vettek el tőled.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>A hibáid iránya többet mond, mint a nagyságuk.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Az elmúlt hónap</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Az elmúlt három hónap</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Az elmúlt év</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Az idő csak az itt játszott meccseidnél ismert.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Visszanyerhető</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Túl jó a duplázáshoz</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Eddig (nap)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Megnyert</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Győzelmek mínusz vereségek</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Ebből megnyert</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Ebből megnyert kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>A kockák nyerték vagy vesztették</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Megnyert kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Hibás passzok</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Hibás elfogadások</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>a legjobb lépés kipakol</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>a legjobb lépés üt</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>a legjobb lépés csendes</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>a legjobb lépés pontot épít ki</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>a legjobb lépés horgonyt épít ki</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>a legjobb lépés fut</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} meccs</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} pont</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, miközben a mutatóidat számolta. A meccseid változatlanul megvannak; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Ki kicsoda…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Kockák és játék</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Felosztás</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Duplázási hibák</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Gyors és lassú</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Mutatók az idő során</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Hogyan halad</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Mérföldkövek</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Meccsek olvasása: {done} / {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Mit tanulj</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Hol vannak a hibáid</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>A mutatók exportálása</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Táblázat táblázatkezelőknek (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>A mutatók mentve: {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>A mutatók nem lettek mentve: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>További %n fájl nem nyílt meg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n meccs bekerült a könyvtáradba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Parancssor</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Meccs vagy pozíció megnyitása</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Beillesztett szöveg</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Olvasás</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Meccsek olvasása: {done} / {total} fájl</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Meccsek olvasása…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Nincs fájl abban a mappában.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>A vágólapon kép van, az nem olvasható: a pozíciót szövegként másold.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Nincs szöveg a vágólapon.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Begépelt szöveg</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Minden döntés</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Minden szakasz</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Minden terv</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Elemezte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Játékterv</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>A döntés fajtája</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Szakasz</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Kinek a mutatói</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 vagy több</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 vagy több</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Bármilyen döntés</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>A játszma bármely része</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Bármilyen eredmény</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Baklövések, ettől: {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Ár</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Drága, ettől: {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>A dobást így írd: {roll}, vagy többet: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Duplázások</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Kétes, ettől: {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Hibák, ettől: {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Minden elemzett döntés</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Minden pozíció</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Elvesztett meccs</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Megnyert meccs</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Elmaradt duplázások (nincs duplázás)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passzok</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pip eltérés</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pipek: {own} – {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Meglépve</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Hasonló pozíciók</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Elfogadások</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Az elmúlt hónap</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Az elmúlt három hónap</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Az elmúlt hét</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Az elmúlt év</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Ugyanaz a pozíció</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Ez nem pozíció: XGID, GNU Backgammon ID vagy a bgdesk saját szövege kell.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>bármennyi</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>nincs lépés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>egy sem</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>korlátlan</translation>
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
        <translation>&amp;Megnézés</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Döntések keresése</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>&amp;Kártyák ezekből</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Meccsek olvasása: {done} / {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>A meccsek m&amp;utatása</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>A meccseid olvasása folyik. A találatok itt jelennek meg.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Csak ezek a döntések:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Minden törlése</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>A &amp;tábláról</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Legnagyobb PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Mennyire közel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Legkisebb PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Meccs</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nevek, esemény, címke, fájl</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Ellenfél a sorompón</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Ellenfél pipjei</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Ellenfél állása</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Saját a sorompón</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Saját pipek</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Saját állás</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Szakasz</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Az ellenfél pipjei</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>A játékos pipjei</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszva</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>A tábla pontjai</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozíció</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID vagy pozícióazonosító</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>bármi</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Megjelölve; Shift+F a következő jelöléshez megy, F leveszi ezt.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Újra az első jelöléstől.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>E meccsben nincs megjelölt döntés: F a táblán lévőt jelöli meg.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>A jelölés levéve.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Itt nincs megjelölhető döntés.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>megjelölve</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>A következő napok</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Kiesés ennyi vereség után</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Mint az első döntőben</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Mint az első fordulóban</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Amennyi kell</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Vigaszág</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Dupla kieséses</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Mindenki mindenki ellen</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Aki a döntő előtt veszít</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Aki az első meccsét elveszti</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Lebonyolítás</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Továbbjut csoportonként</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Csoportok</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Csoportok, aztán kieséses szakasz</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Senki sem esik ki</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Meccs a &amp;harmadik helyért</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>&amp;Pontok fordulónként</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Pontok vereség után</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>A meccsek pontjai fordulónként, például {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>A második döntő pontjai</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Második döntő, ha a veretlen játékos az &amp;elsőt elveszti</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Egyenes kieséses</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Svájci fordulók</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Másolva.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>A meccs %n hibája</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Másolás fórumba</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Rajz (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Kép (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>A táblán lévő döntés</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Mit másoljon</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Amit másolni fog</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n döntés</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Még egyik meccsed sincs elemezve. Elemezd őket a Meccsek… alatt, vagy hibák helyett keress „Minden pozíció” szerint.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Vegyél el néhány feltételt.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>%n döntés között nincs ilyen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>A könyvtárad üres. Nyiss meg egy meccset (Ctrl+O), vagy játssz egyet: akkor itt megtalálod a döntéseit.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>%n meccsben</numerusform>
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
            <numerusform>Mind a %n meccs &amp;hozzáadása</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Mind kerüljön a könyvtáradba, későbbi megnyitásra</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Meccs megnyitása</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Másik barát…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Mindketten ennél a táblánál ültök, és felváltva léptek.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Játék egy baráttal…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Játék: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Két játékos, egy számítógép</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Beillesztés</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Pozíció felállítása</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Egy pozíció szövege</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID vagy egy pozíció más szövege</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Szabályok…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Minden játszmához új kezdődobás</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>A kör {number}. játéka</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Általam választott játékok…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Saját ablakban</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Nincs több játék</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Különben egy játszma győztese kezdi a következőt.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Felállás: {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Blokkoló játék, amelyben egy dupla magával hozza az összes nagyobb duplát.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>A játékos akkor is kipakolhat, ha egy bábuja az otthonában le van szorítva.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey, amelyben egy dupla a kocka túloldalán lévőt is hozza.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey, amelyben minden bábu belép, mielőtt bármelyik túljut a közepén.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey, amelyben csak a 2-1 ad újabb dobást.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Mind a tizenöt bábu a 24-es ponton kezd.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon és felállásai</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkáni kör</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Kipakolás leszorítva is</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>A két játékos a tábla ugyanazon oldalán lép be, halad és ér haza.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>A két játékos ugyanabban az irányban halad körbe; már egy bábu is lezár egy pontot.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>A bábuk üres táblára lépnek be; a dupla és a 2-1 újabb dobást ad.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>A bábuk üres táblára lépnek be; senki sem üt, amíg egy bábuja haza nem ért.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Kettő helyett négy bábu kezd hátul: hosszabb és pozíciósabb.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Üres tábláról</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Görög backgammon: nincs duplázókocka, nincs tripla játszma, és a győztes kezdi a következő játszmát.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon oldalanként egy bábuval.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon oldalanként két bábuval.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Ezekben: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Lépés, mielőtt mind belépett</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Nincs ráadásszám, amíg mind be nem lépett</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Egy ponton legfeljebb öt bábu állhat.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Nincs anyaszabály</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Nincs hat pont egyik kiinduló táblarészen sem</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>A meg nem léphető számok elvesznek</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Körönként egy bábu hagyja el a rajtot; hat egymás után csak ellenfél előtt</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Körönként egy bábu hagyja el a rajtot, kettő, ha a játékos első dobása 6-6, 4-4 vagy 3-3; és hat egymás utáni pont elé ellenséges bábunak kell kerülnie. Mindkettő a narde szabálya.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>A rajton lévő utolsó bábu leszorítása nem nyeri meg a játszmát.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Több játék felváltva</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>A magányos bábut nem ütik, hanem ott helyben leszorítják.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Sima, dupla és tripla játszma</translation>
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
        <translation>Tavli: duplázókocka nélkül, leszorítással, blokkolással</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>A leszorítás bolgár játéka, a Plakoto mintájára.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>A blokkolás török játéka, a Fevga mintájára.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Az alapjáték, duplázókockával.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Oldalanként három bábu: rövid és vad.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Török backgammon: mint a Portes, de az otthonban ütő bábu ott marad.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Addig a duplát négyszer lépik, és nem jár utána dobás.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Általában minden bábu belép, mielőtt bármelyik továbblép.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Általában a vesztesnek megmaradt minden bábu egy pontot ér.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Általában csak a játékos saját kiinduló táblarésze nem tölthető meg.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Általában az ellenfél lépi meg őket.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Általában enélkül játsszák ezt a játékot.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Duplázókockával</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} felváltva; mindegyik kezdődobással indul.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} felváltva; egy játszma győztese kezdi a következőt.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Kattints egy játékra, hogy elolvasd a szabályait, és játszhasd.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Játékok és szabályaik</translation>
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
        <translation>Tisztességes kockák</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Mutatók az idő során</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Milyen gyakran igazak az indokok</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Hogyan játsszák</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Billentyű</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Nyelvek</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Meccsek megtekintése</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Teljesítménymutató (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Gyakorlás kártyákkal</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>A játék szabályai</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Asztalok a hálózaton</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>A program</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Az oktató</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Ez az oldal még nincs lefordítva.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Tornák</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Trénerek</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>{version} verzió</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Újdonságok</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mit tesz</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Játék: {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Szöveg</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Zárójelben): kevésbé mélyen elemezve, nem összevethető</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dupla kattintás vagy Enter: megnevezés</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dupla kattintás vagy Enter: a táblára</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dupla kattintás vagy Enter: mindkét kocka újradobása</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Tippet meccs közben kaphatsz.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te következel.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Lépd meg ezt: {numbers}. Ez legalább annyit ér, mint az újradobás.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Újradobás</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Dobd újra mindkét kockát: ez többet ér, mint bármely lépés ezzel: {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Dobás duplázás nélkül</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Tipp mutatása</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Eddig a legjobb lépés ezzel: {numbers}. Ami belőle hátravan, az az első:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>A legjobb megnevezhető duplák</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>A legjobb lépés ({numbers}): {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>A legjobb lépések ({numbers})</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>A legjobb folytatás:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Nincs tipp: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Itt nincs miről dönteni.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Gondolkodik…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Ezzel feladsz {cost} értéket: a legjobb lépés ({numbers}): {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Ez a legjobb lépés ({numbers}).</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Tippekkel vagy mutatott esélyekkel ez a meccs gyakorlásnak számít, és nem változtat az értékszámodon.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>ár {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>dupla játszma {chance}</translation>
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
        <translation>nyer {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Legjobb választások</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Esély e játszma megnyerésére</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Tovább e tipp nélkül (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Esélyek mutatása minden lépés után</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>A motor gondolkodik</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és a meccseket nem lehet felsorolni. Megmaradtak; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Egy megjegyzésnek nem volt hol helyet adni ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Az elemzés egy része nem olvasható ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Az archívum egy része sérült; a többi megmaradt.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>A fájl egy része sérült ({quote}); a többi megmaradt.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Egy játékosnak nincs neve a fájlban.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Egy beállított pozíció előtt hiányzik egy kör.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Hiányzik egy kör ez előtt: „{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Egy másik változat kimaradt ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Ebben a pozícióban a játszma véget ért.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Nem olvasható.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>A neve vagy az útvonala túl hosszú.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Kihagyva</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Egyszerre legfeljebb {quote} fájl olvasható.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Furcsa</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>A fájlnak csak az első meccsei lettek beolvasva; kimaradt meccsek: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Beolvasva, ezzel: {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Beolvasva, megjegyzés nélkül.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Javítva</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>A duplázásra adott válasz hiányzik; elfogadásnak lett olvasva.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>A duplázókocka értéke {quote}, és magasabban nem tartható; a további emelések kimaradtak.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>A fájl nem mondja meg, milyen hosszú a meccs; feltételezett pontszám: {quote}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>A fájl nem mondja meg, melyik játék. Így lett olvasva: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>A fájl a közepén véget ér; ami megvan, megmaradt.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>A fájl nem lett végigolvasva, mert túl hosszú, vagy túl sok a hibája; elvágott vagy kimaradt játszmák: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>A fájl nem lett végigolvasva, mert túl hosszú; ami következik, kimaradt.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>A játszma duplával kezdődik ({quote}); megmaradt.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>A játszmának nincs eredménye.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Ismeretlen játék: „{quote}”; backgammonnak lett olvasva.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>A fejléc fordított sorrendben nevezi meg a játékosokat; az oszlopok számítottak.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>A dobás ({quote}) egyetlen szabályos lépése be lett írva.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Hiányzik e dobás lépése: {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ez a lépés ezen a táblán nem tehető meg: „{quote}”; a tábla maradt, ahogy volt.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ez a lépés szabálytalan: „{quote}”; megmaradt, ahogy le van írva.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>A pozícióban az egyik játékosnak nincs bábuja; kimaradt.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>A fájlban lévő eredmény ({quote}) nem illik a játszmához; a tábla dönt.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>A fájlban lévő eredmény ({quote}) nem következik a játszmából; megmaradt.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>A fájlban lévő állás ({quote}) nem következik az előző játszmákból; megmaradt.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>A szöveg nem UTF-8; így lett olvasva: {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Nincs játszma ebben a fájlban.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Nincs pozícióazonosító ebben a szövegben.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nincs ilyen fájl.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ebben a BGBlitz-meccsben több mint {quote} MB van.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Ebben a BGBlitz-meccsben nincs játszma.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez a BGBlitz-meccs sérült ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez a GammonView-elemzés sérült ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Ebben az OGXM-meccsben nincs játszma.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez az OGXM-meccs sérült ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ez az OGXM-meccs hosszabb, mint {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Ebben az SGF-fájlban nincs backgammonjátszma.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Ez az SGF-fájl nem backgammon, hanem más játék (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Ez az SGF-fájl nem backgammon, hanem más játék.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Ebben az eXtreme Gammon-fájlban nincs játszma.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ez a fájl üres.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ez a fájl hosszabb, mint {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Ez JSON, de nem itt ismert meccs.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Ez PDF-dokumentum, nem meccs.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Ez PostScript-dokumentum, nem meccs.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Ez adatbázis, nem meccs.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Ez film vagy kép, nem meccs.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Ez film, nem meccs.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Ez egy Coan ki-játszma, amelyet csak a Coan ki ablaka játszik, és más formátumba nem fér.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Ez kép, nem meccs.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Ez szövegként leírt pozíció, de nem olvasható: nincs azonosítója.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez szövegként leírt pozíció, de nem olvasható: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Ez program, nem meccs.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Ez hangfájl, nem meccs.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Ez szöveges dokumentum (RTF), nem meccs.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Ez szöveg, meccs vagy pozíció nélkül.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Ez weblap, nem meccs.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Ez Office-dokumentum, nem meccs.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Ez XML-fájl, nem meccs.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Ez archívum: előbb csomagold ki.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Ez e-mail, nincs benne meccs.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Ez olvashatatlan eXtreme Gammon-fájl, nem meccs.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Ez régi Office-dokumentum, nem meccs.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Ez nem játszmabeli pozíció: a játszma véget ért.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Ez nem BGBlitz-meccs.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez nem szabályos pozíció: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ez nem szokványos fájl.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Ez nem szövegfájl, és nem ismert meccs.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Ez nem szövegfájl.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Ez nem OGXM-meccs.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Ez nem eXtreme Gammon-fájl.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Ez SGF-nek látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Ez GamesGrid-meccsnek látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Ez JavaFIBS-meccsnek látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Ez Snowie-pozíciónak látszik, de hiányoznak mezői.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez Snowie-pozíciónak látszik, de {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Ez TrueMoneyGames-meccsnek látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Ez meccsfájlnak látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Ez eXtreme Gammon-fájlnak látszik, de nem mondja meg, ki játszott.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Ez eXtreme Gammon-fájlnak látszik, de nincs benne játszma.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ez a meccsjegyzőkönyv sérült, vagy más programból való: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Ez a meccsjegyzőkönyv sérült: nem UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ez a meccsjegyzőkönyv hosszabb, mint {quote} karakter.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ez a szövegfájl hosszabb, mint {quote} sor.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ez a szövegfájl hosszabb, mint {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Ebben a szövegben nincs backgammonmeccs.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Amit a fájl a feladásról mond, nem olvasható.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Nincs engedélyed az olvasására.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>{number}. sor</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>Nem lett megnyitva: {file}.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Ez semmire sem válasz: „{quote}”; kimaradt.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>Ez nem két kocka dobása: „{quote}”; a kör kimaradt.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Ez nem érthető: „{quote}”.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>Ez nem volt érthető, és kimaradt: „{quote}”.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}”: itt nem lehetett fordítani a duplázókockát; úgy lett beállítva, ahogy a fájl mondja.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Importálási jelentés</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Megjegyzések</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Csatlakozás</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Nézés</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Meghívó</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Csatlakozás egy asztalhoz</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Illeszd be a kapott meghívót: Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Az asztal keresése…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Egy asztal nézése</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Az asztalnál vagy; a meccs itt látszik, amint elkezdődik.</translation>
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
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Az elemzés haladása</translation>
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
        <translation>Duplázási döntésnek nincs duplázókocka nélküli értéke.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Első pillantás: egy meccs körülbelül egy másodperc.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Eddig elemezve: {judged} / {plays} lépés.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>A döntés elemzése</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Mindkét játékos ki van zárva.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Mindkét játékosnak van bábuja ugyanazon a ponton.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>A közeli lépések az utánuk jövő dobással. A szokásos választás a saját hálózattal bíró játékokhoz.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Még mélyebben: egy meccs sok perc.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Legmélyebb</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>A legmélyebb elemzések</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Minden közeli lépés 3-ply mélységben, ami a „Világszínvonal” szintnek felel meg.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>E játék minden pozíciója meg van oldva: nincs mélyebb.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Minden 2-ply mélységben, és 3-ply mélységben, ahol az változtathat az ítéleten. A szokásos választás.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>A meccsen</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Csak akkor tér vissza, ha a fájlját újra megnyitod; ez nem vonható vissza.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Hosszabb rolloutok</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Leghosszabb rolloutok</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>A dobás szerencséje: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Ennél az állásnál nem lehet Crawford-játszma.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Itt nincs döntés.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Ezeket a játékokat ezekkel a szabályokkal itt egy motor sem tudja elemezni: {games}. A tippek minden játékban működnek.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Senki sem következik.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Még nincs elemezve: nyomd meg lent az Elemzés… gombot, vagy F7-et.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Egy döntés elemzése azonnal kész.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Egy döntés néhány másodperc, legfeljebb körülbelül egy perc.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Egy döntés néhány másodperc.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Egy döntés akár néhány perc.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Kezdődobás</translation>
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
        <translation>Passz</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Továbbjátszás</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Gyors és megbízható: egy meccs néhány másodperc.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Eltávolítod ezt az elemzést: {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>A rolloutok a backgammon szabályai szerint futnak, és ennek a meccsnek mások a szabályai.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Rövid rolloutok</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>A feladás ára csak Crawford-szabállyal játszott meccsekben ismert.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>A motor itt semmit sem tudott elemezni.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>A motor nem ismeri ezt a játékot: {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>A motor hibát jelzett ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>A motor váratlanul leállt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>A játszma a következő két dobáson belül véget érhet.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A meccs véget ért.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>{games}: a hálózatok legfeljebb {depth} mélyen néznek.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>A soron lévő játékosnak nincs duplázási döntése.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>A jegyzőkönyv itt véget ér.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Az erős motor nem töltődik be: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Oldalanként nem 15 bábu van, hanem {quote}.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Nem maradt elemeznivaló.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Ez az elemzés erről a pillanatról semmit sem mond.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Ez a válasz az ellenfél hibája lenne.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Ez a lépés szabálytalan: nincs értékelve, a meccs utána folytatódott.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Ha újra kell, a meccset újra kell elemezni.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Két menet</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Két menet, aztán hosszú rolloutok a közeliekről: órák.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Két menet, aztán rolloutok a közeliekről: majdnem egy óra.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Két menet, aztán rövid rolloutok a közeliekről: percek.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Ami a következő két dobással is közeli, olyan mélyen, ahogy e játék hálózata néz.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Amit a motor erről a játékról tud, az nem olvasható ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Amit e játék hálózata azonnal mond: néhány másodperc.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Mélyebb elemzésekkel</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Te dobsz</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>baklövés, ára {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>hiba, ára {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>válasz a beaverre</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>válasz a duplázásra</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>válasz az otterre</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>válasz a raccoonra</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>válasz a visszaduplázásra</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>válasz a feladásra</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>ára {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>duplázás?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>kétes, ára {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>kevés döntés</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>duplát nevez meg</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>feladás</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>helyes</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>standard hiba {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>befejezetlen</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>nyer {win} (gammon {win_gammon}), veszít {lose} (gammon {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} dob</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (kevés döntés)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>Szabálytalan lépés: {play}. Nincs értékelve, a meccs utána folytatódott.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} elemezve</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Mélyebben</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>A meccs döntéseinek elemzése (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Elemzés…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Választások ebben a pozícióban</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Az elemzés haladása</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Az elemzés leállítása; ami kész, megmarad (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Dönts a táblán: az ítélet azonnal jön.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>5-ös pontos tartójáték</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-es pontos játék</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Fekete beaverrel válaszol Fehér duplázására.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Fekete raccoonnal válaszol a beaverre.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Fekete dupláz.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Fekete lép, a dobása {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Fekete következik.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Feketéé a duplázókocka, értéke {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Fekete lép: {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Fekete dob</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Fekete válasza</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Fekete duplázója</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Mindkét játékos a sorompón áll egy zárt otthon előtt.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Mindkét játékosnak van bábuja ugyanazon a ponton.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Ebben a játékban a bábuk nem állhatnak így.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Üres tábla</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Az utolsó hat bábu</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>A pozíció vizsgálata…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Veszít {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Innen soha egyik játékos sem léphet.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>Ebben a pozícióban nincs miről dönteni.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Hasonlók</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>E játék kezdőállása</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Ez a duplázás itt nem megengedett.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>A tábla marad, ahogy van: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>A duplázókocka középen van, értéke {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>A játszma véget ért: Fekete nyerte.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>A játszma véget ért: Fehér nyerte.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>A játszma véget ért: döntetlen.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Nincs benne XGID, GNU Backgammon ID vagy bgdesk-szöveg; a tábla marad, ahogy van.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Nincs bábu a táblán.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>A Crawford-játszmában nincs duplázókocka.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>Ezen a meccsen nincs duplázókocka.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Fehér beaverrel válaszol Fekete duplázására.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Fehér raccoonnal válaszol a beaverre.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Fehér dupláz.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Fehér lép, a dobása {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Fehér következik.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Fehéré a duplázókocka, értéke {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Fehér lép: {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Fehér dob</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Fehér válasza</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Fehér duplázója</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Nyer {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>meglépve</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>kipróbálva</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points} backgame</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n fekete bábu ki van pakolva, pedig mások még nincsenek otthon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n fehér bábu ki van pakolva, pedig mások még nincsenek otthon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Egy játékosnak már megvan e meccs mind a %n pontja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Feketének %n bábuja van, ilyen ebben a játékban nincs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>A megbeszélt szabályok szerint egy ponton %n bábu állhat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>A tálcáról hiányzik %n fekete bábu: előbb vegyél le a tábláról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>A tálcáról hiányzik %n fehér bábu: előbb vegyél le a tábláról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Fehérnek %n bábuja van, ilyen ebben a játékban nincs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Mégis (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Lépés a táblán, mint játék közben (P); ismét: felállítás</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Mégis</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Felállítás</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Az utolsó változtatás visszavétele (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Lépés kipróbálása</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Ami itt fel van állítva, megmarad (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Kattintás színe</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Pozíciólabor</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Erről a pozícióról</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Jelöltek</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Dobások</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Állások</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Lövések</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Még nem fejeztél be meccset a gép ellen. Játssz egyet: itt lesz az eredménye.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low}–{high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} / {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Játék…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Szinte biztos, hogy a meccsek több mint felét megnyered.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Eredmények az ellenfelek ellen</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Arány (90%-os intervallum)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Megnyert</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Egy ember ennél a számítógépnél</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Gépi játékos: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Késői nevezés</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Név</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Aki későn érkezik</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Ki érkezik későn? A következő fordulótól játszik.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Ki érkezik későn? Egy erőnyerő helyén játszik.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Még %n meccs…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Befejezés…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Hogyan játsszák</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Új meccs…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Még egyszer?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Egy kattintás indítja. Bármikor abbahagyhatod és később folytathatod: semmi sem vész el.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Folyamatban · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Az első meccsed</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Beleszámító esték</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Pontok helyezés szerint</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Pontok a ligában helyezés szerint, például {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>A helyezések pontjai számok, például {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Legjobb: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Duplázó: {found} / {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Dönts a táblán, mint játék közben. S mutatja a választ, K kihagyja, Esc abbahagyja.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Duplázol, vagy nem?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Megvan</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Később megvan</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Megvan, ha nem is azonnal.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Megvan: elég közeli.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Megvan: ez a legjobb.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>A meccsen ezt választottad: {answer}; ára {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>A meccsen ezt választottad: {answer}; ez helyes volt.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>A meccsen {name} ezt választotta: {answer}; ára {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>A meccsen {name} ezt választotta: {answer}; ez helyes volt.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Lépések: {found} / {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nem találtad meg</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nem találtad meg.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Visszaduplázol, vagy nem?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Kihagyva</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Elfogadod, vagy passzolsz?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Elfogadod, passzolsz, vagy továbbfordítod a duplázókockát?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>A motor a válaszodat nézi…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Van jobb: {answer} ennyit ad fel: {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Ezt a választ nem lehetett értékelni. Adj másikat, vagy nézd meg a megoldást.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Ez a meccs még nincs elemezve: utána tanulhatsz belőle.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Mi a legjobb lépés?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Újra döntesz ott, ahol hiba történt. Van köztük néhány helyes döntés is, és semmi sem árulja el a választ, amíg meg nem adtad a magadét.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Találat: {found} / {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Itt neked kellett döntened.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>A válaszod: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>A válaszod: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>duplázás</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>nincs duplázás</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>nincs visszaduplázás</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>visszaduplázás</translation>
    </message>
    <message>
        <source>take</source>
        <translation>elfogadás</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Itt {name} döntött.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} / {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n hiba, amelyek ára legalább {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Újra a %n elhibázott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Közülük %n korábban már megvolt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Elemzés…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Tanulás ebből a meccsből</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Eddigi kérdések</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>A válasz mutatása</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Kinek a hibái</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Mindkettő</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Tanulás ebből a meccsből</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Én</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>A sorozat játszmái</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Játszmák:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>A játék fajtája</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Pénzes sorozat</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Más hossz:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Pontra menő meccs</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>A meccs pontjai</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Korlátlan</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Nagyítók</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Következő dobások</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Állásnagyító</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Lövések</translation>
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
        <translation>Utána</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>A dobás után ± {percent}, a színezett sáv.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Mindez pénzjátékra, dobás előtt értendő. Nincs minden bábu otthon: az odáig vezető utat sokszor kipróbálja, így az EPC eltérése {error} lehet; onnantól a dobások pontosak. Egyoldali: mindketten a legkevesebb dobásra játszanak, a duplázókockát modell értékeli.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Mindez pénzjátékra, dobás előtt értendő. A dobások pontosak annak, aki átlagosan a legkevesebbre játszik. Egyoldali: mindketten így játszanak, a duplázókockát modell értékeli.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Bármelyik blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Ezek közül egyik állásnál sem duplázhat ez a játékos.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>{percent} mellett</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>{percent} nyerésnél a modell: {nd} duplázás nélkül, {dt} elfogadás után és {dp} passz után.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>{percent} nyerésnél a modell: {nd} duplázás nélkül.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Passzpont</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>D/P</source>
        <extracomment>In a narrow cell: double and pass; a standard abbreviation</extracomment>
        <translation>D/P</translation>
    </message>
    <message>
        <source>D/T</source>
        <extracomment>In a narrow cell: double and take; a standard abbreviation</extracomment>
        <translation>D/E</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a narrow column: double match point, a standard abbreviation</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Dead cube</source>
        <extracomment>Head of a column: the cube is never turned again</extracomment>
        <translation>Halott duplázó</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Mélység</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Katasztrófák</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Duplázás és visszaduplázás; elfogadás</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Duplázás, nincs visszaduplázás; elfogadás</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Duplázás, passz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Duplázás, elfogadás</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Duplázás; passz</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Duplázási pont</translation>
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
        <translation>Becslés a mostani állás esélyeiből</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Pontosan, duplázó középen: {nd} duplázás nélkül, {dt} elfogadás után, {dp} passz után.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Pontosan, duplázó a játékosnál: {nd} visszaduplázás nélkül, {dt} elfogadás után, {dp} passz után.</translation>
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
        <translation>Gammonár</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammonok</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Hogyan</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokerek</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Élő duplázó</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Pénzjáték</translation>
    </message>
    <message>
        <source>ND</source>
        <extracomment>In a narrow cell: no double; a standard abbreviation</extracomment>
        <translation>ND</translation>
    </message>
    <message>
        <source>NR</source>
        <extracomment>In a narrow cell: no redouble; a standard abbreviation</extracomment>
        <translation>NV</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>What a formula for races says
----------
In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Nincs duplázás</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ott senki sem duplázhat.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Még nincs értékelve.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Soron lévő</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Egyoldali</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pipek</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Ár, duplázás után</translation>
    </message>
    <message>
        <source>R/P</source>
        <extracomment>In a narrow cell: redouble and pass; a standard abbreviation</extracomment>
        <translation>V/P</translation>
    </message>
    <message>
        <source>R/T</source>
        <extracomment>In a narrow cell: redouble and take; a standard abbreviation</extracomment>
        <translation>V/E</translation>
    </message>
    <message>
        <source>Recube vig</source>
        <extracomment>Head of a row: what turning the cube oneself changes about the take point. A standard term</extracomment>
        <translation>Visszaduplázási előny</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Dobások</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Csak a tétek</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Szórás</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TJ</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Elfogadási pont</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>A motor értékel…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>A motor: {nd} duplázás nélkül, {dt} elfogadás után, {dp} passz után.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>A pontos értékek számítása folyik…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>A számok azt mondják, mennyivel jobb a legjobb választás a következőnél.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>A számok azt mondják, mennyit ad fel ott a megtett lépés.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>A piac elvész 1296 dobás–válasz sorozatból ennyi után: {pairs} ({share}), és 36 dobásból ennyi után a válaszok legalább felénél: {rolls}.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Az ellenfél {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Az ellenfélnek 1 pont kell, Crawford-játszma</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Aki dönt, {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Aki dönt, annak 1 pont kell, Crawford-játszma</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Túl jó pont</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Kétoldali</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Pazarlás</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Nyerés</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>nem tud lépni</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>a változtatás előtt még ütött</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>katasztrófa: {number} vagy több az átlag alatt</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>duplázás és passz 36 válaszból ennyi után: {count}</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>duplázás és elfogadás ennyi után: {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>értékelt</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>pontos</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>képlet</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>ütött</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>üt</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>2-t üt</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>csak a változtatás után üt</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: a válaszok felénél vagy többnél elvész a piac</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: minden válasz után elvész a piac</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} vagy több az átlag fölött</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>néhány válasz után elvész a piac</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>pénz</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>többnyire még duplázás sincs</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>nincs duplázás ennyi után: {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>visszaduplázási előny</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>elfogadási pontok: soron lévő, ellenfél</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>21 különböző dobásból {count} értékelve…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} szerint „{said}”, a szükséges dobások száma szerint „{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} szerint „{said}”, pontosan „{right}” a helyes.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} vagy több az átlag fölött</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} vagy több az átlag alatt</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away {theirs}-away ellen</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away {theirs}-away ellen, Crawford-játszma</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away {theirs}-away ellen, a Crawford-játszma után</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}. pont</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>A ~ becslés, amíg a motor azt az állást nem értékelte.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Állásnagyító</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>A szinted PR {rate} ± {interval} (90%): első becslés ({guess}), %n beleszámító döntéssel javítva. A „Mutatók az idő során” oldal a puszta átlagot mondja, becslés nélkül.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Egyszerű játékos helyettesít: a BGDESK_ENGINE értéke {detail}; plain vagy sage lehet.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Egyszerű játékos helyettesít: a motornak kell a Visual C++ futtatókörnyezetből ez: {detail}; hiányzik.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Egyszerű játékos helyettesít: a processzorból hiányzik, ami a motornak kell: {detail}.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Egyszerű játékos helyettesít: az erős motor nem erre a számítógépre készült.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Egyszerű játékos helyettesít: az erős motort a BGDESK_ENGINE kikapcsolta.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Ehhez a játékhoz tanított kis hálózat játszik; PR-t csak backgammonban mér.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Haladó</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Verekedős</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Alkalmi</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Óvatos</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Túl korán dupláz.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Túl későn dupláz, és passzolja azt, amit el kellene fogadnia.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Szakértő</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Mindig üt, ha tud, lazán az otthonában is.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Gyűjtögető</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Jóval tovább tartja a horgonyát, mint kellene.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Középhaladó</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>A gyors magja itt nem tölthető be, a napló megmondja, miért: az elemzés körülbelül négyszer annyi ideig tart.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>A gyors magja nem ismeri ezt a verziót: az elemzés körülbelül négyszer annyi ideig tart.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>A gyors magja sérült, vagy más verziójú: az elemzés körülbelül négyszer annyi ideig tart.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>A gyors magját a BGDESK_CORE kikapcsolta: az elemzés körülbelül négyszer annyi ideig tart.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>A gyors magja itt nem lett lefordítva: az elemzés körülbelül négyszer annyi ideig tart.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>A lehető legkevesebb lövést hagyja, ott is, ahol merésznek kellene lennie.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Még egyik meccsed sincs elemezve: a szinted becslés, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>A PR (teljesítménymutató) azt mondja, mennyit ad fel egy átlagos döntés: minél kisebb, annál erősebb.
A világszínvonalú játékosok 3 körül vannak, a tornák szakértői 6, a jó klubjátékosok 9 körül.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR körülbelül {rate}, becsült</translation>
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
        <translation>Kicsit jobban játszik nálad</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>A te szinteden játszik</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Futó</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Túl korán fut a hátsó bábuival, és feladja a horgonyait.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Edzőtárs</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Heveskedő</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Legerősebb</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Ebben a játékban az esélyek pontosan ismertek; PR-t csak backgammonban mér.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Az erős motor nem ismeri ezt a játékot: egyszerű játékos játszik, gyengébb a megadottnál.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Félénk duplázó</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Világszínvonal</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Az ellenfeled az egész meccsen tartja az erejét, bármit tesznek a kockák.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>egyszerű játékos helyettesít</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate} szinten játszik</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>becslés szerint PR {rate} szinten játszik</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>PR {rate} ± {interval} szinten játszik</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>értékszám: {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Másik program tartja a könyvtárat: {subject}. Ez nem lett mentve; minden korábbi megmaradt.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Éppen másik program írja ezt: {subject}; semmi sem lett felülírva.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Elveszett elemzések, amelyek újra elkészíthetők: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Semmi sem olvasható benne, és nincs róla biztonsági mentés.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>A könyvtárból semmi sem olvasható ({subject}), és nincs róla biztonsági mentés: új kezdődött; a régi fájl neve most {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár üres: {subject}.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár üres volt ({subject}), és nincs róla biztonsági mentés: újrakezdődött.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Semmi sem fog hiányozni.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Az adatok nem helyezhetők át ide: {folder} ({detail}). Semmi sem került át.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A lemez megtelt: ez nem menthető ide: {subject}; minden korábbi megmaradt.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A fájlban nincs olvasható könyvtár: {subject}; semmi sem változott.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A fájl nem bgdesk-könyvtár: {subject}; maradt, ahogy van.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ez a fájl maga a mostani könyvtár: {subject}; semmi sem változott.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Ez a mappa a mostaninak a része: {folder}; válassz másikat. Semmi sem került át.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>A könyvtár ép: minden oldala és minden meccs olvasható.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>A könyvtár sérült volt, és ki lett javítva; semmi sem hiányzik. A régi fájl: {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>A könyvtár sérült volt. Ami még olvasható, egy újba került; a régi fájl neve most {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár nem írható: {subject}; minden korábban mentett megmaradt.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>A könyvtárról ma nem készült biztonsági mentés: {subject} ({detail}); maga a könyvtár ép.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>A könyvtárat nem lehetett használni: {subject} ({detail}); minden korábban mentett megmaradt.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár sérült: {subject}, ezért nem készült másolat; semmi sem változott.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár sérült: {subject}. Zárd be a bgdesket, és indítsd újra: akkor minden olvasható egy új könyvtárba kerül, és a régi fájl megmarad.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár sérült: {subject}; maradt, ahogy van.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár sérült: {subject}; semmi sem változott benne. A következő indítás minden olvashatót egy újba tesz, és megtartja a régi fájlt.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>A könyvtár eltűnt: {subject}; új kezdődött. Van róla biztonsági mentés, amely visszaállítható: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>A könyvtár eltűnt: {subject}. Van róla biztonsági mentés, amely visszaállítható: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár a bgdeskben meg van nyitva: {subject}; előbb ott zárd be. Semmi sem változott.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Helyette ez a könyvtár van használatban: {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár üres volt (0 bájt): {subject}, és nincs róla biztonsági mentés: új kezdődött.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtárat nyitva áthelyezték vagy eltávolították: {subject}; ez nem lett mentve.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtárat újabb bgdesk írta: {subject}; maradt, ahogy van.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>A könyvtárat korábbi bgdesk írta: {subject}, és nem készíthető róla biztonsági mentés ({detail}); maradt, ahogy van.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>A meccs nem olvasható: {subject} ({detail}); maradt, ahogy van.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>A meccs a bgdesk másik ablakában van nyitva: {subject}; előbb ott zárd be.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>A meccset másik program megváltoztatta: {subject}; semmi sem lett felülírva.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>A meccset másik ablakban eltávolították: {subject}. Az elemzése befejeződött, és több nem marad meg belőle.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>A legújabb lépések hiányozhatnak, mert az őket tartalmazó fájl is sérült.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>A következő indítás feltölti azzal, ami belőle olvasható.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A könyvtár útvonala túl hosszú: {subject}; rövidebb útvonalú mappa kell neki.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Már vannak ott bgdesk-adatok: {folder}; válassz másik mappát. Semmi sem került át.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nincs róla biztonsági mentés: a következő indítás újat kezd.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Még nincs ilyen könyvtár: {subject}; a bgdesk az első indításkor elkészíti.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Nincs ilyen könyvtár: {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Nincs ilyen meccs a könyvtárban: {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Nincs elég hely a lemezen: {folder}. Semmi sem került át.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Ezek a meccsek elvesztek: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ezek a meccsek visszajöttek a biztonsági mentésből ({name}): {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Ezek a meccsek nem olvashatók: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Ezeknek a meccseknek a végén lépések hiányoznak: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ezek a meccsek vissza fognak jönni a biztonsági mentésből ({name}): {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Ez a torna nem olvasható ({detail}); maradt, ahogy van, és a meccsei is.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Ez a torna már nincs a könyvtárban.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Ez a torna a bgdesk másik ablakában van nyitva; előbb ott zárd be.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>A tartalmát nem lehetett a kukába tenni: {subject}; te magad eltávolíthatod.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Az adataid itt vannak: {folder}. Ezt a mappát szinkronizálja: {service}. Játék közben félig kiírt könyvtárat másolhat, vagy egy másik számítógépről régebbit tehet a helyére. Jobb az adatokat csak ezen a számítógépen tartani, és a biztonsági mentést tenni oda; vagy itt bezárni a bgdesket, és megvárni a szinkronizálás végét, mielőtt ott megnyitod.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>egy meccs, amelynek csak az azonosítója ismert ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A bgdesk félbeszakadt, és azóta ez a fájl eltűnt: {subject}; ami utoljára játszódott, hiányozhat.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>további {count}</translation>
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
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Más változatok innen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Csatlakozás meghívóval…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>Az asztal el&amp;hagyása</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Asztal nyitása…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Nézés meghívóval…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Egy &amp;szerveren…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Nézői &amp;meghívó másolása</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Folyamatban lévő meccsek másokkal</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Nyiss asztalt, és küldd el a meghívóját, vagy csatlakozz olyannal, amit kaptál.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>A &amp;táblához</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Előbb írj be egy nevet: a másik játékos látja.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Másokkal</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>A neve&amp;d</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>A meccs arra vár, hogy begépeld a dobást.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ez a meccs nem nyitható meg ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Melyik úton?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és ezt nem lehetett megnyitni vagy tárolni. Ami a könyvtárban van, megmaradt; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Meccs keresése</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Játékos, esemény vagy fájl keresése</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Meccsek</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Az elemzés (F7) itt mutatja az esélyek alakulását</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>A meccs menete</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Elemezve</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Fájlok</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Név</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Címkék</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>hozzáadva {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>részben</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>korlátlan</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>igen</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Időtúllépéssel nyertél, {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Megnyerted a sorozatot, {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Nyertél, {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>nem olvasható</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>feladva {white} : {black} állásnál, te nyertél</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>feladva {white} : {black} állásnál, {name} nyert</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>a sorozat döntetlenül végződött, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>folyamatban, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} időtúllépéssel nyert, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} megnyerte a sorozatot, {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} nyert, {most} : {least}</translation>
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
        <translation>Minden meccs…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Mind…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Amit játszol és megnyitsz, itt megmarad. Kattints egy meccsre, hogy újra lásd, és az elemzés után azt is, mibe került az egyes lépés.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>A meccseid</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>Ele&amp;mzés</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Oszlopok</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>Végleges tö&amp;rlés…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>To&amp;vábbiak…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>Ú&amp;j meccs…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Me&amp;gnyitás</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>El&amp;távolítás</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>Vi&amp;sszaállítás</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Címkék…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Mind e&amp;lemzése</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Minden még nem elemzett meccs elemzése a háttérben; bármikor leállíthatod</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kuka</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Végleg törlöd a kuka %n bejegyzését minden elemzésével?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Itt semmiben sincs meg mindegyik szó.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Fájl megn&amp;yitása…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozíciók</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Eltávolítod a megjelölteket? Egy Coan ki-játszma nem állítható vissza.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Másolat mentés&amp;e…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>A kuka üres. Amit eltávolítasz, itt marad 30 napig, és visszaállítható.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>A folyamatban lévő meccsek dobásait akkor sosem lehet majd ellenőrizni.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>A fájlok, amelyekből a meccsek valók, ott maradnak, ahol vannak.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Még nincs itt meccs.
Kezdj egy újat, vagy nyisd meg bármely program fájlját: amit játszol és megnyitsz, itt megmarad.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Még nincs itt pozíció. Illessz be egy XGID-t vagy más pozíciót az ablakban: Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Ez a játszma a Coan ki ablakában van nyitva; zárd be, mielőtt eltávolítod.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Ez a meccs a táblán van; nézz meg egy másikat, mielőtt eltávolítod.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Írj kevesebbet, vagy nézz meg egy másik oldalt.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Mi van felsorolva</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Első játékos</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Második játékos</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Állapot</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Ellenőrizd magad ezeket a dobásokat…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>A dobások titka</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Dobások ellenőrzése</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Továbbiak: dobások és kockák</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Továbbiak: dobások és kockák</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Gépeld be a lépést, például {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Melyik úton? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Nincs bábud a sorompón; a tartalékban lévőket így írd: {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>Ez nem lépés: „{text}”. Pontokat gépelj be, például {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>A jegyzőkönyvből hiányzik egy kör</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Mindketten ezt dobták: {die}; duplázókocka: {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>A táblát kézzel állították fel</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>A játszma ezzel a pozícióval kezdődik</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>A felállást kijavították</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Megnyerted a kezdődobást: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>szabálytalan lépés</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dupláz: {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>szabálytalan</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>megnevezi: {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>nem dupláz</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>nem dupláz vissza</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>passzol</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>visszadupláz: {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>feladja</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>lejárt az ideje</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>elfogadja</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} megnyerte a kezdődobást: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Sz.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>másik változat</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>másik változat, összecsukva</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Itt jelennek meg a lépések.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Továbbjátszás innen…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Keresés ezen a hálózaton</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>A kó&amp;dja</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Csatlakozás az &amp;asztalhoz</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Eddig egy asztal sem válaszol; a kérdés ismétlődik.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Asztalok ezen a hálózaton</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>betelt</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n döntés ehhez hasonló pozíciókban</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>A meccseid átnézése…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>A meccsek olvasása még tart.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>A könyvtárad %n döntéséből egyet sem hoztak ehhez hasonló pozícióban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Csak ezzel a dobással</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Ehhez hasonló pozíciók</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>A felállítás nem olyan pozíció, amely előfordulhat.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Még nincs meccs a könyvtáradban: nyiss meg egyet (Ctrl+O), vagy játssz egyet.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Minden játékot az a motor játszik, amelyik a legjobban ismeri; PR-t csak backgammonban mér.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Hossz</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új meccs</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>A kiválasztott játék szabályai ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Minden szabály és kocka</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Minden szabály és kocka</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Sorsolás</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Fajta</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Név</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>A lista sorrendjében</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Tetszés szerint</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Legalább kettőnek tovább kell jutnia a csoportokból.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Legalább kettőnek részt kell vennie.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Véletlenszerűen</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Értékszám szerint</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Svájci klubtorna: öt forduló 5 pontra</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8 fős dupla kieséses</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Nyolc játékos: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16 fős est: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Ezekhez a csoportokhoz legalább ennyi résztvevő kell: {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Négy 4 fős csoport, aztán kieséses szakasz</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>A házi szabályok és a duplázókocka az utolsó új meccsedé; a Jacoby-szabálynak itt nincs helye. Minden gépek közötti meccset valóban lejátszanak a háttérben, és megnézhető.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon-kupa</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>Ebben a formában legfeljebb ennyi résztvevő lehet: {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4 fős körmérkőzés</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli-kupa 5 pontra</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>A fordulók pontjai 1 és {most} közötti számok, például {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>A tornának név kell.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Órával: &amp;pontonként 2 perc és lépésenként 12 másodperc</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Egyik böngésző sem nyitja meg ezt: {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Van újabb bgdesk-verzió: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Keresés most</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>A letöltési &amp;oldal megnyitása</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>Leá&amp;llítás</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Kérdezés…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Újabb verzió keresése</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Van újabb verzió: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>A te bgdesked verziója: {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>A legújabb verziód van.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>A bgdesk megkérdezi a legújabb verzió számát innen: {host}. Semmit sem mond rólad, a számítógépedről vagy a verziódról; mint bármely megnyitott oldal, {host} is látja az internetcímedet.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Piactérkép: mely dobások után vész el a piac</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Itt senki sem készül dobni.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Hőtérkép</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Hőtérkép: mennyit ér az egyes dobás</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>A legjobb lépésre adott válasz</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>A megtett lépésre adott válasz</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>A játékos dobása</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Mit mutasson az egyes dobásokról</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Aki dobni készül, itt nem duplázhat, így nincs piac.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Kinek a dobásai</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>A Holland-szabály szerint senki sem duplázhat, amíg mindkettőnek nem volt két köre ebben a játszmában.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>A Crawford-játszmában senki sem duplázhat.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>A duplázókocka halott: ennél az állásnál a soron lévő játékos ezzel is megnyeri a meccset.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Az ellenfélé a duplázókocka: csak a tulajdonosa duplázhat.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1 pontos meccsen nincs duplázókocka.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ezt a játékot duplázókocka nélkül játsszák.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Értesítés bezárása</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
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
        <translation>{number} itt nem jó: {least} és {most} közötti szám kell.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>közös kockák</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Név</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Erő</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>&amp;Fehér ereje</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Gép gép ellen</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Bármelyik</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Úgy játszik, mint az ilyen erejű emberek</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Valaki egy másik számítógépnél: akinél a meghívó van.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>&amp;Stílus</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Fe&amp;kete ereje</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Fekete ereje</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stílus</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>A gép</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Két játékos, egy számítógép</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>A te bábuid</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-szabály</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-szabály</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-szabály</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>minden játszmához új kezdődobás</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>egy ponton legfeljebb öt</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>az automatikus duplázás a Jacoby-szabályba beleszámít</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon csak sorompón lévő bábuval</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaver és raccoon</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaver, raccoon és otter</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>óra</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>négy pont a sorompón lévő bábuért</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>pénzes sorozat</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>nincs duplázókocka</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>nincs ütés és elfutás otthon</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>részleges lépés megengedett</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>korlátlan automatikus duplázás</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>korlátlan beaver és raccoon</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>{dice} után</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>{double} kiegészítője</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>{double} után</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>{dice} helyett</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>az ellenfél hagyta</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>{dice} után megnevezve</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>újradobva</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>Ú&amp;j torna…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Szezontáblázat…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Eltávolítás &amp;visszavonása</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Kezdete</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Résztvevők</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Hogy áll</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Még nincs torna. Kezdj egyet: tizenhat játékos, hétpontos meccsek, a döntő kilencpontos. A te meccseidet a táblán játszod, a gépek közben lejátsszák az övéiket.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Torna</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tornák</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} / %n meccs lejátszva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Ellenőrizd magad ezeket a dobásokat</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Semmi sem lett mentve ide: {folder}. Ok: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>A meccs jegyzőkönyve és egy pár soros szkript itt van: {folder}. Nyiss ott egy terminált, és gépeld be: {command}, mögé pedig a feljegyzett ujjlenyomatot. Python kell hozzá, de bgdesk nem.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Még egyik meccsed sincs elemezve. Nyiss meg egyet az ágrajzon, és elemezd, vagy kérd a beállításokban, hogy a végükön elemezze a meccseket.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Teljesítménymutatók 90%-os intervallummal. Az Enter megmutatja a meccset.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>A játékod meccsről meccsre</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Vissza</translation>
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
        <translation>Húzd a panel szélesítéséhez; dupla kattintás: a szokásos szélesség</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>A név, ahogy látszani fog; a meccsekben lévő nevek maradnak.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Te</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Még egyet?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Jó játszma volt.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Sok szerencsét!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Szia!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Szép dobás.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Egy pillanat.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Köszönöm.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Szépen játszottál.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Várható</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Helyezések</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Megnyert</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Kockák</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Ellenfél</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Ebből a pozícióból gyakorlómeccs indul.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Innen gyakorlómeccs indul, ugyanazokkal a szabályokkal. Ez a meccs marad, ahogy van.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Új dobások</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Továbbjátszás</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Továbbjátszás innen</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Begépelt valódi kockák</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Visszavétel idáig</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>A későbbi lépések törlődnek, és a meccs gyakorlásnak számít.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Ugyanazok a dobások, mint a meccsen, amíg tartanak</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Két játékos, egy számítógép</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Visszavételkor ugyanazok a dobások jöjjenek</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>A te színed</translation>
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
        <translation>Kattints egy pontra: a játékosé, blot, üres, bármi. Jobb kattintás: az ellenfélé. Billentyűk: nyilak, szóköz, Shift+szóköz, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>A pozíció pontjai</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>az ellenfél blotja</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>a játékos blotja</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>bármi</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>az ellenfél pontja</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>a játékos pontja</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}. pont</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>A perjel mappát készít: Megnyitások/Válaszok {roll} után</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Van már ilyen nevű pozíció, ez a helyére kerül.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>A pozíció neve</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Pozíció</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>A kártya olyan pozíció, amelyben hibáztál. Újra meg kell válaszolnod: hamar, amíg új, és ritkán, ha már tudod.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Új kártya.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Duplázni vagy nem</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Nehéz</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Itt állt meg: {number}. pozíció. A többihez importáld újra a fájlt.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Tudott</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Elhibázott</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Majdnem jó: ára {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Még nincs kártya</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nincs duplázás</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Nincs megválaszolva.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Mára nem maradt semmi</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Nyisd meg egy meccsedet, és elemeztesd: akkor kártyákat ajánl a hibáidból.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Játssz egy meccset, vagy nyiss meg egyet máshonnan, és elemeztesd.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Helyes: elég közel a legjobbhoz.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Helyes: ez a legjobb.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Az utolsó válaszod óta egy új elemzés más választ talált legjobbnak.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Elfogadás és továbbfordítás</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Elfogadni vagy passzolni</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Ezt a választ nem sikerült menteni, ezért nem számít.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Ez a válasz nem számított: a kártyát másik ablakban megválaszolták vagy eltávolították.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Ez nem változtat azon, hogy a kártya mikor esedékes.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Hibás: ára {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Elhibáztad ezt a kártyát, ezért még egyszer jön. Ez most nem számít.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Saját hibáid</translation>
    </message>
    <message>
        <source>today</source>
        <translation>ma</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>holnap</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} esedékes</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} új</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Kérdezze újra</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Paklik</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportálás Ankihoz…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Hasonlók keresése…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Hogyan működik</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Pozíciók importálása…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Új meccs…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Még semmi sem esedékes: egy kártya akkor kerül ide, amikor először megválaszoltad.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Gyakorlás számítás nélkül</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Eltávolítás…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>A következő 30 nap</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Trénerek…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Ki gyakorol</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Ezeket a kártyákat többször elhibáztad, vagy félretetted. Már nem jönnek: nézz inkább hozzájuk hasonló pozíciókat.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>A meccseid…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Ezek közül a kártyák közül most egyiket sem lehet megkérdezni: talán egy másik ablak kérdezi őket, vagy nem olvashatók.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Ezek közül a döntések közül egyikből sem lehet kártya.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Itt mára nem maradt semmi.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és a kártyákat nem lehet felsorolni. Megmaradtak; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Van már ilyen nevű szabálykészlet.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>A szabálykészlet neve</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Egyéni</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Saját szabályaim</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>S&amp;zabálykészlet</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Szabálykészlet</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Az alábbi szabályok mentése név alatt, hogy újra választhatók legyenek</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Meccs a Crawford-szabállyal, semmi mással.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Meccs a Crawford-szabállyal, utána a Holland-szabállyal.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Pénzes sorozat Jacobyval és beaverrel; nincs automatikus duplázás.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Pénzes sorozat Jacobyval, beaverrel és játszmánként egy automatikus duplázással.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Alkalmi, duplázókocka nélkül</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Klub, Hollanddal</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Pénz a szokásos szabályokkal</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Nincs duplázás; a gammon és a backgammon számít.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Komoly pénz</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Torna</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>A legjobb lépés után: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>A megtett lépés után: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>{play} után</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>A jelentés mentése</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>A napló nem olvasható: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>A jelentés helye: {file}. Semmi sem lett elküldve.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>A jelentés nem lett kiírva ide: {file}. Ok: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-fájlok (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Miért nem a te válaszod?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Más játék, más szabályok…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Játék a gép ellen</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Erő</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Versenyfutás</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Dobások a kipakolásig</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Ezek az értékek a backgammonéhoz hasonló versenyfutásra érvényesek; itt nincs ilyen.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (kevés döntés)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 az 1-es ponton</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 a 6-os, 1 a 3-as, 7 a 2-es ponton</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Legjobb lépés</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Feketéé a duplázókocka, értéke {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Fekete dob</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Fekete, a saját oldaláról számolva</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Mindkettőnek 2 kell</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Mindkettőnek 7 kell</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: mindkettőnek 1 kell</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Duplázás, passz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Duplázás, elfogadás</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Duplázó fél \ elfogadó fél</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Effektív pipek</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Játéktervek</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Gammonár</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: neked 2, az ellenfelednek 1 kell, Crawford-játszma</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: neked 1, az ellenfelednek 2 kell, Crawford-játszma</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Ennyit ad fel</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Szójegyzék</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Történet</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Szavakban</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Értékelte: {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Legnagyobb előny az elfogadáshoz</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Legkisebb esély az elfogadáshoz</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Legkisebb előny a duplázáshoz</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Legkisebb előny a visszaduplázáshoz</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Pénz, duplázás után</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Következő</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Nincs duplázás</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Kezdőlépések</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pipek</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Távolság pipben</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pipek: {white} – {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Továbbjátszás innen a gép ellen</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Játék az állás szerint</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Jól játszani</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Kiépített pontok</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Kellő pontok</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Versenyfutás és számolás</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Dobások 36-ból</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Egyet beléptető dobások</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Kettőt beléptető dobások</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Biztonságos vagy merész</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Állás: {score}, {length} pontig</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Arány</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Tanácsok</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Próbáld ki a laborban</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Pazarlás</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Fehéré a duplázókocka, értéke {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Fehér lép: {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Fehér dob: duplázzon?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Fehér nyer: {win}, gammonnal: {gammon}; gammonnal veszít: {lost}.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Fehér nyer: {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Megnyeri a meccset</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Szavak nélkül</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>A te pipjeid</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} a 6-os ponttól lefelé</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} kipakolva</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} a sorompón</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{point}. pont: {count}</translation>
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
            <numerusform>36 dobásból %n két bábudat is üti, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36 dobásból %n ott üt, ahol 10 vagy több pipedbe kerül, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36 dobásból %n üti egy bábudat, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: 36 dobásból %n két bábuját is üti, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: 36 dobásból %n ott üt, ahol 10 vagy több pipjébe kerül, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: 36 dobásból %n üti egy bábuját, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36 dobásból %n tartja az ellenfelet a sorompón, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36 dobásból %n enged kiszabadulni egy bábut a leghosszabb blokk mögül, {best} után {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>{best} után a blokk %n pont hosszú, most csak {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>{best} után több a kiépített pont: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Biztonságosabb (36 dobásból %n üt, {best} után {rolls}), de felad egy pontot: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Biztonságosabb (36 dobásból %n üt, {best} után {rolls}), de kihagy egy ütést.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Biztonságosabb (36 dobásból %n üt, {best} után {rolls}), de a blokk {length} pont hosszú, nem {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Kihagysz egy ütést, amely az ellenfeledet %n pippel visszaküldi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Kihagysz ütéseket, amelyek az ellenfeledet %n pippel visszaküldik.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} megtartja ezt a pontot: {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} kiépíti ezt a pontot: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} kihagy egy ütést, amely az ellenfelet %n pippel visszaküldi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} kihagy ütéseket, amelyek az ellenfelet %n pippel visszaküldik.</numerusform>
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
        <translation>A lista &amp;törlése</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Még egy fájl sem lett megnyitva vagy mentve</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Szabálytalan lépés</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Bevitel</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Bevigye úgy, ahogy játszották?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>A lépés bevitele, ahogy játszották</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Visszaveszik?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Így játszották</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Egy bábu sem lép, ami szabálytalan.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Kifogás</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Tedd a bábukat oda, ahová léptek velük, szabályosan vagy szabálytalanul.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Visszavétel</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Utána ugyanazt a dobást kell meglépni, szabályosan.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Ez a lépés szabálytalan: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Az ellenfeled a következő dobásig vagy duplázásig emelhet kifogást.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nem tudta igazolni, hogy ő az igazi, ezért nem ment el a kérdés.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nem mondott verziót. Próbáld egy másik napon.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} nem válaszol. Van internetkapcsolat?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Összeomlások</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>A jelentés részei</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Hiba bejelentése</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>A fájlban a napló utolsó része, a bgdesk és részeinek verziószáma és az általad módosított beállítások vannak. A játékosok neve, a dobások titkai, a dobásokhoz adott szavaid és a meccseid kimaradnak. A megnyitott fájlok neve csak a részletes naplóban van (Beállítások, Napló oldal).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Verziók</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Ha valami elromlik, ez segít megtalálni az okát. A bgdesk semmit sem küld el: egy zip-fájlt ment, amelyet megnézhetsz és továbbadhatsz.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>A jelentéshez elemzés kell: az Elemzés (F7) elkészíti.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF papírra (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Oldal a böngészőnek (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Jelentés mentése</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>A jelentés írása…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>A jelentés mentve: {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>A jelentés nem lett mentve: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Játszma feladása</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Feladás: a meccs elvesztése</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Ez azonnal számít: az ellenfeled nem nyerhet többet.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Az ellenfeled visszautasíthatja, és többért játszhat tovább.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(kevés döntés)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Volt tipp: gyakorlás, nem számít az értékszámba.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>A visszavágó már le van pecsételve, ugyanazokkal a szavakkal: ez a dobásainak ujjlenyomata.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>A feladás elfogadása</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Az Elemzés megmutatja, milyen jól játszott a két játékos, és mely döntéseket érdemes megnézni.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Elemzés alatt, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Elemzés alatt…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Legjobb: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Mindkét anya elesett.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>A meccs megnyerésének esélye, amelyet a döntés feladott</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Volt visszavett lépés: gyakorlás, nem számít az értékszámba.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Többé egyik játékos sem léphet.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Itt nincs döntés.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Senki sem adott fel említésre méltót. Szép játék!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>Ezen a meccsen semmiről sem kellett dönteni, így nincs mit elemezni.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Egy megnézendő döntés</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>{name} PR-je</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>A duplázás passzolása</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>A pontok, amelyeket a döntés feladott</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Visszaduplázás</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>A feladás visszautasítása</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>A dobások titka, amelynek SHA-256 értéke a fenti ujjlenyomat:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>A dobások titka, amelynek ujjlenyomata az első dobás előtt látható volt:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Az utolsó játszma nem fejeződött be.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Az anya elesett.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Az eredmény mínusz a két játékos szerencséje: amit a két játékos hibái hoztak volna belőle.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>A sorozat döntetlenül végződött, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Három megnézendő döntés</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>A duplázás elfogadása</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Két megnézendő döntés</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Mennyit nyertek a dobások az összes dobás átlagához képest, a meccs megnyerésének esélyében.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Mennyit nyertek a dobások az összes dobás átlagához képest, pontban.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Oktatóval, az összes játszmában {warned} figyelmeztetés, ebből {heeded} megfogadva: gyakorlás, nem számít az értékszámba.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Oktatóval, {warned} figyelmeztetés, ebből {heeded} megfogadva: gyakorlás, nem számít az értékszámba.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Oktatóval: gyakorlás, nem számít az értékszámba.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Nem adtál fel említésre méltót. Szép játék!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Passzoltad a beavert.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Passzoltad a duplázást.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Passzoltad az ottert.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Passzoltad a raccoont.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Passzoltad a visszaduplázást.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Lejárt az időd, és elvesztetted a meccset.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Feladtad a meccset.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Feladtad.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Nyertél, az állás {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Nyertél, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>{name} esélye kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>{number}. játszma, állás: {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>{name} szerencséje</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>{number}. lépés</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>{name} pontjai kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>értékszám</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>a PR-ed</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>az esélyed kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>a szerencséd</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>a pontjaid kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} nem adott fel említésre méltót. Szép játék!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} passzolta a beavert.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} passzolta a duplázást.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} passzolta az ottert.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} passzolta a raccoont.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} passzolta a visszaduplázást.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ideje lejárt, és elvesztette a meccset.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} feladta a meccset.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} feladta.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} nyert, az állás {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} nyert, {score}</translation>
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
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Új meccs…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Következő játszma</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Következő játszma: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>A meccs kiértékelése</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>A &amp;tornához</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és e meccs összegzése nem mutatható. A meccs és az elemzése megmaradt; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Következő hiba</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Továbbjátszás…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Előző</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Kipróbálás</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Lépendő dobás</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Dobás előtt</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Kipakolás a szükségesnél nagyobb számmal, és az utolsó bábu után megmaradt kockák</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Ennyivel csökkent a játékos saját pipszáma</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Kockák, amelyeket nem lehetett meglépni, mert az út el volt zárva</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Duplák</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Elvesztett pipek</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Lelépett pipek</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Dobott pipek</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Elpazarolt pipek</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Dobások</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Itt a dobások számlálása látható, játszmánként.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Két egyforma kocka dobásai</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Eddigi dobások; a kezdődobás azé, aki vele kezd</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>A kockák összege</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>A számok összege, ahogy fekszenek, a dupláké csak egyszer</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Amit a kockák engednek; a dupla kétszer számít</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Az egész meccs</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Előbb elemezd ezt a döntést (F7): a rollout a legjobb lépéseit veti össze.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>A beállításokban válaszd ki, miről fusson a rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Nem fut rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout csak backgammonjátszmák lépéseiről és duplázási döntéseiről készülhet.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Máshol</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Indul a rollout…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Próbajátszmák: {done} / legfeljebb {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>Ny {win} · {wg} · {wb}   V {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>A futó rolloutra vár.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>szünetel</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>mag: {seed}</translation>
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
        <translation>Valami elromlott a bgdeskben, és a rollout leállt. Ami eddig elkészült, megmaradt; a részletek a naplóban vannak.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>A motor nem tudott rolloutot készíteni erről a pozícióról. A részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Ezekről készül rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>A megtett lépésről mindig készül rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Válaszd ki, miről készüljön rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout csak backgammonjátszmák lépéseiről és duplázási döntéseiről készülhet.</translation>
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
        <translation>Még annyi próbajátszma, amennyit a beállítások mondanak</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>A rollout befejezése; ami megvan, megmarad (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>A rollout folytatása (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Ugrás a döntéshez, amelyről a rollout fut</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>A rollout szüneteltetése (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Mennyire valószínű, hogy ez a legjobb választás, az eddigi próbajátszmák szerint</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Hány próbajátszma, milyen mélyen, melyik maggal és mely választásokról</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Még próbajátszma</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>E döntés sokszori lejátszása (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>A rollout haladása</translation>
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
        <translation>SH</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Standard hiba: a sávok mindkét irányba kétszer ilyen messzire érnek</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Mennyit ér annak, aki dönt</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Minden dobás ezzel: {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>A 36 dobás</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>A backgammon sorompón lévő bábuval négyszeresen számít.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>A backgammon, amikor a vesztesnek a sorompón is van bábuja, háromszorosan számít.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>A backgammon, amikor a vesztesnek a tartalékban, a sorompón vagy a 24–19-es pontokon is van bábuja, háromszorosan számít.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>A backgammon, amikor a vesztesnek a sorompón vagy a győztes otthonában is van bábuja, háromszorosan számít.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>A sorompón lévő bábunak be kell lépnie, mielőtt bármi más lép, és mielőtt a tartalékból bármelyik.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>A sorompón lévő bábunak be kell lépnie, mielőtt bármi más lép.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Az otthonodban leszorított bábu nem akadályozza a többi kipakolását.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>A saját otthonában ütő bábu a kör hátralévő részében ott marad.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Egy kocka a saját pontjáról visz ki bábut, máshonnan nem: a nagyobb kocka nem visz ki egyet sem.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Egy kocka a saját pontjáról visz ki bábut; a nagyobb kocka a legmagasabb pontról.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>A dupla játszma, amikor a vesztes egy bábut sem pakolt ki, kétszeresen számít.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>A duplát négyszer lépik, utána a kocka túloldalán lévő számot négyszer: 5-5 után négy 2-est.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>A duplát négyszer lépik.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>A gammon, amikor a vesztes egy bábut sem pakolt ki, kétszeresen számít.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Aki passzol, a régi téten elveszti a játszmát; aki elfogadja, azé a duplázókocka, és egyedül ő duplázhat vissza.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Akinek lejár az ideje, elveszti a játszmát, és az óra visszaáll.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Akinek lejár az ideje, elveszti a meccset.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Aki ezzel a játszmával úgyis megnyeri a meccset, nem duplázhat.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Az a pont, ahol egy bábud le van szorítva, zárva van előtted.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Már egy ellenséges bábu is lezár egy pontot; ütés nincs.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Két vagy több ellenséges bábu lezár egy pontot.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>A beaverre ugyanígy raccoon lehet a válasz, a raccoonra otter.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>A beaverre ugyanígy raccoon lehet a válasz.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>A beaverre raccoon lehet a válasz, a raccoonra otter, és így tovább korlátlanul.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>A magányos ellenséges bábut kiütöd, és a sorompóra kerül.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>A magányos ellenséges bábut nem ütöd ki, hanem leszorítod: a tiéd rajta fekszik, és nem léphet, amíg bármelyik bábud rajta van.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Egy győzelem egy pontot ér.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Egy győzelem a duplázókocka értékét éri.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>A 2-1 után, ha mindkét számot lelépted, tetszőleges duplát nevezel meg, és úgy léped meg, mintha dobtad volna; ha mindet lelépted, még egyszer dobsz.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Cél</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Minden bábudnak be kell lépnie, mielőtt bármelyik továbbléphet.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Az automatikus duplázás a duplázókocka elfordításának számít.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>A dobás bármely része lelépetlenül hagyható.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Amint egy szám nem léphető meg, minden, ami abban a körben még jönne, elvész.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: akit megdupláztak, rögtön továbbfordíthatja a duplázókockát, és megtarthatja.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Dobás előtt felajánlhatod a tét megduplázását, de egy játszma első körében nem.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Mindkét kockát meg kell lépni, ha bármilyen módon lehet, a duplát, ameddig megy.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>A két játékos egy irányba halad, és egyformán számolja a pontokat: mindkettő a 24–19-es pontokon lép be, és a 6–1-es pontokról pakol ki.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>A két játékos ugyanabban az irányban halad körbe, átellenes sarkokból: az ellenfeled a te 12-es pontodról indul, és a te 18–13-as pontjaidról pakol ki.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>A bábuk csak előre lépnek, a 24-es pontodtól az 1-es pontodig.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>A táblán lévő bábuk léphetnek, mielőtt mind belépett.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: nincs duplázókocka az első játszmában azután, hogy egy játékosnak egy pont hiányzik a meccshez.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Minden szám egy bábut hoz a tartalékból a táblára: az 1-es a 24-es pontodra, és így tovább, a 6-os a 19-es pontodra.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Mindketten egy kockával dobnak; a nagyobb kezd, és az első körre mindkét kockával dob.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Mindketten egy kockával dobnak; a nagyobb kezd, ezzel a két számmal.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Mindketten egy kockával dobnak; a nagyobb kezd, ezzel a két számmal, vagy ha jobbnak tűnik, mindkét kocka új dobásával.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Belépés</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Egyforma kockáknál újradobnak.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Egyforma kockák a kezdődobásnál megduplázzák a tétet; a duplázókocka középen marad.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: e játszma után senki sem duplázhat, amíg mindketten két dobást meg nem játszottak.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Ha mindet lelépték, a dupla után újabb dobás jár.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Ha az ellenfeled összes bábuja egy ponton áll, és te tartod az előtte lévő hat pontot, egyiket meg kell nyitnod, ameddig tudod.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Ha mindkét játékosnak ki kell hagynia, egymás után, és egyik sem tudott egyetlen számot sem lelépni, a játszma döntetlen.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Ha bármelyik kockát meg lehet lépni, de mindkettőt nem, a nagyobbat kell.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Ha ott olyan ellenfél szorítja le, akinek már minden bábuja elhagyta a rajtot, az az ellenfél azonnal dupla játszmát nyer.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Ha semmit sem lehet lépni, a másik játékos következik.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Ha az ellenfélnek még van ott bábuja, a játszma folytatódik, és akkor nyerhető meg így, ha azok elmentek, miközben az anya még le van szorítva. Ha az ellenfél anyja is le van szorítva, a játszma döntetlen.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Ha kiütnek, annak a bábunak előbb újra haza kell érnie.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>Minden játékos első három körében a duplát négyszer lépik. A negyedik körtől minden nagyobb szám követi, négyszer-négyszer: 4-4 után négy 5-ös és négy 6-os jön.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Az ellenfél otthonában lép be: 1-essel a 24-es pontodra, 6-ossal a 19-esre.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>1-essel a 24-es pontodra lép be, 6-ossal a 19-esre.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammon és backgammon csak azután számít, hogy a duplázókockát elfordították.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Az ellenfeled kiinduló táblarészének mind a hat pontját sem tarthatod.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>A számok, amelyeket nem tudsz lelépni, az ellenfeledhez kerülnek: ő lépi le őket a saját bábuival, ameddig lehet, mielőtt a következő kör elkezdődik. Ahol valamelyiket nem lehet annyiszor meglépni, amennyi maradt belőle, ez véget ér, és a nagyobb számok elvesznek.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Ha minden bábud a 6–1-es pontjaidon van, kipakolhatsz.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Ha minden bábud belépett és a 6–1-es pontjaidon van, kipakolhatsz.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Körönként csak egy bábu hagyhatja el a 24-es pontodat; kettő, ha az első körödben 6-6, 4-4 vagy 3-3 jön.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>A kockák meglépése</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Felállás</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>A sorompó</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>A kezdés</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>A játékok felváltva jönnek: {games}, aztán elölről. Minden játszma új kezdődobással indul, bárki nyerte az előzőt.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>A játékok felváltva jönnek: {games}, aztán elölről. Egy játszma győztese kezdi a következőt; döntetlen után a kockák döntenek.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>A játékos utolsó bábuja a 24-es ponton a játékos anyja.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A meccs</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Az anya</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>A játékosok ellenkező irányban haladnak, és mindketten a saját oldalukról számolják a pontokat: a te 24-es pontod az ellenfeled 1-es pontja.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>A felállás, és hogy merre halad az egyes játékos</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>A győztes egy pontot kap minden bábuért, amelyet a vesztes nem pakolt ki.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Egy játszma győztese kezdi a következőt.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Nincs duplázókocka.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Amíg az első bábud túl nem jutott az ellenfeled rajtján, a te 12-es pontodon, nem hagyhatja el második a 24-es pontodat.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Mennyit ér egy játszma</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Amíg van bábud a tartalékban, a duplát csak négyszer lépik, és nem jár utána dobás.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Amíg van bábud a tartalékban, más bábu nem léphet a 12-es pontodra vagy azon túl.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Hat egymás utáni pontot csak akkor tarthatsz, ha ellenséges bábu áll előttük.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Nem pakolhatsz ki, amíg egy bábud le van szorítva.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Nem üthetsz, amíg egy bábud el nem érte az otthonodat; addig a magányos ellenséges bábu lezárja a pontját. Onnantól a játszma végéig üthetsz.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>A kiinduló táblarészed mind a hat pontját (24–19) nem tarthatod.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Annyi játszmát játszotok, amennyit akartok; minden pont számít.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{point}. pont: {count}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Nem a beállításaid szerint</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Az alapbeállításaim használata</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Nincs a fájlban: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Mentve: {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>A meccs nem lett mentve ide: {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>A meccs nem lett mentve ide: {file}. Ok: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>elemzés</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>óra és gondolkodási idők</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>igénybe vett tippek</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>a dobások bizonyítéka</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>döntetlen kezdődobások</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>ami vissza lett véve</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>ki a gép</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nincs itt mappákat mutató program. A fájl helye: {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Megjelenítés mappában</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Eddig</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>A legjobb minden állásnál</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Lefelé: a játékosnak kellő pontok. Jobbra: az ellenfélnek kellők.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>A legjobb a jellemző állásoknál</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Mindkét játékos állásai eddig a kellő pontszámig</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Nincs döntés a táblán.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Minden állás…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Állásnagyító</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Mozgasd az egeret néhány szóért, vagy gépelj be sajátot</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>A dobások ekkorra le vannak pecsételve. Minden dobásba olyan szavak kerülnek, amelyeket a bgdesk előre nem ismerhetett, így nem választhatott neki kedvező dobásokat; a bizonyossághoz gépelj be sajátot.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>A &amp;szavaid</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Másolva.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Másolás</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Minden címke</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Meccs keresése</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Játékosok, játék, címke, esemény vagy nap keresése</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Címke</translation>
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
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Értékszám</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Szezon: {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Lenti szakaszok</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Vissza a listához</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Csatlakozás</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Bejelentkezés</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>&amp;Meccsjelszó</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>Meccs &amp;felajánlása</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Jelszó</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>F&amp;rissítés</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Szerver</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Jelszót sehol sem tárol; nélküle vendég vagy.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Egy szerveren, mint a bgammon.org, sokan játszanak, bgdesk nélkül is.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Kijelentkezés</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Bejelentkezve: {server}, mint {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Meccsek a szerveren</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Játék szerveren</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>&amp;Pontok</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>A szerver dob, és senki sem tudja ellenőrizni a dobásokat.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Az odavezető út nincs titkosítva: mások olvashatják, amit mondasz, és a jelszót is.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Nincs Crawford-játszma, és a feladott játszma simán vész el.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>A &amp;neved</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>A helyed foglalt. A meccs elkezdődik, amint valaki csatlakozik.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Keresés: {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pont)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pont, jelszóval)</translation>
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
        <translation>A saját otthonában ütő bábu a kör hátralévő részében ott marad.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>A lépés úgy is bevihető, ahogy játszották, akár szabálytalanul; érvényes, ha az ellenfél a következő dobásig vagy duplázásig nem emel kifogást.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Név vagy szám, amely külön meghívóba kerül. Az útválasztód mutatja.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>A soron lévő játékos dobás előtt felajánlhatja a tét megduplázását.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Akit megdupláztak, rögtön továbbfordíthatja a duplázókockát, és megtarthatja. Csak pénzjátékban.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>A valódi duplázókockán nincs 1: a 64-essel felfelé fekszik, amíg el nem fordítják.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11 dobás után</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16 dobás után</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7 dobás után</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>A Crawford-játszma után senki sem duplázhat, amíg mindketten két dobást meg nem játszottak.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>A gép ellen mindig a te oldaladról; ha nézőként vagy itt, alulról.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Mindet</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Murphy néven is ismert: a döntetlen kezdődobás megduplázza a tétet, és a duplázókocka középen marad. Meccseken nem szokásos: ott meccsenként válaszd ki.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Az internetről is</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Az automatikus duplázás ekkor a duplázókocka elfordításának számít. Csak pénzjátékban.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Régi brit házi szabály.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>A meccseim elemzése a végükön</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Ahogy játsszák</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Kérdezzen, mielőtt duplázok</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Egy ponton legfeljebb öt bábu</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Legfeljebb egy játszmánként</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Legfeljebb három játszmánként</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Legfeljebb kettő játszmánként</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Alul</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>A duplázókockánál, a felajánlás előtt.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatikus duplázások</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Az automatikus duplázások a Jacoby-szabályba beleszámítanak</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automatikusan, az utolsó kocka után</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon számít, ha marad egy bábu</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>A backgammon sorompón lévő bábuval négyet ér</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Pakoljon ki helyettem, ha már nincs miről dönteni</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver és raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon és otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Csak baklövések</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Naponta legfeljebb ennyi újra esedékes kártya</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kártyák egyszerre</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>A középen lévő duplázó ezt mutatja</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>A bábuk és kockák azonnal a helyükre kerülnek.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>A bábuk és kockák gyorsabban mozognak, és a gép alig vár.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Óra</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Saját hálózatod számítógépei</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontraszt</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-szabály</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>A mélyebb lépések jobbak, és sokszor annyi ideig tartanak.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Késleltetés körönként</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Részletes</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Új meccsek kockái</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Egy korábbi meccs dobásai</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Iránynyilak</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Duplázókocka</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Kétes döntések és rosszabbak</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>A rollout korai befejezése, ha biztos</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör befejezése</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Hibák és rosszabbak</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Minden játszma magában számít, és minden pont számít.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Minden, ami bármibe került</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Tisztességes kockák (ellenőrizhető)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>A tisztességes kockákat a meccs előtt lepecsételt titok rögzíti, és utána ellenőrizhetők.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Választásonként, 36-os lépésekben: minden első dobás egyforma gyakran jön.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Meccsekre és pénzes sorozatokra egyaránt.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Az alul ülő játékostól</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>A soron lévő játékostól</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammon és backgammon csak azután számít, hogy a duplázókockát elfordították. Csak pénzjátékban.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Segít megtalálni egy hiba okát. Csak a részletes naplóban van benne a megnyitott fájlok neve; a dobások titkai és a játékosok neve egyikben sincs.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-szabály</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Otthonok</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Mennyit akarsz megjegyezni</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Ha lejár az idő</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Minden játékban</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>A backgammontól eltérő irányú játékokban</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>A bábui színében, amíg nem léptél először.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>A bábuid színében.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Csak akkor számít, ha a vesztes egy bábut sem pakolt ki.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Ennél tovább nem gondolkodik. Több idővel mélyebbre néz; a többi azonnal válaszol.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-szabály</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Egy hiba legkisebb ára</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>A napló részletessége</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Keresés naponta egyszer, a bgdesk indulásakor</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Elveszti a játszmát</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Elveszti a meccset</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Kézzel: kattintás a kockákra vagy Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Meccs</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Több</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>A nagyobb kontraszt a fekete-fehér táblát is kiválasztja, ha te nem választottál.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>A több azt jelenti, hogy minden kártya gyakrabban jön.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Lépések a rolloutban</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Az én bábuim</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Új kártya naponta</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nem</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Nincs animáció</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Nincs animáció, ha a rendszer kéri</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Nincs duplázókocka abban az egy játszmában, amely azután jön, hogy egy játékosnak először egy pont hiányzik a meccshez.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Nincs ütés és elfutás otthon</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Senki</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Sehol: végig</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Nem minden asztali környezet tudja megmondani; a „Nincs animáció” mindenhol működik.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>A saját hibáidról, ha megérnek egy kártyát.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Kártyák ajánlása, ha egy meccs elemzése kész</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>A sorompón</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>A sorompón vagy a győztes otthonában</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Bal oldalon</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Jobb oldalon</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Csak e számítógép más ablakai</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Csak ha a kontakt véget ért, és semmilyen választás nem változtathat az eredményen.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Csak amíg egy asztal nyitva van, és csak a meghívójával. Az internetről többnyire csak akkor érhető el, ha az útválasztódban erre a számítógépre irányítod a portot; a bgdesk ott semmit sem változtat.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Mások is nézhetik</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Részleges lépés megengedett</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Szünet, mielőtt a gép lép</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Gyorsabb játék a kontakt vége után</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Kényszerű lépések meglépése helyettem</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Játék órával</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Pontok számai</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Az asztalod portja</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Begépelt valódi kockák</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Játékvezetői mód két embernek valódi kockákkal</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>A rendszer által használt mérethez képest. A tábla szövegei vele nőnek, ameddig van hely.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Közvetítő</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Megismételhető kockák (egy számból)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Tartalékidő és körönkénti késleltetés, mint a tornákon.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Tartalékidő pontonként</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Dobjon helyettem, ha nem duplázhatok</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Köszönés a meccs elején</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>A rollout magja</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Tippek mutatása a táblán</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Mérföldkövek mutatása</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>A kereten, a sorompó fölött és alatt mutatja, merre halad az egyes játékos.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Pipszámok mutatása</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>A gép lépésének mutatása nyilakkal</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>A helyettem meglépettek mutatása nyilakkal</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>A tábla mellett és a mentett meccsekben látszik.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>A bábuk és kockák sebessége</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Asztalok</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Szövegméret</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Egy közvetítő címe (valaki ott a „bgdesk table-server” parancsot futtatja), amelyen át mások bárhonnan elérik az asztalodat. Nem tudja elolvasni, amit mondotok. Üresen: nincs.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Minden kör késleltetése ingyen van; utána a tartalékidőd fogy.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Azonnal dob, ha a dobás előtt nincs duplázási döntés; két ember között nem, ha egyikük helyett lépett.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>A köztük lévő különbség is látszik.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Aki előbb ér el egy pontszámot, nyer.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>A másik játékos látja. Üresen: a beállításokban lévő neved.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Az eredmény ekkor mutatja a PR-t, a szerencsét és a megnézendő döntéseket. A háttérben fut, és elsőbbséget ad a játéknak.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Ugyanaz a szám ugyanazokat a dobásokat adja, így ugyanazt az eredményt is.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Utána a motor értékeli a pozíciót: gyorsabb, de kevésbé pontos.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>A legerősebb ellenfél gondolkodási ideje</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Idő a kockák megnézésére, mielőtt a bábuk mozdulnak.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>A rollout próbajátszmái</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Rolloutok elvágása</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Két körrel később</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Korlátlan</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Amíg semmi sem esedékes</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Addig visszavonhatod a lépéseidet.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>7 pontig vagy 7 játszmáig</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Ami 200-ból 199 eséllyel rosszabb, nem kap több próbajátszmát.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Néhány másodpercig az, amit ezután tehetsz. Hogy egy lépés miért nem megengedett, mindig látszik.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Amit elértél, a mutatók oldalán; ott semmi sem számol visszafelé.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Ha csak egy szabályos lépés van, vagy egy sincs, azt meglépi, és szól róla.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Ki érheti el az asztalodat</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Akinél a nézői meghívó van; ez más, mint a játékra szóló.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>0 esetén bármelyik szabad port.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>A győztes otthonában lévő bábuval hármat ér.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>A dobás egy részét lelépetlenül hagyhatod.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>A címed az internet felől</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>A neved az asztaloknál</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>A bgdesk bezárul, és ezen a nyelven jön vissza, amint elhagyod a beállításokat.</translation>
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
        <translation>A „Következő hiba” és a hibák listája kihagyja, ami ennél olcsóbb.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Találatok</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Nincs ilyen beállítás.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Az oldal alapértékeinek visszaállítása</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Keresés a beállításokban</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Szakaszok</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Az oldal újra úgy, ahogy előtte volt</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Visszavonás</translation>
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
        <translation>Középen</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-játszma</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Duplázás</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Meccs hossza</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Nincs ajánlat</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Ajánlat</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>A duplázó tulajdonosa</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Dobás előtt…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Billentyűparancsok</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Keresés a billentyűparancsokban</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mit tesz</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>36 dobásból %n üt.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>A legjobb lépés után</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>A megtett lépés után</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Ahogy van</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Fekete lövései Fehér blotjaira</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blotok előtte és utána</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Összevetés ezzel a táblával</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Innen: {point}. pont</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Bábu elvétele innen</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Ne lépjen bábu</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Az a bábu ide kerül</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Itt semmit sem lehet ütni.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Lövések</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>A blot itt: {point}. pont</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Ide: {point}. pont</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Fehér lövései Fekete blotjaira</translation>
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
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Dobásstatisztika</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Panelek</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Dobásszámláló</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Dobások</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} kipakolva</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>A kör átadása ennek a játékosnak (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Megnyert pontok</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>következik</translation>
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
        <translation>Megoldás</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Nincs hang: a számítógépen nincs hangszóró vagy fejhallgató.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Mutatott elemzés</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Minden döntéshez a legmélyebb vizsgálat</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Elemzés eltávolítása</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Elemzés eltávolítása…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Melyik elemzés látszik</translation>
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
            <numerusform>%n fekete bábu, az ellenfeledé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n fekete bábu, a tiéd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n fehér bábu, az ellenfeledé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n fehér bábu, a tiéd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawford-játszma, nincs duplázókocka</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Duplázókocka középen, értéke {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Nincs duplázókocka</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pipek: {own} – {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Felajánlott duplázókocka, értéke {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>A te duplázód, értéke {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>A duplázó nála: {name}, értéke {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, {length} pontos meccs</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, pénzes sorozat</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, {length} pontos meccs</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, pénzes sorozat</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>A bgdesk egy része hiányzik: {parts}. Telepítsd újra a bgdesket.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Naplók</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Nincs hang, mert a rendszerből hiányzik: {libraries}. Telepítsd (Debianon és Ubuntun: {packages}), és indítsd újra a bgdesket.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Nincs hang: a Qt hangrésze nem töltődik be ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nincs hang: a Qt hangrésze nincs telepítve. Gépeld be egy terminálba: „{command}”, és indítsd újra a bgdesket.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Nem érhető el ez a képernyő: {display}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A mappa nem használható: {folder}. Egy fájl van a helyén.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A mappa nem használható: {folder}. A neve nem lehetséges.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A mappa nem használható: {folder}. Az útvonala túl hosszú.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A mappa nem használható: {folder}. Nincs írási jogod.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>A mappa nem használható: {folder}. Ok: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>A könyvtár most olyan, mint ebben: {file}. Az előző a biztonsági mentések között van: Meccs, Az adataid.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>A bgdesk másik ablaka nem válaszol, ezért ez mellette nyílt meg.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Az ablak nem nyitható meg, mert a rendszerből hiányzik: {libraries} (Debianon és Ubuntun telepítendő: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nincs képernyő, amelyen ablak nyílhatna; {command} felsorolja azokat a parancsokat, amelyekhez nem kell.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Nincs ilyen fájl: {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Ez a bgdesk {version}: nézd meg az újdonságait.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nincs írási jogod ebben a mappában: {folder}. A megváltozott beállítások a bgdesk bezárásakor elvesznek.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nincs írási jogod ebben a mappában: {folder}. A meccseid megnézhetők és exportálhatók, de bármit teszel, a bgdesk bezárásakor elvész.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Az adataid</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Az adataid most itt vannak: {folder}. Ami a régi helyen maradt, törölhető: lásd Meccs, Az adataid.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Az adataid ide kerültek: {folder}, de ez most nincs ott. Csatlakoztasd a lemezét, és indítsd újra a bgdesket. Ha elveszett, távolítsd el ezt a fájlt: {detail}. Akkor a bgdesk a szokásos helyen kezd.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Régi kínai verseny tizenhat mezőből álló körpályán.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Döntetlen {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Jó napot</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Jó estét</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Jó reggelt</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Időtúllépéssel elveszett {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Vereség {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Feladva {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Az óra tovább jár, amíg itt vagy.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>A befejezetlen meccs a bgdesk másik ablakában van nyitva.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Győzelem időtúllépéssel {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Győzelem {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Győzelem, feladva {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>ellenfél: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>játszmák között</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>tisztességes kockák</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>a kezdődobás jön</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>ma</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>oktatóval</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>tegnap</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>megdupláztak</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>feladást ajánlottak neked</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>te következel</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>lépned kell: {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} lépése jön: {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} duplázásra válaszol</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} feladásra válaszol</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} következik</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n bejegyzés visszaállítva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n meccs elemezve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n meccs kimaradt:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Ezek mind elemezve vannak már, vagy folyamatban vannak.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Meccs elemzése: {number} / {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Talált meccsek</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n meccs a kukába került. 30 napig visszaállíthatod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n pozíció a kukába került. 30 napig visszaállíthatod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Leállítva, %n meccs elemzetlen maradt.</numerusform>
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
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} eséllyel megnyeri a játszmát</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} eséllyel megnyeri a meccset</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>Egy se nem kényszerű, se nem a duplázástól távoli döntéssel elvesztett equity 1000-szerese.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>Bármelyik játékos egy lépésével elvesztett equity 1000-szerese.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90%-os intervallum</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Minden, amibe a hibák kerültek, úgy átszámítva, mintha minden játszma pénzre menne.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Az elemzés (F7) itt mutatja, milyen jól játszott a két játékos.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Ahogy más programok számolják</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Baklövések</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>A döntés fajtája szerint</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Bábulépések</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Döntések</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Döntések, amelyek ára legalább {least}, és nem baklövések.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Döntések, amelyek ára legalább {least}, és nem hibák.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Döntések, amelyek ára legalább {least}.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Elmaradt duplázások</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Felajánlott duplázások</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Kétes</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Elvesztett equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Elvesztett meccsesély</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Szabálytalan lépéseket tartalmazó meccsen nem ismert: amit hoztak, se nem szerencse, se nem hiba.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Megnyitás</translation>
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
        <translation>PR {rating} (kevés döntés)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Passzok</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Teljesítménymutató: a beleszámító döntések átlagos hibájának 500-szorosa.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Lépések a játszma szakasza szerint</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Elvesztett pontok</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Feladások</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Elfogadások</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Az esélyek vagy a pontok, amennyit a két játékos hibái kiegyenlített szerencsével eredményeztek volna. Becslés: 0 és 100%-on kívül is eshet.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Amelyek nem voltak kényszerűek, a duplázásnál a közeliek. A PR-be azok számítanak, amelyek nem is voltak maguktól értetődők.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Mennyit nyertek a játékos saját dobásai az összes dobás átlagához képest, equityben.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Ami elveszett, equityben és az eredményben, és hány döntés volt hibás.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Hol lenne a mutató a dobások más szerencséjével.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Kiegyenlített szerencsével</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>haladó</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>kezdő</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>alkalmi</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>szétszórt</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>szakértő</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>kevés döntés</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>szabálytalan lépések</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>középhaladó</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>szerencse {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>nyert</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>világbajnok</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>világszínvonal</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low}–{high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>A legdrágább döntések</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Tanulás ebből a meccsből…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>A meccs összegzése</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Összegzés</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>A fájl neve vagy útvonala túl hosszú.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Csevegés</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Csevegés ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>A korábbitól eltérő feltételek érkeztek: válaszolj a Meccs menü „Asztalok a hálózaton…” pontjában.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>A másik játékos még egy meccset kér.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>A másik játékos az utolsó döntés visszavételét kéri. Ha megengeded, a meccs onnantól gyakorlásnak számít; ha továbbjátszol, a döntés marad.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Kérés a másik játékosnak még egy meccsre.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Kérés a másik játékosnak: megengedi, vagy továbbjátszik.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>A másik játékos már nincs az asztalnál, ezért nincs visszavágó.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>A másik játékos folytatta, így a döntésed marad.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>A döntésed vissza lett véve; a meccs most gyakorlásnak számít.</translation>
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
        <translation>Kezdőállás</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Annál az asztalnál másik meccs folyik.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Ezen a szerveren csak sima játszma adható fel, így ez az ajánlat nem számít.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Üzenetek kétszer jöttek vagy útközben elvesztek, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>A szerveren több történt e program távollétében, mint amennyiről tudhat.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Ahova ez a meghívó vezet, ott senki sem válaszol: az asztal zárva van, vagy innen nem érhető el.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Senki sem tudná megkülönböztetni az asztal két játékosát; egyikőtöknek más név kell.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Ez az asztal senkinél sincs nyitva a közvetítőnél, vagy akinél igen, nem válaszol.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>20 másodperce nem jött semmi a másik programtól; a várakozás tart.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Egyszerre annyi szó esett, hogy egy része kimaradt.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Annál az asztalnál már más ül.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Ez nem ennek az asztalnak a kódja.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Az a dobás túl korán jött, és nem számít.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>A közvetítő címe a beállításokban nem cím; az asztal csak nélküle érhető el.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>A két program órája jobban eltér, mint amennyit a köztük lévő út magyaráz.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>A meccs megmarad.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>A meccs, amelyet a másik program játszani akar, nem lehetséges.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>A másik játékos nem akarja ezt a meccset játszani.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>A másik program lemásolta a dobások titkait, így nem lehet vele játszani.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>A másik program olyat döntött el, amiről nem az ő játékosának kellett döntenie.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>A másik program a dobása után mást tett.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>A másik program olyat tett, ami egy asztalnál nem lehetséges.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>A másik program olyat tett, ami abban a pillanatban nem volt lehetséges.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>A másik program nem fogadja el, amit ez küldött, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>A másik program nem válaszol; a keresése addig tart, amíg nem felel.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>A másik program nem mondja meg a dobások titkát, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>A másik program 20 másodperce semmit sem hallott innen.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>A másik program a szabályok által tiltott lépést tett.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>A másik programnak olyasmi kell, amit a bgdesk e verziója nem ismer.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>A másik program a szabályok más verziója szerint játszik; egyikőtöknek újabb bgdesk kell.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>A másik program olvashatatlan üzenetet küldött, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>A másik program lehetetlen értékeket tartalmazó üzenetet küldött, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>A másik program egyszerre többet küldött, mint ami egy üzenetbe fér, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>A másik program nem szöveget küldött, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>A másik program rövid idő alatt túl sok üzenetet küldött, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>A másik program a protokoll más verzióját beszéli; egyikőtöknek újabb bgdesk kell.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>A másik program elárulta a dobások titkát, mielőtt bárki dobott.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>A másik program olyan titkot mondott, amelyet a meccs előtt nem rögzített.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>A bgdesknek az a része, amely más programokkal beszél, leállt, ezért az asztal bezárult.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>A közvetítőnek most nincs helye, vagy innen túl gyakran kérdezték.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>A szerver nem válaszol, vagy bontotta a kapcsolatot ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>A szerver nem enged be; jelentkezz be oda újra, ugyanazzal a névvel.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>A szerver olyan játékot játszik, amelyet ez a program nem ismer.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Az asztal ezen a hálózaton nem mutatható, de a meghívója működik ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Az asztal ezen a porton nem várhat; válassz másikat a beállításokban ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>A meccs két jegyzőkönyve nem egyezik.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Ez a kód már senkit sem enged be; kérj újat, vagy kérd a meghívót.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Ez a meghívó nem ahhoz az asztalhoz vezet, amelyik ott áll; kérj újat.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Ez a meccs már nincs a szerveren.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Ehhez a meccshez kell a fiókod jelszava, amelyet sehol sem tárol: jelentkezz be újra a szerveren, ugyanazzal a névvel.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Három rossz kód érkezett, ezért a kód már senkit sem enged be; mutasd meg újra az asztalt.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Ami ott válaszol, nem asztalok közvetítője, vagy más verziót beszél.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Amire az asztalnak szüksége van, nincs a lemezen, vagy nem írható oda, ezért bezárult ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>A dobásod túl korán jött, és nem számít.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Távol, a meccs vár</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Keresés…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Kapcsolódva</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Senki más nem nézheti.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Három perce nem történt semmi. Óra nélkül senki sem veszít a várakozással: kérdezz a csevegésben, várj tovább, vagy hagyd el az asztalt; a meccs megmarad, de nem igényelheted a győzelmet.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Mások játék közben nézhetik a meccset.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Dobás…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Dobás… a dobások mindkét számítógépből származnak.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>A másik játékos most nem hallható; a meccs és az órák várnak.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>A játékosok csak a játszmák között olvassák, amit mondasz.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Az asztal most nem hallható; a keresése folyik.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Az asztal bezárult</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Az asztal bezárult. Folytasd a meccset a Meccs menü „Asztalok a hálózaton…” pontjában.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Az asztal bezárult; a meghívójával újra nézheted.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Ezt nézed: {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Korábbi pozíció · a szóköz visszavisz a játszmához</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Ez korábbi pozíció: a játékhoz menj vissza a játszmához.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Ezt a meccset nézed; a „Továbbjátszás…” innen játszmát indít.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Megengedem</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Nem, játsszunk tovább</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Visszavágó</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>A kód nyolc számjegyből áll; a másik számítógépnél az asztal mellett látható.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Az asztalokról</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Ezen a hálózaton senkit sem lehet keresni ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Asztalok a hálózaton</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Ez nem egy szerver címe: név kell, vagy név, kettőspont és port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Ez nem asztalhoz szóló meghívó: annak „bgdesk:” az eleje, és 52 betű és számjegy a vége.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Ez nem nézői meghívó: annak „bgdesk-watch:” az eleje, és 52 betű és számjegy a vége.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Az asztalod még nyitva van, bár a táblán másik meccs van.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Új címke</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Címkék</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>%n meccs címkéi:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Kérem</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Kéred a másik játékost, hogy engedje visszavenni az utolsó döntésedet?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Ha megengedi, a meccs onnantól gyakorlásnak számít, és senkinek az értékszámán nem változtat.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Senki sem tudja, mi lesz a következő dobás.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavétel</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Visszaveszed az utolsó döntésedet és ami utána jött?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Visszavétel, új dobások</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Visszavétel, ugyanazok a dobások</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>A meccs ekkor gyakorlásnak számít, és nem változtat az értékszámodon.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>A másik játékos megengedi, vagy továbbjátszik; a későbbi dobások nem jönnek újra.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>A dobások ugyanabban a sorrendben jönnek újra.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n bábu kipakolva</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Véletlen, a meccseidből</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Kizárás</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Véletlen, a &amp;gép játszotta</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Sablonok</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>A gép saját maga ellen %n kör alatt jutott ebbe a pozícióba.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>A gép néhány kört játszik…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Ez a pozíció ebből a meccsből való: {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Köszönöm, nem</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Játsszunk</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>A &amp;szabályok</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>A fekete bábukkal játszol.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>A fehér bábukkal játszol.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} nyitotta ezt az asztalt, és ezt szeretné játszani:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>A szöveg fajtája</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>A pozíció szövege</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Ennek a pozíciónak nincs ilyen szövege; ide bármilyen XGID vagy azonosító beilleszthető</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>A bgdesk saját szövege</translation>
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
        <translation>Buchholz (1 nélkül)</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Erőnyerő</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Vigaszág</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Várható</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Döntő</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>A sorsolás és minden dobás ujjlenyomata (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Csoport</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>{letter} csoport</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Legnehezebb helyes döntés</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Kieséses szakasz</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>{first} – {second} vesztese</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Vesztes ág</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Fő ág</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Meccsről meccsre</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Meccs a harmadik helyért</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Helyezések</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Rájátszás</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progresszív</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Negyeddöntő</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Legjobb {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>{number}. forduló</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Második döntő</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Titok: {digits}. E bájtok SHA-256 értéke az ujjlenyomat.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Elődöntő</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>A torna győztes nélkül ért véget.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>A torna véget ért; az első hely megosztott: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Ezt a meccset most játsszák; az első dobástól láthatod, amint véget ért.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Ez a meccs a következő; az első dobástól láthatod, amint véget ért.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Most játszható</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Győztes ág</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Megnyert</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Legrosszabb döntés</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Megnyerted a vigaszágat.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Megnyerted a tornát.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A döntőd: ellenfél {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A meccsed a harmadik helyért: ellenfél {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A következő meccsed: ellenfél {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>A következő ellenfeled még nem ismert.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A negyeddöntőd: ellenfél {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Az elődöntőd: ellenfél {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>A tornád véget ért.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>A tornád véget ért; a többiek tovább játszanak.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>ellenfél: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>most játsszák</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>versenyigazgatói döntés</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>vereség, ellenfél: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>időtúllépéssel elveszett</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>eltávolított meccs</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>nem játszották le</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>{points} pontig</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>folyamatban</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>győzelem, ellenfél: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>ezt nézed</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>te jössz</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} vagy {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} – {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first}–{last}</translation>
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
        <translation>{name} megnyerte a vigaszágat.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} megnyerte a tornát.</translation>
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
        <translation>{won} / {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Ez már nem lehetséges: a torna időközben továbbment.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Kezdés</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Mentés faliújságra…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Nézés</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Ágrajz</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Az ujjlenyomat másolása</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>A titok másolása</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Igazgatás…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Az én &amp;utam</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Meccsek</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Helyezések</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Mentés ké&amp;pként…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Mentés &amp;weblapként…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Mutatva</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Ez a sorsolás. Kezdd el, ha tetszik; onnantól érvényes.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>A játékod</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>A tornákról</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Minden torna</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Ágrajz</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Módosítás</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Új torna</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ez a torna nem játszható le ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Az est tornája</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Tornák</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip az utolsó dobás ({dice}) előtt; most {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout: {engine} ({settings}): %n játszma; standard hiba itt {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Egy hatra lévő blotot 17 dobás üt, több, mint bármely más távolságban: tizenegyben van 6-os, a többi hatot ad összesen ({rolls}). Ha a pontjaid megállítják a kombinációkat, 11 marad.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Az a lépés is helyesnek számít, amelynek ára legfeljebb {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>A terv csak a bábukból derül ki, azokkal a szabályokkal, amelyeket a „Mutatók az idő során” oldal is használ. Csak olyan pozíciók szerepelnek, amelyeknek a terve világos, és két körrel később is ugyanaz.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Egy prime, és mögötte egy bábu</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-es pontos játék</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1-es pontos játék: Fekete lövésre vár</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>{best} után 36 dobásból {least} üt; {yours} után {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Minden lépés</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>A válasz egy százalékponton, gammonárnál {near} eltérésen belül számít helyesnek.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Válaszolj a szokásos kezdőlépésekre.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Megválaszolva</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Kérdezd meg magadtól, elfogadható-e. Ha egyik irányban sem vagy biztos, duplázz. Az ellenfeled is bizonytalan lehet, és tévesen fogadhat el vagy passzolhat.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Pakolj ki bábut, amikor csak tudsz; minden bent maradó egy egész dobásba kerülhet.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Kipakolás</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Fekete bábui mögött Fehérnek csak a horgonya van a 24-es ponton, Fekete 1-es pontján. Minden remény egy késői lövésben van.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Jobb ez: {best}. Ennyi dobásba kerül átlagosan {yours}: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Jobb ez: {best}; {yours} ára {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Feketének bábuja van a sorompón, vagy egyedül áll Fehér otthonában, és nincs ott horgonya. Fehérnek elég bábuja van ott az ütéshez és a pontok lezárásához.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Fekete dob. Mely dobások ütik egy bábudat?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Fekete kezdése {dice}, lépése {move}. Mit válaszolsz?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Fekete kipakolt bábui</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Fekete terve</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Fekete a sorompón áll</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Mindkettő helyes.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Mindkettő tartja a midpointját</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Bábuk</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Kizárva: egy bábu a sorompón</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Csoportok</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Kombinált</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Ár</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Számold meg egy játék közben előforduló pozíció mindkét oldalát.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Számolj egyszer, aztán vond le minden dobást. Ha kiütnek, adj hozzá 25 mínusz annyit, ahányas ponton kiütöttek.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Duplázási döntések, amelyek lépésenként változnak, amíg más lesz a helyes válasz.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Közvetlen</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Távolság a sorompótól: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>A belépés után ütő bábuk távolságai: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Az ütő bábuk távolságai: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Oszd a táblát hárompontos csoportokra: 1–3, 4–6 és így tovább. Minden bábut úgy számolj, mintha a csoportja középső pontján állna: 2 pip az első csoportban, 5 a másodikban, mindig 3-mal több. Aztán adj hozzá 1-et minden bábuért a csoport legmagasabb pontján, és vonj le 1-et mindegyikért a legalacsonyabbon.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: mindkettőtöknek egy pont kell.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Duplázás, passz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Duplázás, elfogadás</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Duplázás, elfogadás vagy passz egy versenyfutás végén. A válaszok pontosak.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Duplázás {cube} értékre: passz után {passed} eséllyel nyered a meccset, elfogadás és vereség után {lost}, elfogadás és győzelem után {won} eséllyel. Így ennyi kell: ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Duplázva, passz</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Duplázva, elfogadva</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplikáció</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Effektív pipszám</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Becsüld meg, hány pipbe kerül valójában egy kipakolás, a tornyok és rések pazarlásával együtt.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Pontosan</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Tizenöt bábu simán elosztva a 6-os, 5-ös és 4-es ponton 7–8 pipet pazarol. A rések és az alacsony pontokon álló bábuk többet, mert nagy számok mennek el rövid lépésekre.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Találd meg a legjobb lépést kipakolás közben. A válaszok pontosak.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Találd meg a legkevesebb lövést hagyó lépést. Nem kell a legjobbnak lennie.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Képletek a tábla mellé, nem pontosak</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Az equitytáblázatból</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Játéktervek</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonár, duplázó: {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonár: (gammongyőzelem - győzelem) / (győzelem - vereség), mind a meccs megnyerésének esélyeként.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Félátlépések</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Tartójáték</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Az 5-ös pont tartása</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Hány pip kell az egyes oldalaknak?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>A rácson ✓ a megtalált, + a kihagyott, ✗ a bejelölt, pedig nem üt.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Értékelte: {engine}, {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith-számolás</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Tanulj meg fejből néhány csoportot, és gondolatban tologasd a bábukat, amíg meglátod őket. A zárt tábla 42, öt bábu a midpointon 65, kettő a 24-es ponton 48, és egy ötpontos prime, amely a 4-es ponton kezdődik, 60. Amíg az egyik bábut ugyanannyi pippel tolod előre, mint a másikat hátra, a szám ugyanaz marad.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Az ellenfelednek ugyanaz a szám kelljen két jó dologra. Két blot, amelyet egyaránt 4-es üt, alig kerül többe, mint egy.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Jelöld be őket a rácson; a szélén lévő szám minden vele való dobást bejelöl. A két kocka mindkét sorrendje együtt jelölődik. Ctrl+Enter válaszol.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Jelöld be, mely dobások ütnek a 36-ból.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Bejelölve</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Pénzjáték, a duplázókocka középen. Mindkét oldalon olyan kevés a bábu, hogy minden szám pontos.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Pénzjáték, Jacoby-szabály nélkül.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Pénzjáték. Már senki sem nyerhet gammont.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Pénzjáték. A duplázókocka középen van, a gammon számít.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Nevezd meg a tervet, amelyet egy pozíció kíván.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Már egy bábut sem lehet ütni: csak a pipek számítanak.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Nincs világos terv</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nincs duplázás</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Nincs visszaduplázás</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Egy dobás sem üt közülük kettőt, így a számok összeadódnak.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Duplázás nélkül</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Még nem próbáltad.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Itt csak a biztonság számít. A legbiztonságosabb lépésnek nem kell a legjobbnak lennie.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Megnyitások</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Egyébként tölts ki réseket: lépj bábuval üres pontra, és kerüld a tornyokat.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Pipszám</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pipek</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Lépd meg az első dobást pénzjátékban és bármely állásnál.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Pontról pontra</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Egymás utáni pontok</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Prime-játék</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Versenyfutás</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Duplázás futásban</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Visszaduplázás, passz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Minta-duplázások</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Válaszok</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Helyes</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Helyes válasz</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Helyes: 36 dobásból {number} üt.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Dobások</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Ütő dobások 36-ból</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Ütő dobások, az összes lehetséges lépés átlagában: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Hátralévő dobások</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Ökölszabályok</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Folyamatos számolás</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Futójáték</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Legbiztonságosabb lépés</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Lövések</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Lövések távolság szerint, közben semmi</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Tornyok az 1-es pontokon, mindkét oldalon ugyanannyi</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Elfogadási pont, duplázás után: {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Elfogadási pontok</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>A 36 dobás</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>A legjobb lépés átlagosan a legkevesebb dobást hagyja.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>A legjobb lépések</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>A hatra lévő blot</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>A duplázókocka középen van.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>A duplázókocka a tiéd, értéke 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Az effektív pipszám a kipakolásig kellő dobások átlaga 49/6-dal szorozva. Egy pipen belüli válasz helyes.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>A számok pontosak: az összes ilyen pozíció táblázatából valók.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>A játszma első dobása: hogyan lépnéd meg?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>A gammonár az, amennyit egy gammon hozzátesz a győzelemhez, a győzelem és a vereség különbségének hányadaként. Pénzjátékban {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Az utolsó dobás: Fekete legközelebb kipakol</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Utolsó {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>A versenyfutás kiegyenlített.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>A helyes válasz: {right}. „{chosen}” ára {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>A helyes terv</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>A dobás magában nem magyarázza: egy bábut kiütöttek, vagy a dobás egy részét nem lehetett lelépni.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Az állás lapja</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Az elfogadási pont az a nyerési esély, amely az elfogadáshoz kell, ha nincs gammon, és a duplázókockát nem fordítják többé.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Együtt ennyivel kevesebb: {number}, mert ugyanazok a dobások több helyen ütnek. Ilyen duplikációt akarsz, ha egynél több blotot kell hagynod.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Túl jó a duplázáshoz</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Két dobás: Feketének két dobás kell, vagy egy dupla</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Hatig a lövés közvetlen, és egy blot közel biztonságosabb, mint távol: hatra 17 dobás üti, aztán 15, 15, 14, 12, és egyre 11. Héttől a lövés közvetett: mindkét kocka kell, és legfeljebb 6 dobás üt. Ezért tedd a blotot az ütő mellé vagy hétre és messzebb, hatra csak ha muszáj.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Pazarlás</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Mennyi az effektív pipszám?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Mi Fehér terve?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Mi mennyit pazarol</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Mi kell az elfogadáshoz egy állásnál, és mit ér ott egy gammon.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Ahol mindkét oldalnak ugyanannyi bábuja van ugyanazon a saját pontján, hagyd ki őket: a különbségen nem változtatnak.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Melyik lépés hagyja a legkevesebb lövést?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Fehérnek négy vagy több egymás utáni pontja van egy fekete bábu előtt, amelyet vissza akar tartani.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Fehérnek már senkije sincs Fekete otthonában, és vezet, vagy már kipakol. Mindenkinek haza és ki kell jutnia ütés nélkül.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Fehérnek {white}, Feketének {black} pip van hátra.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Fehér messze lemaradt, két pontot tart Fekete otthonában, és késői lövésre vár.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Fehér nem vezet egyértelműen. Az utolsó bábuk együtt állnak egy horgonyon vagy a midpointon, és lövésre vagy nagy duplára várnak.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Fehér következik.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Fehér következik. Mit tegyen a két játékos?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Fehér a tiéd, alul.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Fehér előnye a versenyfutásban: {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Fehér lép: hogyan pakolsz ki a legjobban?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Fehér hátránya a versenyfutásban: {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Fehér bábui a zónában</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Fehér kipakolt bábui</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Fehér előnye pipben</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Fehér pipjei</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Ki mondja</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Ha minden bábu az 1-es ponton van, minden kettőért számolj 7 pipet, és még 1-et: tíz bábunak 36 kell.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Ha két bábu maradt, számold meg, hány dobás pakolja ki mindkettőt.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Duplázókocka nélkül Fehér a játszmák {chance}-át nyeri.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolsey törvénye</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Neked {own} pont kell, az ellenfelednek {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Neked {own} kell, az ellenfelednek {other}; a Crawford-játszma véget ért.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Neked {own} kell, az ellenfelednek {other}; ez a Crawford-játszma.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>A válaszod</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>{point}. pont: a blotodat 36 dobásból {number} üti.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>A számításod eltér a helyestől: Fehér {white}, Fekete {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>A lépésed nincs a táblázatban: drágább, mint az összes mutatott.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>építő</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>nem üt</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>üt</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>üt, és kimaradt</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>utolsó válasz</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover&apos;s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>pontot épít ki</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>{number} eltérés (pip)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>futás</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>eddig</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>szétválasztás</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>a tiéd</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} a sorompón</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{point}. pont: {count}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} feladva</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>36 dobásból {number} üt; te ennyit jelöltél: {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} eltérés 36 dobásból</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} százalékpont eltérés</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{all} közül {right} helyes.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{all} közül {right} helyes</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} helyes</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Minden kérdés újonnan készül, így nincs mit bemagolni. A válaszaid megmaradnak: minden tréner megmutatja, hogy ment az utóbbi időben.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>A trénerekről</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Minden tréner</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Trénerek</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Változatok</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>&amp;Mégis beaver</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Legjobb: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>&amp;Mégis duplázok</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Az ára {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Az a cél, hogy ne veszíts gammont.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>A gammon megnyerése a cél.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>A játszma megnyerése a cél, inkább, mint a gammon.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Mégis ezt lépem</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Nézd meg még egyszer az egész táblát: mit akar az egyik és a másik játékos?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Ebben a játszmában egy döntés sem került annyiba, hogy az oktató szóljon róla.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Nem ez: próbáld újra.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Most nem: itt a válasz.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Egy pillanat…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Ezek egyike a legjobb lépés:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>&amp;Mégis passz</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>&amp;Mégis dobok</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>&amp;Mégis elfogadom</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Ennek ára {cost}: visszaveszed?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>A legjobb lépés a bekarikázott pontokon lévő bábukkal kezdődik.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Minden mutatóban az első próbálkozás számít: {choice}, ára {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Az oktató nem tudta megnézni ezt a döntést. A meccs folytatódik.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Az oktató semmit sem mondott erről: H tippet kér a motortól.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Az oktató gondolkodik…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Van jobb.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Gondolj egy pontra, amelyet kiépíthetsz.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Gondold meg, hány játszmát kellene megnyerned az elfogadáshoz.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Gondolj a pozícióra, a versenyfutásra és a fenyegetésekre: kinek mennyi van belőlük?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Gondolj a biztonságra: mi üthet ki legközelebb?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Gondolj a bábuk kipakolására.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Gondolj a gammonokra, amelyeket továbbjátszva nyersz.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Gondolj a következő két dobásra: mennyit változtathatnak?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Gondolj az otthonod pontjaira.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Gondolj az ellenfeledet blokkoló pontokra.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Gondolj a meccs állására.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Gondolj a tempóra: van mit ütni?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Gondold meg, mit adsz fel a biztonságért.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Gondolj arra, ami az ellenfeledet a sorompón tartja.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Gondold meg, mit válaszolna az ellenfeled egy duplázásra.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Gondolj a hátsó bábuidra: kiépíthetnek egy horgonyt?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Gondolj a hátsó bábuidra: ideje futni?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Gondolj az ellenfeled hátsó bábuira: kiszabadulhatnak?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Oktató: elmagyarázza, aminek ára {cost} vagy több (duplázó {cube}). A csend azt jelenti: nem rosszabb ennél.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Oktató: minden játszma után felsorolja, aminek ára {cost} vagy több (duplázó {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Oktató: visszaveszi, aminek ára {cost} vagy több (duplázó {cube}). A csend azt jelenti: nem rosszabb ennél.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Oktató: figyelmeztet arra, aminek ára {cost} vagy több (duplázó {cube}). A csend azt jelenti: nem rosszabb ennél.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Ami végül meg lett lépve, túl olcsó volt ahhoz, hogy a listára kerüljön.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Minden figyelmeztetést megfogadtál: nem maradt drága megnéznivaló.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>duplázás</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>nincs duplázás</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>take</source>
        <translation>elfogadás</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (első próbálkozás)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (próba)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} ára {cost}.</translation>
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
            <numerusform>%n megnézendő döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Figyelmeztetések: %n. Megfogadva: {heeded}. Megmentett equity: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Oktató</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Utána: mit nézz meg minden játszma után</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Duplázási döntések, amelyek ára legalább</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Duplázó:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Magyarázat: azt is megmondja, mibe kerül</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Ettől az ártól</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Lépések, amelyek ára legalább</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Lépések:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Jelzés: szól, hogy van jobb</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Tanítás: kétszer visszaveszi, aztán megmutatja</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>A meccs gyakorlás, nem számít az értékszámba. A csend azt jelenti: nem rosszabb ennél.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Órára játszva nincs oktató.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>Ebben a játékban nincs oktató: itt senki sem tudja az esélyeit.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Gépek között nincs kit tanítani.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Oktató</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>A barátod oktatója</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>A &amp;barátod</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Segíts</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Így hagyom</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>&amp;Újragondolom</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Visszaveszem</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Oktató</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Miért</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Mindketten ezt dobták: {die}, ezért újra kell dobni. Most mi jött ki?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>A kezdés: egy-egy kocka, a nagyobb kezd. Mit mutattak?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Mit mutattak a kockák?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Te dobsz: mit mutatnak a kockák?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} dob: mit mutatnak a kockák?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Kattints a számokra, vagy gépeld be őket: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Ferde, újradobás</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Első kocka</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Második kocka</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Ez a dobás</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>A dobás begépelése</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Megjelenítés &amp;mappában</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Az eltávolítás visszavonása (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Másik program használja a könyvtáradat. A bgdesk bezárul, amint minden mentve van.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Másik program használja a könyvtáradat. A bgdesk ezt menti, amint tudja.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Baklövés, {cost}: a legjobb {best} volt</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Duplázás, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Duplázás, passz</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Duplázás, elfogadás</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Kétes, {cost}: a legjobb {best} volt</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Hiba, {cost}: a legjobb {best} volt</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Kihagyott duplázás, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Kihagyott visszaduplázás, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Nincs duplázás, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Nincs duplázás, elfogadás</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Nincs visszaduplázás, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Nincs visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Választható duplázás, passz</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Választható duplázás, elfogadás</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Választható visszaduplázás, passz</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Választható visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Visszaduplázás, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Visszaduplázás, passz</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Helyes</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Helyes: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Elfogadási pont {take} gammon nélkül, halott duplázóval · gammonár {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Túl jó a duplázáshoz, passz</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Túl jó a duplázáshoz, elfogadás</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Túl jó a visszaduplázáshoz, passz</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Túl jó a visszaduplázáshoz, elfogadás</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Hibás beaver, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Hibás duplázás, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Hibás otter, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Hibás passz, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Hibás raccoon, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Hibás visszaduplázás, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Hibás elfogadás, {cost}: a helyes: {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>duplázás, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>duplázás, passz</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>duplázás, elfogadás</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>nincs duplázás, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>nincs duplázás, elfogadás</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>nincs visszaduplázás, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>nincs visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>választható duplázás, passz</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>választható duplázás, elfogadás</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>választható visszaduplázás, passz</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>választható visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>visszaduplázás, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>visszaduplázás, passz</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>visszaduplázás, elfogadás</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>elfogadás</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>túl jó a duplázáshoz, passz</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>túl jó a duplázáshoz, elfogadás</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>túl jó a visszaduplázáshoz, passz</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>túl jó a visszaduplázáshoz, elfogadás</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: a legjobb {best} volt</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} meccs)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>A meghívó &amp;másolása</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Látható ezen a hálózaton</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Az &amp;asztal bezárása</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>A &amp;nézői meghívó másolása</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Meghívó</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Ekkor mások ezen a hálózaton megtalálhatják, és helyette rövid kóddal csatlakozhatnak.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Mások ezen a hálózaton megtalálják az asztalodat, és ezzel a kóddal csatlakoznak. Olvasd fel annak, akit szeretnél.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Küldd el annak, akivel játszani szeretnél: akinél van, leülhet.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>A meghívó a vágólapon van.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>A nézői meghívó a vágólapon van.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>A meccs elkezdődik, amint a másik beleegyezik. Addig mást is tehetsz ebben az ablakban; az asztal nyitva marad, amíg be nem zárod.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Hol van a másik játékos</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Az asztalod nyitva van</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>bárhol, közvetítőn át: {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>ennél a számítógépnél ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>ezen a hálózaton ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>az interneten ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Döntés: {number} / {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>A hibák a meccs elemzése után ismertek: nyomj F7-et.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Ez előtt nincs hiba: ez a meccs utolsó hibája.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>E fölött nincs saját változatod.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Nem volt törölt változat.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>A végéig nincs több hiba: ez újra az első.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Ebből a pozícióból nem ágazik el más változat.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Senkinek sem volt legalább {cost} árú hibája.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Ez a meccs vége.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>A változat törölve. Ctrl+Z visszahozza.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Ez a meccs eleje.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Ez a változat vége.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Ez a változat a fájllal jött, és marad.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Minden hibát láttál.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Nem volt legalább {cost} árú hibád.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>hiba: {number} / {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}: nem volt legalább {cost} árú hiba.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Oldal a böngészőnek (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Kép (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>A torna mentése</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>Nem lett kiírva: {file} ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Nem lett kiírva: {file}.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Gyorsabban</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>&amp;Szünet</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>A meccs &amp;kiértékelése</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Lassabban</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Egy lépés</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Az &amp;ágrajzhoz</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>A &amp;végére</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Valami elromlott a bgdeskben, és e meccs hibái nem mutathatók. A meccs és az elemzése megmaradt; a részletek a naplóban vannak.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Személy hozzáadása…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Át&amp;nevezés…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Személy hozzáadása</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Visszahozás</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nevek a meccseidben</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Személy</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>A személy átnevezése</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Még nincs meccs nevekkel.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Jelöld be a neveket, amelyeken ez a személy játszik. A mutatók és az értékszám azonnal követik.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Ki kicsoda</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Egy duplázást passzolni kell, ez {refusal} értékű; a továbbjátszás {value} értékű.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>A két játékos következő dobása után egy duplázást az esetek {share}-ában már nem lehetne elfogadni.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Horgonyok</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Első pillantásra már ennek ára is {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Ennél az állásnál</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammonok</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Blokkoló pont</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blotok</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blotok az otthonban</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Pontonként a harmadikon felüli bábuk</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Bábuk az 1-es és a 2-es ponton</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>A blokk mögé szorult bábuk</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Drága lövések</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Duplázó</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Dupla ütések</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Könnyű belépni</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Elég győzelem</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Még ha a duplázókockát soha többé nem fordítják is, az elfogadáshoz elég lenne a játszmák {needed}-át megnyerned; itt ez {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Még ha a duplázókockát soha többé nem fordítják is, {name} elfogadásához elég lenne a játszmák {needed}-át megnyerni; itt ez {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Minden más ára {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Minden más visszaad ennyit: {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Megnyert játszmák</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Vesztett gammonok</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Nyert gammonok</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Passzolni kell</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Otthoni pont</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Ha a duplázókockát soha többé nem fordítanák, az elfogadáshoz a játszmák {needed}-át kellene megnyerned; itt ez {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Ha a duplázókockát soha többé nem fordítanák, {name} elfogadásához a játszmák {needed}-át kellene megnyerni; itt ez {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Pénzjátékban ez a döntés helyes lenne; ennél az állásnál nem az.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>{chance}-kal ritkábban veszít gammont, ez visszaad {share} értéket.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>{chance}-kal gyakrabban veszít gammont, ennek ára {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>{chance}-kal gyakrabban veszít gammont: {share} az elvesztett {loss} értékből.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>{chance}-kal ritkábban nyer gammont, ennek ára {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>{chance}-kal ritkábban nyer gammont: {share} az elvesztett {loss} értékből.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>{chance}-kal gyakrabban nyer gammont, ez visszaad {share} értéket.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>{chance}-kal ritkábban nyer, ennek ára {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>{chance}-kal ritkábban nyer: {share} az elvesztett {loss} értékből.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>{chance}-kal gyakrabban nyer, ez visszaad {share} értéket.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Előny a versenyfutásban, pipben</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Kienged egy bábut</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>A leghosszabb blokk, pontban</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Kiépített pontok</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Elveszett piac</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Kihagyott ütés</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Több lövés</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>A veszteség nagy része a backgammonokból jön.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>A veszteség nagy része a duplázókockával függ össze; nélküle a két lépés közelebb állna.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Nincs duplázás: {played}, duplázás: {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Nincs a bgdesk által ellenőrizhető ok, amely magában megmagyarázná a veszteséget.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Nincs indok: a különbség a rollout hibáján belül van.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Nincs indok: a két lépést nem egyforma mélyen vizsgálta.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Nincs visszaduplázás: {played}, visszaduplázás: {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nincs vesztenivaló</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ellenséges bábuk a sorompón</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pipszám</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Pontok az otthonban</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Külső pontok, 7-től 17-ig</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Be nem léptető dobások</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>10 vagy több pipért ütő dobások</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Kétszer ütő dobások</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Ütő dobások 36-ból</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Egyet kiengedő dobások</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Rövidebb blokk</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Elfogadás és passz itt közel van egymáshoz: ha nem vagy biztos, melyik helyes, duplázz.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>A duplázás értéke {played}, nincs duplázás: {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>A hiba túl kicsi ahhoz, hogy biztosan meg lehessen nevezni az okát.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Az ellenfélnek egy pont kell, így a duplázókocka neked semmibe sem kerül.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Az ellenfélnek egy pont kell, így a duplázókocka semmibe sem kerül neki: {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>A passz értéke {played}, az elfogadásé {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>A visszaduplázás értéke {played}, nincs visszaduplázás: {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>A maradék, többnyire a duplázókocka, ára {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>A maradék, többnyire a duplázókocka, visszaad ennyit: {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Az elfogadás értéke {played}, a passzé {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Van idő</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Van idő: a két játékos következő dobása után egy duplázást az esetek mindössze {share}-ában nem lehetne már elfogadni.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Van idő: bármit dob is a két játékos legközelebb, egy duplázás utána még elfogadható.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Ott duplázás nélkül {value}, elfogadott duplázással {take} az érték.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ezek csak {name} lépése után ütnek:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Ezek csak a te lépésed után ütnek:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Ezek csak {best} után ütnek:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ezek csak {name} lépése után:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Ezek csak a te lépésed után:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Ezek csak {best} után:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Túl kevés győzelem</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Túl jó</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Túl jó a duplázáshoz: a továbbjátszás értéke {value}, a passzé {refusal}; a játszmák {gammons}-a gammongyőzelem.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Túl biztonságos</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{all} dobáspárból {count}, első pillantásra.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>További adatok</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Miért</translation>
    </message>
    <message>
        <source>best</source>
        <translation>legjobb</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>meglépve</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Pozíció</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Szabálytalan lépés nem fejezheti be a játszmát.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Elfogadod, vagy továbbjátszol?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (amerikai)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (európai)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (tengerészeti)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Minden bábudnak be kell lépnie, mielőtt bármelyik továbblép.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Minden kockádat lelépted.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Előbb egy ajánlatra kell válaszolni.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Ezen a meccsen nincs beaver.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Brit ötös</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>A bábuk csak előre lépnek: a magasabb pontokról az alacsonyabbakra.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Kattints egy bábura a lépéshez: {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Kattints egy bábura a lépéshez: {left} · jobb kattintás: {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Kattints a kockákra a kör befejezéséhez</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Kattints a kockákra a dobáshoz</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Kattints a kockákra az újabb dobáshoz</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Kattints a kockákra a dobáshoz · a duplázókockára a duplázáshoz</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Maradt még lelépendő kocka.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Holland backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Kényszerű, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Kényszerű: helyetted meglépve: {play}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Holland-szabály: senki sem duplázhat, amíg mindketten két dobást meg nem játszottak.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 bábu)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 bábu)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>Ebben a játékban csak a pontos szám pakol ki bábut.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te következel.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Te hagytad, most {name} lépi</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name} hagyta, most te léped</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name} hagyta, most {other} lépi</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Megmaradt: {numbers}, most te léped meg.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Megmaradt: {numbers}, most {name} lépi meg.</translation>
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
        <translation>Előbb nevezz meg egy duplát: kattints egy kockára, vagy nyomj 1–6-ot.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Nevezz meg egy duplát: ha mindet lelépted, újra dobsz · kattints egy kockára, vagy nyomj 1–6-ot</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Nevezz meg egy duplát; a kocka túloldalán lévő követi: ha mindet lelépted, újra dobsz · kattints egy kockára, vagy nyomj 1–6-ot</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Utána duplát nevezel meg · kattints a kockákra a folytatáshoz</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Utána újra dobsz · kattints a kockákra a folytatáshoz</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Utána {numbers} · kattints a kockákra a folytatáshoz</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Egy bábu sem juthat túl a tábla közepén, amíg mind be nem lépett.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Ebben a játszmában nincs duplázókocka: ez a Crawford-játszma.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Nincs szabályos lépés · kattints a kockákra a folytatáshoz</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Nincs szabályos lépés: nyomj Entert a folytatáshoz.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>Ebben a körben több bábu nem hagyhatja el a rajtot.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Senki sem pakolhat ki, amíg egy saját bábuja le van szorítva.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Az első kör előtt senki sem duplázhat.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Ezzel a dobással egy bábud sem éri el a sorompót.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Ezzel a dobással egy bábud sem éri el a tartalékot.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Ezzel a dobással egy bábud sem éri el a tálcát.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Ezzel a dobással egy bábud sem éri el ezt: {point}. pont.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Csak az egyik kocka léphető meg, és akkor ezt kell: {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Lépd meg ezt a dobást, vagy dobd újra mindkettőt · kattints egy bábura vagy az „Újradobás” gombra</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Szóköz: következő játszma</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Szóköz: következő játszma: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Előbb dobj, aztán lépj.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Orosz backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Hat egymás utáni pont elé ellenséges bábu kell.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Elfogadod, vagy passzolsz? · kattints a duplázókockára az elfogadáshoz</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Elfogadás, passz vagy beaver? · kattints a duplázókockára az elfogadáshoz</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Elfogadás, passz vagy otter? · kattints a duplázókockára az elfogadáshoz</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Elfogadás, passz vagy raccoon? · kattints a duplázókockára az elfogadáshoz</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Elfogadás, passz vagy visszaduplázás? · kattints a duplázókockára az elfogadáshoz</translation>
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
        <translation>Az a bábu le van szorítva: ellenséges bábu fekszik rajta.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Az az ellenfeled tálcája.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Az a lépés szabálytalan: emelj kifogást most, vagy dobj, és akkor érvényes</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Ahhoz a lépéshez ez kell: {die}, és nincs meg neked.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Az a pozíció nem lehetséges.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Az ütő bábunak ebben a körben ott kell maradnia: {point}. pont.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Az ottani bábuk az ellenfeledéi: {point}. pont.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>A duplázókocka már nem fordítható magasabbra: fogadd el, vagy passzolj.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>A duplázókocka már eleget ér: ez a játszma megnyeri neked a meccset.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>A duplázókockát az ellenfeled fordíthatja.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>A motor hibát jelzett; egyszerű játékos lép a helyére, és a meccs folytatódik.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>A motor újra meg újra leállt, és most már nem indul többet; a meccs megmarad.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>A motor leállt, és újraindult; ott folytatja, ahol volt.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>A játszma ennyiért nem veszthető el.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A meccs véget ért.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>A felállás érvényes: ebben a játszmában már két lépés történt.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>A beállítások nem olvashatók ({detail}); az alapértékek érvényesek, a fájl megmarad.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>A beállítások nem menthetők ({detail}); a bgdesk bezárásáig érvényesek.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>A beállításokat újabb bgdesk írta; az itteni módosítások nem lesznek tárolva.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>A „{detail}” tárolt értéke nem megengedett; az alapérték érvényes.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Az erős motor nem tudja kezelni ezt a pozíciót; itt egyszerű játékos dönt.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Az erős motor nem ismeri ezt a játékot; egyszerű játékos lép a helyére.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Ez még lelépendő: {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Ezt meg kell lépni: {die}. Mindkét kockát fel kell használni, ha lehet.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Ez a pont le van zárva, az ellenfeled tartja: {point}. pont.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Ez a pont tele van: {point}. pont. Ebben a játékban legfeljebb öt bábu fér rá.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Van bábu itt: {point}. pont. Ezért ez nem pakolhat ki alacsonyabbat: {die}.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1 pontos meccsen nincs duplázókocka.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nincs mit visszavenni.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Ezek a számok le vannak lépve. Utána duplát nevezel meg: kattints a kockákra a folytatáshoz.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Ezek a számok le vannak lépve. Utána újra dobsz: kattints a kockákra a folytatáshoz.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Ezek a számok le vannak lépve. Utána {numbers}: kattints a kockákra a folytatáshoz.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ez a játszma véget ért.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ezt a játékot duplázókocka nélkül játsszák.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Ez az ellenfél nem tud játszani: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Azok az ellenfeled bábui.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Ezt most nem teheted.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Nincs bábud a tartalékban.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Nincs bábud a sorompón.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Nincs bábud a tálcán.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Nincs bábud itt: {point}. pont.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Nincs ott bábud, amely léphetne.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Már dobtál: dobás előtt duplázz.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Akkor pakolhatsz ki, ha minden bábud otthon van; egy még a tartalékban van.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Akkor pakolhatsz ki, ha minden bábud otthon van; egy még a sorompón van.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Akkor pakolhatsz ki, ha minden bábud otthon van; egy még itt van: {point}. pont.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Akkor pakolhatsz ki, ha minden bábud belépett és otthon van.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Akkor üthetsz, ha egy bábud elérte az otthonodat.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Annak a kiinduló táblarésznek mind a hat pontját nem tarthatod.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>A megmaradt számokat te léped meg</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>A sorompón lévő bábudnak előbb be kell lépnie.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>A kockáid nem érik el a sorompót, se külön, se együtt.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>A kockáid nem érik el a tartalékot, se külön, se együtt.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>A kockáid nem érik el a tálcát, se külön, se együtt.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>A kockáid nem érik el ezt, se külön, se együtt: {point}. pont.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Az első bábudnak túl kell jutnia az ellenfeled rajtján, mielőtt másik elindul.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Az ellenfeled ennél többet is visszautasított.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>A hat pontod minden ellenséges bábut elzár: meg kell nyitnod őket.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>Ezt a táblát a bgdesk állította fel; csak a saját táblád lehet hibás, például begépelt dobásoknál.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} kezdi a következő játszmát</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} lépi meg a megmaradt számokat</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Az elemzés haladása</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Ami már elemezve van, megmarad, a többi később is elvégezhető</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Minden más itt van: {folder}, de ezeket nem lehetett kiírni: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Biztonsági mentés ebbe a mappába</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>A nap biztonsági mentése</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Biztonsági mentés visszaállítása előtt</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>A bgdesk frissítése előtt</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Minden oldal és minden meccs ellenőrzése…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Bezárás és ú&amp;jraindítás</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Mindent átmásol és összevet, mielőtt ott használná; ami itt van, marad, amíg a kukába nem teszed. Ehhez a bgdesk bezárul, és újraindul.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Minden itt van: {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Minden exportálása ebbe a mappába</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Minden exportálása…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Mostantól itt legyenek az adataid: {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Könyvtárak (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Biztonsági mentés készítése…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Az adataid áthelyezése ebbe a mappába</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Nincs itt mappákat mutató program.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Itt játszott: {played}. Megnyitott: {opened}. A kukában: {binned}. Pozíciók: {positions}. Elemzések: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>A &amp;kukába</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>A kukába kerüljenek az áthelyezés előtti adatok?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>A régi adatok a kukába kerülnek…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Visszaállítás ebből a fájlból</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Visszaállítod a könyvtárat ebből: {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Visszaállítod a könyvtárat: {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Leállítva. Ami eddig kiíródott, megmarad.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>A biztonsági mentés: {file}; ellenőrizve.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>A könyvtár még nincs ellenőrizve.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>A régi adatok a kukában vannak.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>A mostani könyvtár megmarad, és a biztonsági mentések listájában lesz, hogy visszakaphasd. Ehhez a bgdesk bezárul, és újraindul.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Az utolsó ellenőrzéskor ({when}) nem volt minden rendben.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Az utolsó ellenőrzéskor ({when}) a könyvtár ép volt.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Az adataid</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Az áthelyezés előtti adataid még itt vannak: {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>Az adataid mappáját szinkronizálja: {service}. Meccs, Az adataid: ott olvasható, mire figyelj.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Biztonsági mentés mappába…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Ellenőrzés most</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Minden e&amp;xportálása…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Á&amp;thelyezés másik mappába…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Mappa megnyitása</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>E mentés &amp;visszaállítása…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Biztonsági mentések</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Minden meccs .json fájlként, mindennel, amit róla tudni, és .mat fájlként más programoknak.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Minden fájlként</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>A régi adatok a &amp;kukába…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Visszaállítás &amp;fájlból…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Megjelenítés ma&amp;ppában</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Még nincs biztonsági mentés. A bgdesk minden nap az első indítás után hamarosan készít egyet.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Az adataid</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Kül.</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} mínusz {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Talált döntések</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, legalább</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, legfeljebb</translation>
    </message>
</context>
</TS>
