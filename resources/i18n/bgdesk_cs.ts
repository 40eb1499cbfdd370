<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Ukončit zápas</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Ukončit sérii</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Ukončit zápas</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Ukončit sérii</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Ukončit sérii zde? Stav zůstane, jak je.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Ukončit sérii zde? Prohrajete rozehranou partii v plné hodnotě.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Ukončit sérii zde? Vítěz této partie bude {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Ukončit tento zápas zde? Vítěz bude {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Ukončit tento zápas?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Pokračujte v něm, kdykoli budete chtít; turnaj na něj počká.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Nechat čekat</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Výsledek se nezaznamená a nelze jej obnovit.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Výsledek se nezaznamená. Zůstane v koši, odkud jej lze obnovit.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Hrát znovu od začátku</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Vzdát zápas</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Vzdát zápas</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Vzdát tento zápas? Vyhraje jej soupeř.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Stav zůstane, jak je.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Co má být s tímto zápasem turnaje?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Co se odehrálo, půjde do koše; kostky budou jiné.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Prohrajete rozehranou partii v plné hodnotě.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Vyhraje jej soupeř a výsledek se počítá.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Vítěz bude {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>O aplikaci bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Vytvořeno pomocí</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Hrajte, rozebírejte a trénujte backgammon. Licence MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Tento překlad vytvořil stroj podle slovníčku hry a stroj jej také znovu pročetl. Žádný hráč jej zatím nezkontroloval. Jak text opravit, říká Nápověda, Jazyky.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>hledá vaše složky</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>stránky zpráv</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>silní soupeři</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>písmo</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>používá Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>okno a grafika</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>zapisuje nastavení</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>O &amp;aplikaci bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>A&amp;nalyzovat…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět do partie</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Zpět k zápasu</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Zpět k rozboru</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>B&amp;eaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Lepší tah</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Komentář</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Hlou&amp;běji</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Kostky</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>Da&amp;blovat</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Ch&amp;yby</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Férové kostky</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Rychleji</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Statistiky v čase</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Najít roz&amp;hodnutí…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Nají&amp;t podobné pozice…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Pr&amp;vní pozice</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Označit toto rozhodnutí praporkem</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Podle systému</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>Př&amp;ejít</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Pomoc od &amp;učitele</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>V&amp;nitřní pole vlevo</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Jak se hraje</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Zpráva o i&amp;mportu</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>K&amp;lávesnice</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>Učit &amp;se z tohoto zápasu…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>&amp;Zjistit novější verzi…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Zápas</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Tahy</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Nov&amp;ý zápas…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Další rozhodn&amp;utí</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>&amp;Další praporek</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>D&amp;alší pozice</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Další otázka</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>O &amp;tah zpět</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Jeden krok</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ot&amp;evřít…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Druhá &amp;barva dole</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>Odmítno&amp;ut</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Vložit zápas ne&amp;bo pozici</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Pozice po tahu</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>Tré&amp;nink…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>P&amp;ředchozí rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Př&amp;edchozí pozice</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>K&amp;víz z tohoto zápasu</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Odstranit linii</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>&amp;Vzdát zápas…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Výsledky proti soupeřům…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Vý&amp;sledek…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Rozbor</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>Ho&amp;dit</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Pravidla této hry</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>B&amp;oční panel</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Přeskočit</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Zastavit &amp;analýzu</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Zastavit rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>Přij&amp;mout</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Vzít &amp;zpět…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Motiv</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>T&amp;renažéry…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Zkusit něco &amp;jiného</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Vrátit odpověď</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Ověřit kostky…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>Zo&amp;brazení</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Co jste v zápase zvolili</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Horší tah</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Nejhorší zbývající &amp;chyba</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Kartička pro každou vaši chybu v tomto zápase, která za to stojí</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Kliknutí pak hraje nejdřív druhou kostku</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Tmavé okno</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Světlé okno</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Pokaždé o krok dál: na co myslet, které kameny, odpověď</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Při&amp;jmout vzdání</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Všechny klávesové zkratky v jednom seznamu</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analyzovat všechna rozhodnutí tohoto zápasu</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Zjistit, zda existuje novější verze bgdesk, teď nebo jednou denně</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Zpět &amp;do dohrávané partie</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Zpět k &amp;rozboru</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Zpět, i vynucené ta&amp;hy</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Nechat se znovu ptát na rozhodnutí na desce, dokud je nebudete znát</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Změnit chování a vzhled bgdesk</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Zkontrolovat každý hod tohoto zápasu</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Kameny, dablovací kostka, kostky a stav, jak je čtou jiné programy</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Zvolit soupeře, délku a pravidla</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Zvolit &amp;kostky…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Zavřít bgdesk; zápas zůstane uložen, jak je</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>&amp;Coan ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Zahraje &amp;počítač</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>&amp;Počítač proti počítači</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Počítač proti počítači, pozastaveno: jeden hod, tah nebo rozhodnutí s dablovací kostkou</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Počítač proti počítači: pozastavit nebo hrát dál</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Počítač proti počítači: hrát rychleji</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Počítač proti počítači: hrát pomaleji</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Potvrdit tah a ukončit jej</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>P&amp;okračovat</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Pokračovat v zápase nebo si prohlédnout odehraný či otevřený</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Kopírovat poz&amp;ici</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Kopírovat jako ID &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Kopírovat jako &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Kopírovat jako vlastní text &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Kopírovat pro &amp;fórum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Kopírovat pozici &amp;jako</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Kopírovat rozhodnutí na desce nebo všechny chyby k předvedení jinde</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Kopírovat pozici: u backgammonu jako XGID, u jiných her jako vlastní text bgdesk</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Op&amp;ravit postavení…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Počítat jako &amp;snadné</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Počítat jako &amp;těžké</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Počítat jako &amp;znám</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Počítat jako &amp;neznám</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Rozhodnout se znovu tam, kde padly chyby, bez znalosti odpovědi</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>Ho&amp;tovo</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Akce a &amp;hráči…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>&amp;Ukončit sérii…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Ukončit běžící rollout a ponechat, co už má</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Zadat, jak se &amp;hrálo…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Označit rozhodnutí na desce praporkem, aby šlo znovu najít; nebo praporek odebrat</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Pro každou hru: její název, kameny a kdo je na tahu</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Odkudkoli; šipkami se chodí po desce</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Herní plány, zahájení, dablování, závody a slova hry</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Vzdát partii za původní sázku</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Zpět v linii a z jejího prvního tahu k zápasu</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Zpět o jedno rozhodnutí, i kde nebylo z čeho volit</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Zpět k poslednímu rozhodnutí, kde bylo z čeho volit</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Zpět k poslední chybě, ať ji udělal kdokoli</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Zpět k vaší poslední chybě; není-li známo, kdo jste, k chybě kteréhokoli hráče</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Vpřed v linii až na její konec</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Vpřed o jedno rozhodnutí, i kde není z čeho volit</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Vpřed k dalšímu rozhodnutí, kde je z čeho volit</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Pokračovat v partii, kterou od tohoto zápasu hrajete dál</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>&amp;Přejít na desku</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Přejít k chybě, která z dosud neprohlédnutých stála nejvíc</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Přejít k prvnímu rozhodnutí další partie</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Přejít k prvnímu rozhodnutí této partie nebo té předchozí</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Přejít &amp;do další oblasti</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Přejít k dalšímu rozhodnutí označenému praporkem</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Přejít k další chybě, ať ji udělal kdokoli</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Přejít na úvodní stránku bgdesk nebo zpět na desku</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Přejít do předchozí &amp;oblasti</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Přejít k vaší další chybě; není-li známo, kdo jste, k chybě kteréhokoli hráče</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Rad&amp;y</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Vrátit naposledy odstraněné linie</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Jak kostky vznikají a jak je zkontrolovat</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Jak zápas skončil, s PR, štěstím a rozhodnutími k prohlédnutí</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Jak se vám dařilo proti jednotlivým počítačovým hráčům a jak dobře hrajete</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Tuto linii a vše, co z ní odbočuje, už neuchovávat; Ctrl+Z ji vrátí</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Učení: začít nebo přejít k dalšímu rozhodnutí</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Učení: vzdát toto rozhodnutí a podívat se, co je nejlepší</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Učení: přejít k dalšímu rozhodnutí bez odpovědi</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Opustit, co jste zkoušeli (zůstane uloženo), a vrátit se k zápasu</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Nechat toto rozhodnutí na počítači</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>&amp;Linie pod</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Světlý nebo tmavý podle plochy</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>L&amp;inie nad</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Zařadit tuto linii před tu nad ní, nebo nechat tu nad ní odbočit z této</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Podívat se na desku z druhé strany</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Podívat se na rozhodnutí na desce hlouběji</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Vrátit se k zápasu, od něhož hrajete dál, tam, kde jste v něm přestali</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Hledat chyby a pozice ve všech vašich zápasech</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Zápas hned prohrát nebo ukončit sérii o peníze</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Vy&amp;tvořit kartičku</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Vytvořit kartičky z vašich &amp;chyb</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Značky</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Z&amp;ápasy…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Zrcadlově obrátit desku zleva doprava</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Myš, klávesnice, psané tahy</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Tah ze &amp;seznamu</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Posunout linii na&amp;horu</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Další pa&amp;rtie</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Dal&amp;ší chyba</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Další chyba kteréhokol&amp;i hráče</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Vzné&amp;st námitku proti tahu…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Nabídnout prohru této partie; soupeř může odmítnout</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Nabídnout pokračování za dvojnásobnou sázku</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Na &amp;desce</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>&amp;Vpřed, i vynucené tahy</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>O tah &amp;vpřed</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Otevřít zápas nebo pozici uloženou libovolným programem</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Otevřít zápas nebo pozici ze schránky</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Hrát odt&amp;ud dál…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Předchozí par&amp;tie</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Počty pipů, střely, hranice přijetí a další, pokaždé nově vytvořené. Znovu: zpět</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Hrát turnaj proti počítačům a přátelům nebo v něm pokračovat. Znovu: zpět</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Hrát dál o víc</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Hrát odtud dál na desce, mimo zápas; Esc vede zpět</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Hrát s někým u jiného počítače. Znovu: zpět</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Rozhodnutí na desce mnohokrát dohrát; znovu: pozastavit nebo pokračovat</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Hrát starou čínskou lahvovou hru ve vlastním okně</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>ID pozice a ID zápasu, jak je čte GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Trénink</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Trénink: zapomenout poslední odpověď a zeptat se na kartičku znovu</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Trénink: podívat se, co jste zvolili v zápase; kartička se pak počítá jako těžká</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Trénink: kartička přijde o něco dřív</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Trénink: kartička přijde brzy znovu</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Trénink: kartička přijde mnohem později</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Trénink: kartička přijde, až ji začnete zapomínat</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Trénink: na tuto kartičku se už neptat; najdete ji na stránce kartiček</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Předchozí chy&amp;ba</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Předchozí chyba &amp;kteréhokoli hráče</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Napravit chybné výchozí postavení, do druhého tahu partie</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Postavit na desku libovolnou pozici; u prohlíženého zápasu tu zobrazenou. Znovu: zpět</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Ukázat na desce, co se zkoušelo místo tohoto tahu</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>&amp;Odložit kartičku</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Odmítnout &amp;vzdání</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Vzdát &amp;partii…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Obnovit od&amp;straněnou linii</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Pos&amp;lední soubory</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Režim rozhodčího: zadat, co se hrálo, ať je to podle pravidel nebo ne</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Režim rozhodčího: nechat tah proti pravidlům zahrát znovu</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Odvet&amp;a</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Z&amp;práva…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Nahlásit problém…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Počítadlo hodů</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Hodit kostkami</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>&amp;Rollout tohoto rozhodnutí</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Nastavení…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;Ukázat odpověď</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>Po&amp;maleji</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Prohodit &amp;kostky</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Uložit &amp;kopii jako…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Uložit stránku nebo PDF se všemi rozhodnutími zápasu</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Uložit zápas do souboru, který čtou jiné programy</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Uložit, co pomůže najít příčinu; nikam se nic neposílá</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Říci, co padlo, místo házení</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Stav &amp;a pipy</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>&amp;Lupa stavu…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>P&amp;ostavit pozici</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Ukázat PR, štěstí a chyby obou hráčů podle druhu a fáze</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Ukázat a přečíst stav, pipy a dablovací kostku</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Ukázat rady a šance na výhru</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Ukázat, jak často které číslo padlo</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Ukázat nebo skrýt panel vedle desky</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Ukázat na desce první tah seznamu; 2 až 9 ukážou ostatní</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Ukázat seznam chyb k řazení a výběru</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Ukázat seznam tahů</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Ukázat na desce nejbližší lepší tah seznamu</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Ukázat na desce nejbližší horší tah seznamu</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Ukázat pozici po vybraném tahu, jinak po zahraném a po nejlepším</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Ukázat pozici, jaká je teď</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Ukázat pozici o tah dřív</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Ukázat pozici o tah později</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Ukázat začátek zápasu</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Ukázat, co oba hráči hodili, zahráli a ztratili</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Ukázat, co by zahrál engine; zápas se pak počítá jako cvičný</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Začít partii od zobrazené pozice</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Začít nový zápas se stejnými hráči a pravidly</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Úvodní &amp;stránka</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Ukončit učení; co jste odpověděli, zůstane uloženo</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>St&amp;rategie a slovníček</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>S&amp;ouhrn</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>&amp;Napsat tah…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Stol&amp;y v síti…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Vrátit všechny kameny, kterými se v tomto tahu táhlo</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Vrátit poslední kámen, kterým se táhlo</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Vzít zpět vaše poslední rozhodnutí; zápas se pak počítá jako cvičný</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Přijmout dabl a vlastnit dablovací kostku</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Přijmout a hned dablovací kostku znovu otočit</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Mluvit s hráčem u druhého počítače</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Tato &amp;kartička</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Deska, tlačítka, boční panel, oznámení</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Předchozí linie odbočující ze stejné pozice, jinak zápas</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Další linie odbočující ze stejné pozice</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Co je teď na řadě: hodit, ukončit tah, začít další partii</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Pravidla tohoto zápasu</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Odtud &amp;na jinou linii</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Turnaje…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Zkusit něco &amp;jiného</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Napsat tah, například 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Vrát&amp;it vše</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Použít celou obrazovku</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Verze, engine a licence</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Co se změnilo v této verzi bgdesk a v těch předchozích</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Co je nového</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Co je analyzováno, zůstane; pokračovat můžete později</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Co je na desce nejlepší při každém stavu</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Co se hrálo v podobných pozicích a kolik to stálo</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Co bylo v otevřeném souboru přečteno, opraveno nebo divné</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Kde a kdy se zápas hrál a jména hráčů</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Kde jsou uloženy vaše zápasy; kontrola, zálohy, obnova, přesun a export</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Vyhrát partii za nabídnuté body</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Napsat něco k rozhodnutí na desce</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Vaše &amp;data…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Vaše PR, kde ztrácíte nejvíc a co udělaly kostky. Znovu: zpět</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Vaše kartičky: co je dnes k opakování, balíčky a příští dny</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Zápas je analyzován; {key} ukáže jeho výsledek s rozhodnutími k prohlédnutí.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Váš poslední zápas je analyzován; najdete jej v „Zápasy…“.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Jako posledně</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analyzovat</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Hloubka</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Čí rozhodnutí</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Oba hráči</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Rozhodnutí na desce</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Celý zápas</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Tato partie</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>&amp;Co analyzovat</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a analýza se zastavila. Co bylo dosud analyzováno, zůstává; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Přijměte, nebo hrajte dál.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Zvolte dubl.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Táhněte.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Hoďte, nebo dablujte.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Hoďte.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Přijměte, nebo odmítněte.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Přijměte, odmítněte, nebo hned znovu dablujte.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name}: přijmout, nebo hrát dál.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name}: zvolit dubl.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name}: táhnout.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: hodit, nebo dablovat.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: hodit.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: přijmout, nebo odmítnout.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: přijmout, odmítnout, nebo hned znovu dablovat.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo. Podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Jak se hrálo…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do partie</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Zpět k zápasu</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Zpět k rozboru</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Nabídnut beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Zahraje počítač</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Potvrďte tah</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partie</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Kostky…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dablovat</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Nabídnut dabl</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Dablovat na {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Rychleji</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>V linii, mimo zápas</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>V této hře smí hráč vyhazovat, jakmile jeden jeho kámen dojde domů.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Učení z tohoto zápasu</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Série o peníze</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Zvolte dubl</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Další partie</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Námitka…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Nabídnut otter</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Nejdřív pozastavit</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Pozastaveno</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Hrát dál…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Hraje se</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Čekejte, prosím</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Nabídnut raccoon</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redablovat</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Nabídnut redabl</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Redablovat na {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Nabídnuto vzdání</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Vzdát…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Výsledek…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Hodit</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Hodit znovu</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Pomaleji</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Stoly…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Přemýšlí…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Ke hře: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>K rozboru</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>K turnaji</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Zkusit něco jiného</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Zkoušení, mimo zápas</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Tah pokračuje</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Díváte se</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>okamžitě</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rychle</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>smí vyhazovat</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>zatím nesmí vyhazovat</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normální rychlost</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>po Crawfordově partii</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>cvičný zápas</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>do {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>velmi pomalu</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Odstranit</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Uložit tuto pozici…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Co bylo postaveno předtím</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Uloženo jako {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Pozici {position} nelze přečíst; zůstala, jak je.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Odstraněno: {position}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Oba hráči táhnou stejným směrem a vyvádějí ze stejných bodů 6 až 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Oba hráči táhnou dokola stejným směrem; soupeř začíná na vašem 12. bodu a vyvádí z vašich bodů 18 až 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Kostky: zvolte dubl</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Kostky: nehozeno</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Kostky: stiskem hodíte</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Dablovací kostka na {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Zvolit {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Bez dablovací kostky</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Bod {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Hráči táhnou proti sobě.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Váš bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Soupeřův bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Soupeřova zásoba</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Soupeřův žlábek</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Vaše zásoba</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Váš žlábek</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>lze táhnout</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>prázdné</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>uprostřed</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>nabídnuta vám</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>nabídnuta soupeři</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>na 1 černém kameni, uvězněném pod ním</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>na 1 bílém kameni, uvězněném pod ním</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>v Crawfordově partii mimo hru</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>stiskem dablujete</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>stiskem ukončíte tah</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>stiskem přijmete</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>předchozí hod byl {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>pak se volí dubl</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>pak další hod</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>pak {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>pod nimi je uvězněn 1 černý kámen</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>pod nimi je uvězněn 1 bílý kámen</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>v hodnotě {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>soupeřova</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>vaše</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} zpola zahráno</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} zahráno</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 až 6</translation>
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
        <translation>Z desky k obvyklému dalšímu kroku a dál</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>V seznamu kandidátů: zahrát tento tah</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Zvolit dubl ve hrách, které to dovolují</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Žádný tam</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>O kámen víc tam</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Stavění pozice</translation>
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
        <translation>Tolik kamenů tam</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Tolik kamenů druhé barvy</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mezerník, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Druhá barva pro číslice a kliknutí</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Na tahu druhý hráč; zvolit kostky</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Totéž pro druhou stranu; strany si vymění jen kameny</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Začátek partie, prázdná deska</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Na bar, do žlábku</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Zkusit tah, nebo znovu stavět</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Otočit dablovací kostku dál, zpět</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Zpět, znovu</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Chodit z bodu na bod, na bar, do žlábků, do zásoby, na kostky a dablovací kostku</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Co tam udělá kliknutí</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Co tam udělá kliknutí pravým tlačítkem: hrát druhou kostku</translation>
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
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Podle okna, tmavá nebo světlá</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Modrá a oranžová (pro barvoslepé)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Vínová turnajová</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klasická plsť</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Javor</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Břidlice</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Ořech a kůže</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Žlutá a fialová (pro barvoslepé)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo. Zápas je uložen; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Zbývá %n zápas.</numerusform>
            <numerusform>Zbývají %n zápasy.</numerusform>
            <numerusform>Zbývá %n zápasů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Potrvá to asi %n minutu.</numerusform>
            <numerusform>Potrvá to asi %n minuty.</numerusform>
            <numerusform>Potrvá to asi %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Odehráno {done} z %n dalšího zápasu.</numerusform>
            <numerusform>Odehráno {done} ze %n dalších zápasů.</numerusform>
            <numerusform>Odehráno {done} z %n dalších zápasů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Pavouk</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Volba</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Jak často hráč prohraje backgammonem, v procentech</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Jak často hráč prohraje gammonem nebo backgammonem, v procentech</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Jak často partii vyhraje hráč, který rozhoduje</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Jak často hráč vyhraje backgammonem, v procentech</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Jak často hráč vyhraje gammonem nebo backgammonem, v procentech</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>P bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>P g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Kolik ztrácí proti nejlepší volbě</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Jakou má hodnotu pro hráče, který rozhoduje</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Výhra %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analyzováno méně hluboko</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>zvoleno</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>v závorkách: analyzováno méně hluboko, nesrovnatelné</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>vaše odpověď</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Volby v této pozici</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Hlouběji</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Zastavit</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kartička je uložena jako {file}.</numerusform>
            <numerusform>%n kartičky jsou uloženy jako {file}.</numerusform>
            <numerusform>%n kartiček je uloženo jako {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kartička na dnešek</numerusform>
            <numerusform>%n kartičky na dnešek</numerusform>
            <numerusform>%n kartiček na dnešek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kartička má teď jinou nejlepší odpověď a je k opakování.</numerusform>
            <numerusform>%n kartičky mají teď jinou nejlepší odpověď a jsou k opakování.</numerusform>
            <numerusform>%n kartiček má teď jinou nejlepší odpověď a je k opakování.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n kartička z vašich chyb čeká dnes na odpověď.</numerusform>
            <numerusform>%n kartičky z vašich chyb čekají dnes na odpověď.</numerusform>
            <numerusform>%n kartiček z vašich chyb čeká dnes na odpověď.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>Vytvořena %n kartička. Bude se na ni ptát stránka Trénink.</numerusform>
            <numerusform>Vytvořeny %n kartičky. Bude se na ně ptát stránka Trénink.</numerusform>
            <numerusform>Vytvořeno %n kartiček. Bude se na ně ptát stránka Trénink.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kartička už existovala.</numerusform>
            <numerusform>%n kartičky už existovaly.</numerusform>
            <numerusform>%n kartiček už existovalo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n rozhodnutí nelze zkoušet bez jeho zápasu.</numerusform>
            <numerusform>%n rozhodnutí nelze zkoušet bez jejich zápasu.</numerusform>
            <numerusform>%n rozhodnutí nelze zkoušet bez jejich zápasu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n nová kartička čeká na příští dny.</numerusform>
            <numerusform>%n nové kartičky čekají na příští dny.</numerusform>
            <numerusform>%n nových kartiček čeká na příští dny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n z nich se ještě nikdy nezkoušela.</numerusform>
            <numerusform>%n z nich se ještě nikdy nezkoušely.</numerusform>
            <numerusform>%n z nich se ještě nikdy nezkoušelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n vaše chyba odtud stojí za procvičení.</numerusform>
            <numerusform>%n vaše chyby odtud stojí za procvičení.</numerusform>
            <numerusform>%n vašich chyb odtud stojí za procvičení.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n místo v souboru nešlo přečíst.</numerusform>
            <numerusform>%n místa v souboru nešla přečíst.</numerusform>
            <numerusform>%n míst v souboru nešlo přečíst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n pozice je teď kartičkou ve vlastním balíčku.</numerusform>
            <numerusform>%n pozice jsou teď kartičkami ve vlastním balíčku.</numerusform>
            <numerusform>%n pozic je teď kartičkami ve vlastním balíčku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Přijde znovu za %n den.</numerusform>
            <numerusform>Přijde znovu za %n dny.</numerusform>
            <numerusform>Přijde znovu za %n dní.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Vytvořit %n kartičku</numerusform>
            <numerusform>Vytvořit %n kartičky</numerusform>
            <numerusform>Vytvořit %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Příště: %n kartička, {day}.</numerusform>
            <numerusform>Příště: %n kartičky, {day}.</numerusform>
            <numerusform>Příště: %n kartiček, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Z %n pozice nešla vytvořit kartička: {places}.</numerusform>
            <numerusform>Ze %n pozic nešly vytvořit kartičky: {places}.</numerusform>
            <numerusform>Z %n pozic nešly vytvořit kartičky: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Tuto kartičku jste %n× neznali: teď je odložena.</numerusform>
            <numerusform>Tuto kartičku jste %n× neznali: teď je odložena.</numerusform>
            <numerusform>Tuto kartičku jste %n× neznali: teď je odložena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Znali jste {right} z %n kartičky.</numerusform>
            <numerusform>Znali jste {right} ze %n kartiček.</numerusform>
            <numerusform>Znali jste {right} z %n kartiček.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>%n× neznámá</numerusform>
            <numerusform>%n× neznámá</numerusform>
            <numerusform>%n× neznámá</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>V tom souboru není žádná pozice, v níž by bylo o čem rozhodovat.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a kartička nevznikla. Podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Kartička potřebuje analyzované rozhodnutí.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Kartičky potřebují analýzu: vytvoří ji Analyzovat (F7).</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Nalezeno {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Žádná vaše chyba v tomto zápase za kartičku nestojí.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Jiní hráči</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Ztlumit</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Fráze</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Něco říci</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Dívají se: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Co druhý hráč říká, se nezobrazuje; nelze to číst ani později.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Co bylo řečeno</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Vy</translation>
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
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Soupeř</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Začít novou hru</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Nedohrané</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Vzdá se jedna figurka a desetina banku se do něj doplatí.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Šance na výhru banku</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Zvolte soupeře a začněte novou hru.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Pokračovat…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Snadný</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Otisk kostek (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Přítel</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Jedna figurka táhne o {both} a jiná o {low} nebo {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Jedna figurka táhne o {both}, nebo dvě o {high} a {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Tahy tohoto hodu</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Bank {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Předchozí tah</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Vrátit se k vašemu poslednímu tahu; kostky zůstanou stejné</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>S&amp;ázka každého</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tajemství kostek</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Ukázat, jakou má každý tah hodnotu</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Sázka každého hráče</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Silný</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Tah {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Tah {number} z {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Tah {number}: {white} proti {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Dvě figurky táhnou každá o {far}, nebo jedna o {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Nedohrané hry</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Váš hod ({colour}): {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Váš tah s {dice}: vzdána figurka na poli {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Váš tah s {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Váš hod {dice}: nebylo čím táhnout a tah propadl.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Vyhráváte bank {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>vzdát figurku na poli {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>není čím táhnout: tah propadá</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>tah {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) hází {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} hraje {dice}: vzdána figurka na poli {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} hraje {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hází {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hází {dice}: nebylo čím táhnout a tah propadl.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} vyhrává bank {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} venku</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → ven</translation>
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
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>V této hře pokračoval jiný program; zde je, jak stojí teď.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Soubor nelze zapsat ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} neobsahuje hru Coan ki, kterou by šlo přečíst ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět do hry</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Přečíst pravidla Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Zvolená hra už neexistuje: jiný program ji ukončil nebo odstranil.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Hra, kterou hrajete, zůstává uložena</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Toto nešlo uložit, a proto to nebylo zahráno.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Komentář v souboru</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Komentář… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Váš komentář k tomuto rozhodnutí</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Komentáře</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n místo</numerusform>
            <numerusform>%n místa</numerusform>
            <numerusform>%n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Hledat na všech stránkách</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nic nenalezeno. Zkuste méně slov nebo kratší.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Nalezená místa</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Zálohy</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Kdy</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Kresba (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Obrázek</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Uložit obrázek…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Text s deskou</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Kresba pozice zkopírována.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Obrázek pozice zkopírován.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Pozice zkopírována: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Kresba SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Uložit obrázek pozice</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Uloženo do {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Text s deskou a &amp;analýzou</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>vlastní text bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Do {file} nešlo zapsat; obrázek v něm není.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Pozice zkopírována jako ID GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Pozice zkopírována jako XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Pozice zkopírována jako vlastní text bgdesk: kameny a kdo je na tahu.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Oba souhlasí</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Opravit postavení</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Souhlasí oba hráči, že kameny mají ležet takto?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Zatím se nic nezměnilo.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Postavte kameny tak, jak mají teď ležet: přetáhněte je nebo klikněte na bod. Tah, kostky a dablovací kostka zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Partie odtud pokračuje.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Takto je to správně…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analýza</numerusform>
            <numerusform>%n analýzy</numerusform>
            <numerusform>%n analýz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analýzu tohoto zápasu vytvořila jiná verze bgdesk a zde ji nelze přečíst. Zůstává uložena.</numerusform>
            <numerusform>%n analýzy tohoto zápasu vytvořila jiná verze bgdesk a zde je nelze přečíst. Zůstávají uloženy.</numerusform>
            <numerusform>%n analýz tohoto zápasu vytvořila jiná verze bgdesk a zde je nelze přečíst. Zůstávají uloženy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n kámen</numerusform>
            <numerusform>%n kameny</numerusform>
            <numerusform>%n kamenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Analyzováno %n rozhodnutí.</numerusform>
            <numerusform>Analyzována %n rozhodnutí.</numerusform>
            <numerusform>Analyzováno %n rozhodnutí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n rozhodnutí nešlo analyzovat.</numerusform>
            <numerusform>%n rozhodnutí nešlo analyzovat.</numerusform>
            <numerusform>%n rozhodnutí nešlo analyzovat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Ztratí se s tím %n posudek.</numerusform>
            <numerusform>Ztratí se s tím %n posudky.</numerusform>
            <numerusform>Ztratí se s tím %n posudků.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n na poli {own}</numerusform>
            <numerusform>%n na poli {own}</numerusform>
            <numerusform>%n na poli {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pipy</numerusform>
            <numerusform>%n pipů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>celkem získán %n bod</numerusform>
            <numerusform>celkem získány %n body</numerusform>
            <numerusform>celkem získáno %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n poznámka</numerusform>
            <numerusform>%n poznámky</numerusform>
            <numerusform>%n poznámek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n hod, z toho {doubles} dublů (očekáváno {expected}).</numerusform>
            <numerusform>%n hody, z toho {doubles} dublů (očekáváno {expected}).</numerusform>
            <numerusform>%n hodů, z toho {doubles} dublů (očekáváno {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>zatím %n sekunda</numerusform>
            <numerusform>zatím %n sekundy</numerusform>
            <numerusform>zatím %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n pokus</numerusform>
            <numerusform>%n pokusy</numerusform>
            <numerusform>%n pokusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>Zápas do %n bodu</numerusform>
            <numerusform>Zápas do %n bodů</numerusform>
            <numerusform>Zápas do %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analýza hotova: %n rozhodnutí, {unforced} nevynucených.</numerusform>
            <numerusform>Analýza hotova: %n rozhodnutí, {unforced} nevynucených.</numerusform>
            <numerusform>Analýza hotova: %n rozhodnutí, {unforced} nevynucených.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Jiní se mohou na zápas dívat, se zpožděním %n tahu.</numerusform>
            <numerusform>Jiní se mohou na zápas dívat, se zpožděním %n tahů.</numerusform>
            <numerusform>Jiní se mohou na zápas dívat, se zpožděním %n tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating (PR): 500násobek průměrné chyby započítaných rozhodnutí; nižší je lepší. Při méně než %n rozhodnutí mnoho neříká.</numerusform>
            <numerusform>Performance rating (PR): 500násobek průměrné chyby započítaných rozhodnutí; nižší je lepší. Při méně než %n rozhodnutích mnoho neříká.</numerusform>
            <numerusform>Performance rating (PR): 500násobek průměrné chyby započítaných rozhodnutí; nižší je lepší. Při méně než %n rozhodnutích mnoho neříká.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Zápas po této pozici pokračuje (ještě %n tah). Co má být se zbytkem?</numerusform>
            <numerusform>Zápas po této pozici pokračuje (ještě %n tahy). Co má být se zbytkem?</numerusform>
            <numerusform>Zápas po této pozici pokračuje (ještě %n tahů). Co má být se zbytkem?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>zbývá asi %n hodina</numerusform>
            <numerusform>zbývají asi %n hodiny</numerusform>
            <numerusform>zbývá asi %n hodin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>zbývá asi %n minuta</numerusform>
            <numerusform>zbývají asi %n minuty</numerusform>
            <numerusform>zbývá asi %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>zbývá asi %n sekunda</numerusform>
            <numerusform>zbývají asi %n sekundy</numerusform>
            <numerusform>zbývá asi %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatické dably, nejvýš %n za partii</numerusform>
            <numerusform>automatické dably, nejvýš %n za partii</numerusform>
            <numerusform>automatické dably, nejvýš %n za partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>zápas do %n bodu</numerusform>
            <numerusform>zápas do %n bodů</numerusform>
            <numerusform>zápas do %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>série o peníze, %n partie</numerusform>
            <numerusform>série o peníze, %n partie</numerusform>
            <numerusform>série o peníze, %n partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Analyzuje se {judged} z %n partie: pro {others} analýza není.</numerusform>
            <numerusform>Analyzuje se {judged} ze %n partií: pro {others} analýza není.</numerusform>
            <numerusform>Analyzuje se {judged} z %n partií: pro {others} analýza není.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} z %n bodu</numerusform>
            <numerusform>{own} ze %n bodů</numerusform>
            <numerusform>{own} z %n bodů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n hod dřívějšího zápasu ({id}), pak férové kostky.</numerusform>
            <numerusform>%n hody dřívějšího zápasu ({id}), pak férové kostky.</numerusform>
            <numerusform>%n hodů dřívějšího zápasu ({id}), pak férové kostky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n hod dřívějšího zápasu ({id}), pak skutečné kostky, zadávané ručně.</numerusform>
            <numerusform>%n hody dřívějšího zápasu ({id}), pak skutečné kostky, zadávané ručně.</numerusform>
            <numerusform>%n hodů dřívějšího zápasu ({id}), pak skutečné kostky, zadávané ručně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n hod dřívějšího zápasu ({id}), pak opakovatelné kostky z čísla {seed}.</numerusform>
            <numerusform>%n hody dřívějšího zápasu ({id}), pak opakovatelné kostky z čísla {seed}.</numerusform>
            <numerusform>%n hodů dřívějšího zápasu ({id}), pak opakovatelné kostky z čísla {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR: {name} · započítáno %n rozhodnutí</numerusform>
            <numerusform>PR: {name} · započítána %n rozhodnutí</numerusform>
            <numerusform>PR: {name} · započítáno %n rozhodnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>vaše PR · započítáno %n rozhodnutí</numerusform>
            <numerusform>vaše PR · započítána %n rozhodnutí</numerusform>
            <numerusform>vaše PR · započítáno %n rozhodnutí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>započítáno %n rozhodnutí</numerusform>
            <numerusform>započítána %n rozhodnutí</numerusform>
            <numerusform>započítáno %n rozhodnutí</numerusform>
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
            <numerusform>%n body.</numerusform>
            <numerusform>%n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vzdát s backgammonem: ztráta %n bodu</numerusform>
            <numerusform>Vzdát s backgammonem: ztráta %n bodů</numerusform>
            <numerusform>Vzdát s backgammonem: ztráta %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vzdát dvojnásobně: ztráta %n bodu</numerusform>
            <numerusform>Vzdát dvojnásobně: ztráta %n bodů</numerusform>
            <numerusform>Vzdát dvojnásobně: ztráta %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vzdát s gammonem: ztráta %n bodu</numerusform>
            <numerusform>Vzdát s gammonem: ztráta %n bodů</numerusform>
            <numerusform>Vzdát s gammonem: ztráta %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vzdát čtyřnásobně: ztráta %n bodu</numerusform>
            <numerusform>Vzdát čtyřnásobně: ztráta %n bodů</numerusform>
            <numerusform>Vzdát čtyřnásobně: ztráta %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Vzdát partii o %n kámen</numerusform>
            <numerusform>Vzdát partii o %n kameny</numerusform>
            <numerusform>Vzdát partii o %n kamenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vzdát: ztráta %n bodu</numerusform>
            <numerusform>Vzdát: ztráta %n bodů</numerusform>
            <numerusform>Vzdát: ztráta %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Nabídli jste vzdání partie o %n kámen.</numerusform>
            <numerusform>Nabídli jste vzdání partie o %n kameny.</numerusform>
            <numerusform>Nabídli jste vzdání partie o %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Vyhráli jste backgammonem: %n bod.</numerusform>
            <numerusform>Vyhráli jste backgammonem: %n body.</numerusform>
            <numerusform>Vyhráli jste backgammonem: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Vyhráli jste dvojnásobně: %n bod.</numerusform>
            <numerusform>Vyhráli jste dvojnásobně: %n body.</numerusform>
            <numerusform>Vyhráli jste dvojnásobně: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Vyhráli jste gammonem: %n bod.</numerusform>
            <numerusform>Vyhráli jste gammonem: %n body.</numerusform>
            <numerusform>Vyhráli jste gammonem: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Vyhráli jste čtyřnásobně: %n bod.</numerusform>
            <numerusform>Vyhráli jste čtyřnásobně: %n body.</numerusform>
            <numerusform>Vyhráli jste čtyřnásobně: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Obyčejná výhra pro vás: %n bod.</numerusform>
            <numerusform>Obyčejná výhra pro vás: %n body.</numerusform>
            <numerusform>Obyčejná výhra pro vás: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Vyhráli jste partii o %n kámen.</numerusform>
            <numerusform>Vyhráli jste partii o %n kameny.</numerusform>
            <numerusform>Vyhráli jste partii o %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} nabízí vzdání partie o %n kámen.</numerusform>
            <numerusform>{name} nabízí vzdání partie o %n kameny.</numerusform>
            <numerusform>{name} nabízí vzdání partie o %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vyhrává backgammonem: %n bod.</numerusform>
            <numerusform>{name} vyhrává backgammonem: %n body.</numerusform>
            <numerusform>{name} vyhrává backgammonem: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vyhrává dvojnásobně: %n bod.</numerusform>
            <numerusform>{name} vyhrává dvojnásobně: %n body.</numerusform>
            <numerusform>{name} vyhrává dvojnásobně: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vyhrává gammonem: %n bod.</numerusform>
            <numerusform>{name} vyhrává gammonem: %n body.</numerusform>
            <numerusform>{name} vyhrává gammonem: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vyhrává čtyřnásobně: %n bod.</numerusform>
            <numerusform>{name} vyhrává čtyřnásobně: %n body.</numerusform>
            <numerusform>{name} vyhrává čtyřnásobně: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vyhrává, obyčejná výhra: %n bod.</numerusform>
            <numerusform>{name} vyhrává, obyčejná výhra: %n body.</numerusform>
            <numerusform>{name} vyhrává, obyčejná výhra: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} vyhrává partii o %n kámen.</numerusform>
            <numerusform>{name} vyhrává partii o %n kameny.</numerusform>
            <numerusform>{name} vyhrává partii o %n kamenů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Hraje se %n partie; počítá se každý bod.</numerusform>
            <numerusform>Hrají se %n partie; počítá se každý bod.</numerusform>
            <numerusform>Hraje se %n partií; počítá se každý bod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Nejvýš %n za partii.</numerusform>
            <numerusform>Nejvýš %n za partii.</numerusform>
            <numerusform>Nejvýš %n za partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Na jednom bodu smí stát nejvýš %n váš kámen.</numerusform>
            <numerusform>Na jednom bodu smějí stát nejvýš %n vaše kameny.</numerusform>
            <numerusform>Na jednom bodu smí stát nejvýš %n vašich kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Každý hráč má %n kámen. Přiveďte své kameny domů a vyveďte je dřív než soupeř.</numerusform>
            <numerusform>Každý hráč má %n kameny. Přiveďte všechny své domů a vyveďte je dřív než soupeř.</numerusform>
            <numerusform>Každý hráč má %n kamenů. Přiveďte všechny své domů a vyveďte je dřív než soupeř.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Každý hráč začíná s %n kamenem na {point}. bodu ({pips} pipů).</numerusform>
            <numerusform>Každý hráč začíná se %n kameny na {point}. bodu ({pips} pipů).</numerusform>
            <numerusform>Každý hráč začíná s %n kameny na {point}. bodu ({pips} pipů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Každý hráč začíná s těmito kameny: {points} (%n pip).</numerusform>
            <numerusform>Každý hráč začíná s těmito kameny: {points} (%n pipy).</numerusform>
            <numerusform>Každý hráč začíná s těmito kameny: {points} (%n pipů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Každý tah má prodlevu %n sekundy; po ní běží vaše časová rezerva {reserve}.</numerusform>
            <numerusform>Každý tah má prodlevu %n sekund; po ní běží vaše časová rezerva {reserve}.</numerusform>
            <numerusform>Každý tah má prodlevu %n sekund; po ní běží vaše časová rezerva {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Deska je na začátku prázdná: všechny kameny leží vedle ní v zásobě (každý hráč %n pip).</numerusform>
            <numerusform>Deska je na začátku prázdná: všechny kameny leží vedle ní v zásobě (každý hráč %n pipy).</numerusform>
            <numerusform>Deska je na začátku prázdná: všechny kameny leží vedle ní v zásobě (každý hráč %n pipů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Zápas vyhrává, kdo první získá %n bod.</numerusform>
            <numerusform>Zápas vyhrává, kdo první získá %n body.</numerusform>
            <numerusform>Zápas vyhrává, kdo první získá %n bodů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>započítáno %n</numerusform>
            <numerusform>započítána %n</numerusform>
            <numerusform>započítáno %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>v %n hodu</numerusform>
            <numerusform>ve %n hodech</numerusform>
            <numerusform>v %n hodech</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>chybně {wrong} z %n</numerusform>
            <numerusform>chybně {wrong} ze %n</numerusform>
            <numerusform>chybně {wrong} z %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Otevřít jeho složku</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Říká, kde v programu se to stalo. Vaše domovská složka, názvy otevřených souborů a tajemství kostek jsou vynechány, ale slova chyby mohou obsahovat nějaké jméno: než zprávu předáte dál, přečtěte si ji.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Zpráva je ve schránce.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Zapsáno, když se to stalo; pomáhá zjistit proč. Nikam se nic neposílá: můžete to zkopírovat a předat někomu, kdo umí pomoci, nebo odstranit.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Co se pokazilo</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Chybí část bgdesk: {part}. Nainstalujte bgdesk znovu; zápas zůstává uložen.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Žádný program zde neumí zobrazit složky. Zprávy jsou v {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Uvnitř bgdesk se minule něco pokazilo. Co jste odehráli, je uloženo; viz zprávu.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo; zápas je uložen. Podrobnosti jsou v protokolu.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk minule nečekaně skončil. Co jste odehráli, je uloženo; viz zprávu.</translation>
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
        <translation>Dabl</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dabl, přijetí</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Bez redablu</translation>
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
        <translation>Redabl</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redabl, odmítnutí</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redabl, přijetí</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Příliš dobré na dabl</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Příliš dobré na redabl</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Teď ne</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Jako na desce</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Chybí, na tahu</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Chybí, soupeř</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Uprostřed</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Účinnost dablovací kostky</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammonů z proher</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammonů z výher</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Hra o peníze</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Soupeřova</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Hráče na tahu</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Vlastník dablovací kostky</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Chybí bodů</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity podle šance na výhru</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity podle šance na výhru; čísla jsou v tabulce</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Hranice dablovací kostky</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Engine posuzuje…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Z čeho se skládají hranice přijetí</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Rozhodnutí na desce</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Ukázat: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Uvnitř bgdesk se při prohledávání vašich zápasů něco pokazilo. Zápasy zůstaly, jak jsou; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Toto jméno má jiný balíček.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Zvolte jméno, které neprozrazuje odpověď: vidíte je dřív, než odpovíte.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Jméno tohoto balíčku</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Kartičky z jiného souboru se ještě vytvářejí. Potom zvolte {file} znovu.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Exportovat kartičky pro Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importovat pozice jako kartičky</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Poznámky pro Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Odstranit balíček</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Odstranit tento balíček se všemi kartičkami a s tím, co jste na ně odpověděli?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Kartičky se neuložily: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Engine posuzuje pozici {number} z {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Vezme se zpět i %n pozdější výsledek, který z toho plynul.</numerusform>
            <numerusform>Vezmou se zpět i %n pozdější výsledky, které z toho plynuly.</numerusform>
            <numerusform>Vezme se zpět i %n pozdějších výsledků, které z toho plynuly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Podívat se na toto rozhodnutí hlouběji (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Podívat se na toto rozhodnutí hlouběji: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Jedna volba tu vede tak jasně, že hlubší pohled nebyl potřeba.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Kostky obou: každý hod plyne z tajemství obou hráčů.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Kostky serveru {server}, které nikdo nemůže zkontrolovat.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Férové kostky.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Otisk kostek (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>V hodu {roll}, úvodním, má každý hráč kostku toho druhého.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Není zaznamenáno, zda se otisk ukázal před prvním hodem.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Do hodů nevstoupila žádná slova hráče.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Skutečné kostky, zadávané ručně.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Opakovatelné kostky z čísla {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Hod {roll} je v záznamu {recorded}: správné kostky v nesprávném pořadí.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Hod {roll} je v záznamu {recorded}; měl být {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Hod {roll} stojí tam, kde měl být hod {due}: nějaký hod byl vynechán nebo použit dvakrát.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Zkontrolováno hodů: {count}. Všechny plynou z tajemství obou, pevně daných před zápasem.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Zkontrolováno hodů: {count}. Všechny plynou z čísla {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Zkontrolováno hodů: {count}. Všechny plynou z tajemství s otiskem SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Hody převzaté ze zápasu {id}, kde je lze zkontrolovat: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Nesprávných hodů: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Otisk začíná {count} znaky, které jste si poznamenali, ze 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Otisk je ten, který jste si poznamenali.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Otisk tohoto zápasu není ten, který jste si poznamenali, ale {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Otisk se ukázal před prvním hodem.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>ID zápasu, které vstupuje do každého hodu, neplyne z otisku kostek.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Tajemství těchto kostek nemá otisk, který stojí v záznamu.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Tajemství těchto kostek se odhalí po skončení zápasu; zkontrolujte je pak.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Tajemství hodu {roll} nejsou ta, která oba hráči stanovili před zápasem; odtud dál nelze nic zkontrolovat.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Jejich otisk (SHA-256) je {hash}, otisk zápasu {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Na desce není zápas, není tedy které kostky kontrolovat.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Toto jsou kostky serveru: nikdo je nemůže zkontrolovat.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Tyto kostky nemají otisk k porovnání.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Tyto kostky jsou převzaty z dřívějšího zápasu: zkontrolovat je lze tam.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Tyto kostky byly zadány ručně: není co kontrolovat.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Do každého hodu vstoupila tato slova: „{words}“.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Bílý má pevně daná tajemství s otiskem {white} a Černý s otiskem {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>kostky dřívějšího zápasu</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>skutečné kostky, zadávané ručně</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>opakovatelné kostky z čísla {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n hod přijde znovu; až dojde, zadáváte kostky ručně.</numerusform>
            <numerusform>%n hody přijdou znovu v tomto pořadí; až dojdou, zadáváte kostky ručně.</numerusform>
            <numerusform>%n hodů přijde znovu v tomto pořadí; až dojdou, zadáváte kostky ručně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Zvolte zápas</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Zvolte zápas nebo uložený záznam zápasu (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Kostky dřívějšího zápasu</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Dřívější &amp;zápas</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Dřívější zápas, jehož kostky padnou znovu</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Ze s&amp;ouboru…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Záznamy zápasů bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>Čí&amp;slo</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>V tom zápase se neházelo.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} není záznam zápasu bgdesk (.json).</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Trochu neobvyklé: dobré kostky se tak daleko odchýlí v {share} z 1000 vzorků.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Chí-kvadrát {statistic}, stupňů volnosti {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Zatím se neházelo.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nic neobvyklého: dobré kostky se odchýlí aspoň takto ve {share} ze 100 vzorků.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Příliš málo hodů k posouzení.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Velmi neobvyklé: dobré kostky se tak daleko odchýlí v méně než jednom z 1000 vzorků.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Všechny zápasy</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Tento zápas</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Ředitel turnaje</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Přiznat</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Přiznat vám zápas bez hraní? Soupeř: {opponent}</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Přiznat zápas bez hraní? Vítěz: {name}, soupeř: {opponent}</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Přiznat zápas vám…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Přiznat zápas, vítěz: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Hraje se znovu s jinými kostkami; co se odehrálo, zůstává v Zápasech.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Nedohrané zápasy jsou prohrané.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Teď zde nelze nic měnit.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Hrát tento zápas znovu od začátku?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Hrát tento zápas znovu od začátku…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Někdo přišel pozdě…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Vzít zpět výsledek zápasu {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Vyřadit</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Vzít výsledek zpět…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Odstoupit z turnaje?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Odstoupit z turnaje…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Vyřadit z turnaje hráče {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Vyřadit z turnaje: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Co smí ředitel turnaje</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Co se z něj odehrálo, půjde do koše.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Co se z něj odehrálo, půjde do koše; kostky budou jiné.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Odpovědět</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dát tuto odpověď (Enter; z mřížky hodů Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Dál (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Zahrajte tah na desce, pak klikněte na kostky nebo stiskněte Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Další otázka</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Okamžik: otázka a vše potřebné se počítá…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Vzít poslední krok zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Kartičky dosud</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Jak se počítá</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Hrát odtud dál…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Trénink s kartičkami</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Ukázat odpověď</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Vrátit poslední odpověď</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Co bylo v zápase?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Engine teď na tomto počítači nemůže běžet.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Engine neodpověděl včas.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Engine se nespustil.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Engine selhal. Podrobnosti jsou v protokolu.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Engine se nečekaně zastavil.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>letmo, bez příštích hodů</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>přesně</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>přesné řešení této hry</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>prostý hráč</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>malá síť pro tuto hru</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n účastník</numerusform>
            <numerusform>%n účastníci</numerusform>
            <numerusform>%n účastníků</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Nahoru</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Přidat &amp;počítače</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Přidat příte&amp;le</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Jakýkoli styl</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Posunout tohoto účastníka o místo dolů (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Posunout tohoto účastníka o místo nahoru (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Dolů</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Účastníci</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Doplnit kl&amp;ubovými hráči</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Jméno přítele u tohoto počítače</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Počet počítačů</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Odstranit</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Nasazení</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Síla</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Síla počítačů</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Styl počítačů</translation>
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
        <translation>Vyvádění</translation>
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
        <translation>Cena</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Odmítnutí</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Přijetí</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Partie a pořadí tahu v ní</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Co změnilo: šanci na výhru zápasu, nebo body tam, kde se počítá každá partie</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Co rozhodnutí ztratilo, v equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>S praporkem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Druh rozhodnutí</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Nejnižší cena</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Tahy a dablovací kostka</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Dosud neprohlédnuté</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Čí chyby</translation>
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
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Chyby {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Já</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Žádné takové rozhodnutí nemá praporek: F označí to na desce.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Žádné takové chyby nejsou.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>O zápase:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Komentátor:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Akce a hráči</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Akce:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>V souboru:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Místo:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Skutečné jméno ({name}):</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Kolo:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Server nebo klub:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Zapisovatel:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Vaše skutečné jméno:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatický dabl: dablovací kostka na {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Oběma padlo {die}: automatický dabl, dablovací kostka na {value}. Hází se znovu.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Oběma padlo {die}: hází se znovu.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Tahy byly vzaty zpět.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Deska byla postavena ručně.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie skončila remízou.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Hráči se dohodli na výsledku partie.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Stav je {white} : {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Postavení bylo opraveno.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Přijali jste vzdání.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Dali jste beaver na {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Dablovali jste na {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Netáhli jste žádným kamenem, což není podle pravidel.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Zvolili jste {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Nabídli jste vzdání s backgammonem.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Nabídli jste vzdání s dvojnásobnou prohrou.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Nabídli jste vzdání s gammonem.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Nabídli jste vzdání se čtyřnásobnou prohrou.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Nabídli jste vzdání s obyčejnou prohrou.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Odmítli jste.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Zahráli jste {play}, což není podle pravidel.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Vypršel vám čas.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Znovu jste redablovali na {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Odmítli jste vzdání.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vzdali jste.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hodili jste {dice} a nemohli jste táhnout.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Hodili jste {dice} a zahráli {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hodili jste {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Přijali jste na {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Otočili jste dablovací kostku na {value}: raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Otočili jste dablovací kostku na {value}: otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Vyhráli jste zápas {own} : {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Vyhráli jste úvodní hod a můžete s ním začít, {dice}, nebo hodit oběma kostkami znovu.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Vyhráli jste úvodní hod a musíte s ním začít: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Vyhráli jste úvodní hod, {dice}, a teď musíte na začátek hodit oběma kostkami.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Vyhráli jste sérii {own} : {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>nemůže táhnout</translation>
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
        <translation>redabl</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: nemohli jste táhnout.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: zahráli jste {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} nemůže táhnout.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} hraje {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} přijímá vzdání.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} dává beaver na {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} dabluje na {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} netáhne žádným kamenem, což není podle pravidel.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} volí {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} nabízí vzdání s backgammonem.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} nabízí vzdání s dvojnásobnou prohrou.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} nabízí vzdání s gammonem.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} nabízí vzdání se čtyřnásobnou prohrou.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} nabízí vzdání s obyčejnou prohrou.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} odmítá.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} hraje {play}, což není podle pravidel.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name}: čas vypršel.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} znovu redabluje na {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} odmítá vzdání.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} vzdává.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hází {dice} a nemůže táhnout.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} hází {dice} a hraje {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hází {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} přijímá na {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} otáčí dablovací kostku na {value}: raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} otáčí dablovací kostku na {value}: otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vyhrává zápas {own} : {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vyhrává úvodní hod a může s ním začít, {dice}, nebo hodit oběma kostkami znovu.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vyhrává úvodní hod a musí s ním začít: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vyhrává úvodní hod, {dice}, a teď musí na začátek hodit oběma kostkami.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vyhrává sérii {own} : {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Dál</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Jeden otevře stůl a druhému pošle pozvánku poštou, messengerem nebo na papíře. Místo může zaujmout, kdo má pozvánku, nikdo jiný.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Hrát s někým u jiného počítače</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Číst &amp;víc</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Kostky pocházejí z obou počítačů: žádný hráč ani nikdo mezi nimi nemůže znát ani zvolit hod. Každý to může později zkontrolovat.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Dva lidé s bgdesk hrají přímo spolu, bez účtu, a nikomu jinému se nic neposílá. Předávací server, pokud jej zvolíte, předává, co sám neumí přečíst. Jen herní server, pokud na nějaký jdete, ví, co se hraje.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Co se posílá: jméno, které si zde zvolíte, vaše tahy a hody, čas, který jste spotřebovali, a co říkáte. Druhý počítač vidí vaši síťovou adresu, jako vždy mezi dvěma počítači. Vše je šifrováno.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Dokud není otevřen žádný stůl, bgdesk nikomu nenaslouchá. Zápas lze kdykoli opustit a kdykoli v něm pokračovat, dokud oba chtějí.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Soubor .mat neumí uvést domácí pravidla tohoto zápasu.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Soubor .mat neříká, který hráč je program.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Soubor druhu {kind} neumí uložit zápas této hry: {game}; .json ano.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Část analýzy nebo komentářů nešlo zapsat do souboru .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Pozice postavená ručně uprostřed tahu je v souboru .mat jen zčásti.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Pozice postavená ručně uprostřed tahu je v souboru .ogxm jen zčásti.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Pozice postavená ručně uprostřed tahu je v souboru .sgf jen zčásti.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Hod, který ještě nebyl zahrán, nebo dabl, na nějž ještě nepřišla odpověď, v souboru .mat není.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Opravené postavení je v souboru .mat jako pozice postavená ručně.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Opravené postavení je v souboru .ogxm jako pozice postavená ručně.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Opravené postavení je v souboru .sgf jako pozice postavená ručně.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Soubor .ogxm tento zápas neumí uložit: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Soubor .ogxm neumí omezit automatické dably: nemají tam žádnou mez.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Soubor .ogxm neumí uvést domácí pravidla tohoto zápasu.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Soubor .ogxm tuto hru nezná; nazývá se tam backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Soubor .ogxm neříká, který hráč je program.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Soubor .ogxm zná beaver a raccoon, ale žádné další zvýšení po nich: jeho dablovací kostka je příliš nízká.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Soubor .sgf neumí uvést domácí pravidla tohoto zápasu.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Soubor .sgf neříká, který hráč je program.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Soubor .sgf obsahuje jen jednu analýzu.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analýza v souboru .mat není.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automatické dably v souboru .mat nejsou: body a hodnoty dablovací kostky tam vypadají chybně.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Hodiny a časy na rozmyšlenou v souboru .mat nejsou.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Hodiny a časy na rozmyšlenou v souboru .ogxm nejsou.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Hodiny a časy na rozmyšlenou v souboru .sgf nejsou.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Komentáře k jednotlivým tahům v souboru .mat nejsou.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon tuto hru nezná.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Jak kostky vznikly, v souboru .mat není.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Jak kostky vznikly, v souboru .ogxm není.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Jak kostky vznikly, v souboru .sgf není.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Prohry na čas a předčasná vzdání jsou v souboru .ogxm jako dohodnuté body.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Prohry na čas a předčasná vzdání jsou v souboru .sgf jako dohodnuté body.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Formát „{name}“ nelze zapsat; známé jsou {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Žádný formát nemá příponu „{suffix}“ souboru {file}; známé jsou {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Jiné linie v souboru .ogxm nejsou.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Jiné linie hry v souboru .mat nejsou.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Odmítnutá vzdání v souboru .mat nejsou.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Vzdání odmítnutá nebo bez odpovědi v souboru .ogxm nejsou.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Vzdání odmítnutá nebo bez odpovědi v souboru .sgf nejsou.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Stavy nastavené po první partii v souboru .ogxm nejsou.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Některé analýzy nelze do souboru .sgf uložit.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Některé jiné linie nelze do souboru .sgf uložit.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Dohoda o automatických dablech v souboru .mat není.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Zápas byl vzdán nebo prohrán na čas: soubor .mat ukazuje jeho poslední partii jako nedohranou.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Dohodnutý počet partií v souboru .mat není.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Dohodnutý počet partií v souboru .ogxm není.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Hod, který čeká na zahrání, nebo odpověď na zvýšení v souboru .ogxm není.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Nerozhodné úvodní hody v souboru .mat nejsou.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Nerozhodné úvodní hody v souboru .ogxm nejsou, jen dablovací kostka, kterou otočily.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Nerozhodné úvodní hody v souboru .sgf nejsou, jen dablovací kostka, kterou otočily.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Co bylo vzato zpět, v souboru .mat není.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Co bylo vzato zpět, v souboru .ogxm není.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Co bylo vzato zpět, v souboru .sgf není.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Které rady byly použity, v souboru .mat není.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Které rady byly použity, v souboru .ogxm není.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Které rady byly použity, v souboru .sgf není.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Zápas mezi počítači nešlo odehrát. Turnaj je uložen; podrobnosti jsou v protokolu.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo. Turnaj je uložen; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>započítáno %n rozhodnutí</numerusform>
            <numerusform>započítána %n rozhodnutí</numerusform>
            <numerusform>započítáno %n rozhodnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n zápas</numerusform>
            <numerusform>%n zápasy</numerusform>
            <numerusform>%n zápasů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Nejlepší %n rozhodnutí v řadě: PR {rating}</numerusform>
            <numerusform>Nejlepší %n rozhodnutí v řadě: PR {rating}</numerusform>
            <numerusform>Nejlepších %n rozhodnutí v řadě: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Poslední %n rozhodnutí</numerusform>
            <numerusform>Poslední %n rozhodnutí</numerusform>
            <numerusform>Posledních %n rozhodnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Učitel se ozval u %n rozhodnutí. Tam se počítá první pokus.</numerusform>
            <numerusform>Učitel se ozval u %n rozhodnutí. Tam se počítá první pokus.</numerusform>
            <numerusform>Učitel se ozval u %n rozhodnutí. Tam se počítá první pokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>S méně než %n zápasem nelze říci, jak přesný tento rating je.</numerusform>
            <numerusform>S méně než %n zápasy nelze říci, jak přesný tento rating je.</numerusform>
            <numerusform>S méně než %n zápasy nelze říci, jak přesný tento rating je.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 kartiček, které byste i po 30 dnech ještě znali</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 efektivních počtů pipů v řadě s průměrnou odchylkou pod jeden pip</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Dvojité kliknutí na řádek otevře jeho rozhodnutí.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Čára se objeví, jakmile se započítá 30 rozhodnutí.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Dokončený zápas v každé hře, kromě Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Hra na 1. bodu</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Proti lidem</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Proti počítači</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Ve vedení</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Všech 15 úvodních hodů zahráno správně, dvakrát, s odstupem aspoň týdne</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Všichni soupeři</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Celá doba</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Nejdražší z těchto rozhodnutí zkoušet hned jako kartičky</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Útok</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Pozadu</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Silnější než {opponent}: výsledky ponechávají málo pochyb</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Oběma chybí 1</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Šance ztracené za zápas</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partie</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Chyby s dablovací kostkou</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Dablovat, či ne</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Předčasné dably</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Procvičit</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Ztracená equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Slábnoucí průměr</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Rychleji než obvykle</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Statistiky se tu objeví, až budou vaše zápasy analyzovány: odehrajte nebo otevřete zápas a stiskněte F7, nebo jich analyzujte mnoho najednou v seznamu zápasů.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>První partie bez chyby</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>První analyzovaný zápas</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>První zápas, jehož kostky byly zkontrolovány hod po hodu podle tajemství</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Polovinu tahů hrajete rychleji, než je pro vás obvyklé: stojí víc?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Vyčkávací hra</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Pokud v souborech hrajete pod jinými jmény, řekněte to přes „Kdo je kdo…“.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>V devíti případech z deseti leží vaše síla v tomto rozmezí. Za jednotky bere celé zápasy, protože rozhodnutí jednoho zápasu mají mnoho společného.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Vyrovnaně</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Nižší je lepší. Každý řádek je o zápase, který tam končí.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Dokončené zápasy</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Ztracené zápasy</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Zápasy, které vám vyhrály kostky nad to, co si zasloužila vaše hra: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Zápasy, které si vaše hra zasloužila a o které vás připravily kostky: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Zápasy se známým štěstím</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Promeškané dably</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Série o peníze</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Měsíc</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Bez jasného plánu</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Nezapočítalo se žádné rozhodnutí</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Zde se nezapočítalo žádné rozhodnutí.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Dosud žádná chyba s dablovací kostkou.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Této volbě neodpovídá žádný zápas. Zvolte delší dobu.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Zatím není dokončen žádný zápas do určitého počtu bodů.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Zatím nic nevyčnívá. Je třeba víc analyzovaných zápasů.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
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
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Ztracené body</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Po Crawfordově partii</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Hra na prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Rozdíl ratingu proti soupeřům, podle hry</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Dosaženo</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Útěková hra</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Podíl chyb</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situace, v nichž ztrácíte víc, než tam hráči obvykle ztrácejí, nejdražší první. Co nenajde skoro nikdo, váží málo.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Pomaleji než obvykle</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Přijmout, či odmítnout</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Kostky vám ani nepřinesly, ani nevzaly nic, co by stálo za řeč.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Směr vašich chyb říká víc než jejich velikost.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Poslední měsíc</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Poslední tři měsíce</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Poslední rok</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Čas je známý jen u zápasů, které hrajete zde.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Lze získat zpět</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Příliš dobré na dabl</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Do (den)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>S vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Výhry minus prohry</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Z toho výher</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Z toho výher s vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Přinesly nebo vzaly kostky</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Výhry s vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Chybná odmítnutí</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Chybná přijetí</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>nejlepší tah vyvádí</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>nejlepší tah vyhazuje</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>nejlepší tah je klidný</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>nejlepší tah obsazuje bod</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>nejlepší tah staví kotvu</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>nejlepší tah utíká</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} zápasu</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} bodu</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Uvnitř bgdesk se při výpočtu vašich statistik něco pokazilo. Zápasy zůstaly, jak jsou; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Kdo je kdo…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Kostky a hra</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Rozdělit podle</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Chyby s dablovací kostkou</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Rychle a pomalu</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Statistiky v čase</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Jak se vám vede</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Milníky</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Čtení zápasů: {done} z {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Co studovat</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Kde jsou vaše chyby</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Exportovat statistiky</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabulka pro tabulkové procesory (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Statistiky jsou uloženy jako {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Statistiky se neuložily: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n další soubor se neotevřel.</numerusform>
            <numerusform>%n další soubory se neotevřely.</numerusform>
            <numerusform>%n dalších souborů se neotevřelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>Do vaší knihovny přidán %n zápas.</numerusform>
            <numerusform>Do vaší knihovny přidány %n zápasy.</numerusform>
            <numerusform>Do vaší knihovny přidáno %n zápasů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Příkazový řádek</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Otevřít zápas nebo pozici</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Vložený text</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Čtení</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Čtení zápasů: {done} z {total} souborů</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Čtení zápasů…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>V té složce nejsou žádné soubory.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Ve schránce je obrázek, který nelze přečíst: zkopírujte pozici jako text.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Ve schránce není žádný text.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Napsaný text</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Všechna rozhodnutí</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Všechny fáze</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Všechny plány</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analyzoval</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Druh rozhodnutí</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Čí statistiky</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 nebo víc</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 nebo víc</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Jakékoli rozhodnutí</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Jakákoli část partie</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Jakýkoli výsledek</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Kdykoli</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Hrubé chyby, od {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Drahé, od {cost}</translation>
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
        <translation>Kostky se píší takto: {roll}, nebo několik: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Dably</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Sporné, od {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Chyby, od {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Každé analyzované rozhodnutí</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Každá pozice</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Prohraný zápas</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Vyhraný zápas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Odmítnutí</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Odmítnutí</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pipů rozdíl</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pipy: {own} proti {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Podobné pozice</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Přijetí</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Přijetí</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Poslední měsíc</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Poslední tři měsíce</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Poslední týden</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Poslední rok</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Stejná pozice</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>To není pozice: pozicí je XGID, ID GNU Backgammon nebo vlastní text bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>libovolně</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>bez tahu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>chybí {own} : {theirs}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>chybí {points}</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>&amp;Podívat se</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Najít rozhodnutí</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Vytvořit z nich &amp;kartičky</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Čtení zápasů: {done} z {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Ukázat &amp;zápasy</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Vaše zápasy se čtou. Co se v nich najde, objeví se zde.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Jen tato rozhodnutí:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Vymazat vše</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Z &amp;desky</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Nejvyšší PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Jak blízko</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Nejnižší PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Jména, akce, štítek, soubor</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Soupeřův bar</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Soupeřovy pipy</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Soupeřův stav</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Vlastní bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Vlastní pipy</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Vlastní stav</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Pipy soupeře</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pipy hráče</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Body na desce</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Čí rozhodnutí</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID nebo ID pozice</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>libovolné</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Označeno praporkem; Shift+F vede k dalšímu praporku, F tento odebere.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Znovu od prvního praporku.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Žádné rozhodnutí tohoto zápasu nemá praporek: F označí to na desce.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Praporek je odebrán.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Není tu rozhodnutí, které by šlo označit praporkem.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>s praporkem</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Příští dny</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>Vyřazení po &amp;prohrách</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Jako v prvním finále</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Jako v prvním kole</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Kolik je třeba</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>Út&amp;ěcha</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Vyřazovací na dvě porážky</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Pro ty, kdo prohrají před finále</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Pro ty, kdo prohrají první zápas</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Formát</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Postupuje z každé</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Skupiny, pak vyřazovací část</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Nikdo nevypadává</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Žádná</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Hrát o &amp;třetí místo</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>&amp;Body podle kola</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Body po prohře</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Body zápasů podle kola, například {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Body druhého finále</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>&amp;Druhé finále, pokud první prohraje dosud neporažený hráč</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Vyřazovací na jednu porážku</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Švýcarský systém</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Zkopírováno.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n chyba zápasu</numerusform>
            <numerusform>%n chyby zápasu</numerusform>
            <numerusform>%n chyb zápasu</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kopírovat pro fórum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Kresba (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Podoba</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Obrázek (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Rozhodnutí na desce</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Co kopírovat</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Co se zkopíruje</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Žádný z vašich zápasů zatím není analyzován. Analyzujte je v „Zápasy…“, nebo místo chyb hledejte „Každá pozice“.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Uberte některé podmínky.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Mezi %n rozhodnutím nic takového není.</numerusform>
            <numerusform>Mezi %n rozhodnutími nic takového není.</numerusform>
            <numerusform>Mezi %n rozhodnutími nic takového není.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Vaše knihovna je prázdná. Otevřete zápas (Ctrl+O) nebo nějaký odehrajte: pak jeho rozhodnutí najdete zde.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>v %n zápasu</numerusform>
            <numerusform>ve %n zápasech</numerusform>
            <numerusform>v %n zápasech</numerusform>
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
            <numerusform>&amp;Přidat %n zápas</numerusform>
            <numerusform>&amp;Přidat všechny %n zápasy</numerusform>
            <numerusform>&amp;Přidat všech %n zápasů</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Přidat všechny do vaší knihovny k pozdějšímu otevření</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otevřít zápas</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Jiný přítel…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Oba sedí u této desky a střídají se.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Hrát s přítelem…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Hrát: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Dva hráči, jeden počítač</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Otevřít soubor…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Postavit pozici</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Text pozice</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID nebo jiný text pozice</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Pravidla…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Nový úvodní hod pro každou partii</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>{number}. hra kola</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Hry podle mé volby…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Ve vlastním okně</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Žádná další hra</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Jinak další partii začíná vítěz té předchozí.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Postavení hry {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Hra na blokování, v níž dubl přináší i všechny vyšší dubly.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Hráč smí vyvádět, i když je jeho kámen uvězněn v jeho vnitřním poli.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey, v níž dubl přináší i dubl z opačné strany kostek.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey, v níž se nasadí všechny kameny dřív, než některý přejde střed.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey, v níž další hod přináší jen 2 s 1.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Všech patnáct kamenů začíná na 24. bodu.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon a jeho postavení</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkánské střídání</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Vyvádění i s uvězněným kamenem</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Oba hráči nasazují, táhnou a jdou domů na téže straně desky.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Oba hráči táhnou dokola stejným směrem; bod blokuje už jediný kámen.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Kameny se nasazují na prázdnou desku; dubly a 2 s 1 přinášejí další hod.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Kameny se nasazují na prázdnou desku; nikdo nevyhazuje, dokud nemá vlastní kámen doma.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Vzadu začínají čtyři kameny místo dvou: delší a pozičnější.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Z prázdné desky</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Řecký backgammon: bez dablovací kostky, bez trojnásobných výher a další partii začíná vítěz.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon s jedním kamenem na každé straně.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon se dvěma kameny na každé straně.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Platí pro: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Táhnout, než jsou nasazeny všechny</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Žádná čísla navíc, než jsou nasazeny všechny</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Na bodu nesmí stát víc než pět kamenů.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Bez pravidla o matce</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>V žádném startovním poli šest bodů</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Čísla, která nelze zahrát, propadají</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Ze startu odchází jeden kámen za tah, šest v řadě potřebuje soupeře vpředu</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Ze startu odchází jeden kámen za tah, dva při 6-6, 4-4 nebo 3-3 jako prvním hodu hráče; a šest bodů v řadě potřebuje soupeřův kámen vpředu. Obojí jsou pravidla hry narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Uvěznění posledního kamene na startu partii nevyhrává.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Několik her po sobě</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Jednotlivé kameny se nevyhazují, ale vězní na místě.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Jednoduché, dvojnásobné a trojnásobné výhry</translation>
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
        <translation>Tavli: bez dablovací kostky, věznění, blokování</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Bulharská hra na věznění, hraje se jako Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Turecká hra na blokování, hraje se jako Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Standardní hra s dablovací kostkou.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Tři kameny na každé straně: krátké a divoké.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Turecký backgammon: jako Portes a kámen, který doma vyhodí, tam zůstává.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Do té doby se dubl hraje čtyřikrát a další hod po něm nenásleduje.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Obvykle se nasadí všechny kameny dřív, než některý táhne.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Obvykle se za každý kámen, který poraženému zbyl, počítá bod.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Obvykle se nesmí zaplnit jen vlastní startovní pole hráče.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Obvykle je hraje soupeř.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Obvykle se tato hra hraje bez ní.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>S dablovací kostkou</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} po sobě; každá začíná úvodním hodem.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} po sobě; další začíná vítěz té předchozí.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Kliknutím na hru si přečtete její pravidla a můžete ji hrát.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Hry a jejich pravidla</translation>
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
        <translation>Férové kostky</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Statistiky v čase</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Jak často důvody platí</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Klávesa</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Jazyky</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Prohlížení zápasů</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Trénink s kartičkami</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Stoly v síti</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Program</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Učitel</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Tato stránka zatím není přeložena.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Trenažéry</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Co je nového</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co dělá</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Hrát {game}…</translation>
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
        <translation>(V závorkách): analyzováno méně hluboko, nesrovnatelné</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Dablovat</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dvojité kliknutí nebo Enter: zvolit</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dvojité kliknutí nebo Enter: ukázat na desce</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dvojité kliknutí nebo Enter: hodit oběma kostkami znovu</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Rady se dávají, když hrajete zápas.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na tahu.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Zahrajte {numbers}: má to stejnou hodnotu jako nový hod, nebo vyšší.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Hodit znovu</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Hoďte oběma kostkami znovu: má to vyšší hodnotu než jakýkoli tah s {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Hodit bez dablu</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Ukázat radu</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Zatím nejlepší tah s {numbers}. Co z něj zbývá, je první:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Nejlepší dubly k volbě</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Nejlepší tah s {numbers} je {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Nejlepší tahy s {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Nejlepší pokračování:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Rada není: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Zde není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Přemýšlí se…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Toto ztrácí {cost}: nejlepší tah s {numbers} je {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Toto je nejlepší tah s {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>S radami nebo zobrazenými šancemi se tento zápas počítá jako cvičný a nemění váš rating.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>cena {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>dvojnásobná výhra {chance}</translation>
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
        <translation>výhra {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Nejlepší volby</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Šance na výhru této partie</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Rady</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Hrát dál bez této rady (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Ukazovat šance po každém tahu</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Engine přemýšlí</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a zápasy nelze vypsat. Zůstávají uloženy; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Komentář nešlo zařadit ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Část analýzy nešla přečíst ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Část archivu je poškozena; zbytek zůstal zachován.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Část souboru je poškozena ({quote}); zbytek zůstal zachován.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Některý hráč nemá v souboru jméno.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Před nastavenou pozicí chybí tah.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Před „{quote}“ chybí tah.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Jiná linie byla vynechána ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>V této pozici je partie u konce.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Nelze jej přečíst.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Jeho název nebo cesta je příliš dlouhá.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Vynecháno</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Najednou se čte nejvýš {quote} souborů.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Divné</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Ze souboru se přečetly jen první zápasy; vynecháno zápasů: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Přečteno s poznámkami: {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Přečteno bez poznámek.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Odpověď na dabl chybí; bere se jako přijetí.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Dablovací kostka stojí na {quote} a výš ji nelze vést; další zvýšení byla vynechána.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Soubor neříká, jak dlouhý zápas je; předpokládá se {quote} bodů.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Soubor neříká, o kterou hru jde. Byla přečtena jako: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Soubor končí uprostřed; co v něm je, zůstalo zachováno.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Soubor nebyl přečten do konce, protože je příliš dlouhý nebo má příliš mnoho vad; zkrácených nebo vynechaných partií: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Soubor nebyl přečten do konce, protože je příliš dlouhý; co následuje, bylo vynecháno.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Partie začíná dublem {quote}; zůstal zachován.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Partie nemá výsledek.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Hra „{quote}“ není známa; byla přečtena jako backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Hlavička uvádí hráče v opačném pořadí; platí pořadí sloupců.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Jediný možný tah hodu {quote} byl doplněn.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Chybí tah hodu {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Tah „{quote}“ nelze na této desce zahrát; deska zůstala, jak byla.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Tah „{quote}“ není podle pravidel; zůstal, jak je zapsán.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>V pozici nemá některý hráč žádné kameny; byla vynechána.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Výsledek v souboru ({quote}) neodpovídá partii; rozhoduje deska.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Výsledek v souboru ({quote}) z partie neplyne; zůstal zachován.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Stav v souboru ({quote}) z předchozích partií neplyne; zůstal zachován.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Text není v UTF-8; byl přečten jako {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>V tomto souboru není žádná partie.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>V tomto textu není ID pozice.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento zápas BGBlitz má víc než {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Tento zápas BGBlitz neobsahuje žádné partie.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tento zápas BGBlitz je poškozen ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tato analýza GammonView je poškozena ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Tento zápas OGXM neobsahuje žádné partie.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tento zápas OGXM je poškozen ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento zápas OGXM je delší než {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Tento soubor SGF neobsahuje žádnou partii backgammonu.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Tento soubor SGF je z jiné hry než backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Tento soubor SGF je z jiné hry než backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Tento soubor eXtreme Gammon neobsahuje žádnou partii.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Tento soubor je prázdný.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento soubor je delší než {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Toto je JSON, ale ne zápas, který by zde byl znám.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Toto je dokument PDF, ne zápas.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Toto je dokument PostScript, ne zápas.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Toto je databáze, ne zápas.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Toto je film nebo obrázek, ne zápas.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Toto je film, ne zápas.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Toto je hra Coan ki, kterou hraje jen okno Coan ki a žádný jiný formát ji neumí uložit.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Toto je obrázek, ne zápas.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Toto je pozice jako text, ale nelze ji přečíst: nemá ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Toto je pozice jako text, ale nelze ji přečíst: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Toto je program, ne zápas.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Toto je zvukový soubor, ne zápas.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Toto je textový dokument (RTF), ne zápas.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Toto je text bez zápasu či pozice.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Toto je webová stránka, ne zápas.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Toto je dokument Office, ne zápas.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Toto je soubor XML, ne zápas.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Toto je archiv: nejdřív jej rozbalte.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Toto je e-mail bez zápasu.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Toto je soubor eXtreme Gammon, který nelze přečíst, ne zápas.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Toto je starý dokument Office, ne zápas.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Toto není pozice z partie: partie je u konce.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Toto není zápas BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Toto není možná pozice: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Toto není běžný soubor.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Toto není textový soubor ani žádný známý zápas.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Toto není textový soubor.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Toto není zápas OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Toto není soubor eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Vypadá to jako SGF, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Vypadá to jako zápas GamesGrid, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Vypadá to jako zápas JavaFIBS, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Vypadá to jako pozice Snowie, ale chybějí jí některá pole.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Vypadá to jako pozice Snowie, ale {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Vypadá to jako zápas TrueMoneyGames, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Vypadá to jako soubor se zápasem, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Vypadá to jako soubor eXtreme Gammon, ale neříká, kdo hrál.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Vypadá to jako soubor eXtreme Gammon, ale není v tom žádná partie.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tento záznam zápasu je poškozen nebo pochází z jiného programu: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Tento záznam zápasu je poškozen: není v UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento záznam zápasu je delší než {quote} znaků.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento textový soubor má víc než {quote} řádků.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tento textový soubor je delší než {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Tento text neobsahuje žádný zápas backgammonu.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Co soubor říká o vzdání, nešlo přečíst.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Nemáte oprávnění jej číst.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>řádek {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file}: soubor se neotevřel.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ na nic neodpovídá; bylo vynecháno.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}“ není hod dvěma kostkami; tah byl vynechán.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ není srozumitelné.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}“ nebylo srozumitelné a bylo vynecháno.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“: dablovací kostku tu nešlo otočit; byla nastavena, jak říká soubor.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Zpráva o importu</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Poznámky</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Připojit se</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Zastavit</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Dívat se</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Pozvánka</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Připojit se ke stolu</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Vložte pozvánku, kterou jste dostali, pomocí Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Stůl se hledá…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Dívat se na stůl</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Jste u stolu; zápas zde uvidíte, jakmile začne.</translation>
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
        <translation>&amp;Zastavit</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Průběh analýzy</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1 půltah</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 půltahy</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 půltahy</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4 půltahy</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Rozhodnutí s dablovací kostkou nemá hodnotu bez ní.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>První pohled: zápas trvá asi sekundu.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Zatím analyzováno: {judged} z {plays} tahů.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analýza rozhodnutí</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Oba hráči jsou zcela uzavřeni.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Oba hráči mají kameny na témže bodu.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Těsné volby podle následujícího hodu. Obvyklá volba pro hry s vlastní sítí.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Ještě hlouběji: zápas trvá mnoho minut.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Nejhlubší</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Nejhlubší analýzy</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Každá těsná volba na 3 půltahy, což odpovídá úrovni „Světová třída“.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Každá pozice této hry je vyřešena: nic hlubšího není.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Vše na 2 půltahy a na 3 půltahy tam, kde to může změnit verdikt. Obvyklá volba.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Přesně</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>V zápase</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Vrátí se jen novým otevřením jejího souboru; tento krok nelze vzít zpět.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Delší rollouty</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Nejdelší rollouty</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Štěstí hodu: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Při tomto stavu není Crawfordova partie možná.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Zde se nerozhoduje.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Žádný zdejší engine neumí analyzovat tyto hry s těmito pravidly: {games}. Rady fungují v každé hře.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Nikdo není na tahu.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Zatím neanalyzováno: stiskněte Analyzovat… dole, nebo F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Jedno rozhodnutí se analyzuje okamžitě.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Jedno rozhodnutí trvá několik sekund, nejvýš asi minutu.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Jedno rozhodnutí trvá několik sekund.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Jedno rozhodnutí trvá až několik minut.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Úvodní hod</translation>
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
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Rychlé a slušné: zápas trvá několik sekund.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Odstranit analýzu {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rollouty se hrají podle pravidel backgammonu a tento zápas má jiná pravidla.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Krátké rollouty</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Cena vzdání je známa jen v zápasech s Crawfordovým pravidlem.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Engine zde nemohl nic analyzovat.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Engine nezná hru {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Engine selhal ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Engine se nečekaně zastavil.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie je u konce.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Partie může skončit během dvou příštích hodů.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Zápas je u konce.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Sítě pro {games} se dívají nejvýš takto hluboko: {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Hráč na tahu nerozhoduje o dablovací kostce.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Záznam zde končí.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Silný engine se nenačetl: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Na každé straně je {quote} kamenů, ne 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Nezbývalo co analyzovat.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Tato analýza o tomto okamžiku nic neříká.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Tato odpověď by byla chybou soupeře.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Tento tah je proti pravidlům: neposuzuje se a zápas po něm pokračoval.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Chcete-li ji znovu, je třeba zápas znovu analyzovat.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Dvě kola</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Dvě kola, pak dlouhé rollouty toho, co je těsné: hodiny.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Dvě kola, pak rollouty toho, co je těsné: skoro hodina.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Dvě kola, pak krátké rollouty toho, co je těsné: minuty.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Co je i po dvou příštích hodech těsné, tak hluboko, jak se dívá síť této hry.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Co engine o této hře ví, nelze přečíst ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Co síť této hry řekne hned: několik sekund.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>S hlubšími analýzami</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Házíte</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>hrubá chyba, stojí {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>chyba, stojí {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>odpověď na beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>odpověď na dabl</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>odpověď na otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>odpověď na raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>odpověď na redabl</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>odpověď na vzdání</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>stojí {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>dabl?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>sporné, stojí {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>málo rozhodnutí</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>volí dubl</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>vzdání</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>správně</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>směrodatná chyba {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>nedokončeno</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>výhry {win} (gammony {win_gammon}), prohry {lose} (gammony {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} až {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} hází</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (málo rozhodnutí)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>Tah {play} je proti pravidlům: neposuzuje se a zápas po něm pokračoval.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>analyzováno {share}</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Hlouběji</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Zastavit</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analyzovat rozhodnutí tohoto zápasu (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analyzovat…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Volby v této pozici</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Průběh analýzy</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Zastavit analýzu; co je analyzováno, zůstane (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Rozhodujte na desce: posuzuje se průběžně.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Vyčkávací hra na 5. bodu</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Hra na 1. bodu</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Černý odpovídá na dabl Bílého beaverem.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Černý odpovídá na beaver raccoonem.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Černý dabluje.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Černý má zahrát {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Černý je na tahu.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Černý vlastní dablovací kostku na {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Černý hraje {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Černý hází</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Odpověď Černého</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Dabl Černého</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Oba hráči jsou na baru před uzavřeným vnitřním polem.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Oba hráči mají kameny na témže bodu.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>V této hře kameny takto ležet nemohou.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná deska</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Posledních šest kamenů</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Prohlíží se pozice…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Prohry {win} · gammony {gammon} · backgammony {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Odtud už nikdy nemůže táhnout žádný hráč.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>V této pozici není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Hodit</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Podobné</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Začátek této hry</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Tato nabídka dablovací kostky zde není dovolena.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Deska zůstává, jak je: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Dablovací kostka je uprostřed na {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Partie je u konce: vyhrál Černý.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Partie je u konce: vyhrál Bílý.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Partie je u konce: remíza.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Není v tom XGID, ID GNU Backgammon ani text bgdesk; deska zůstává, jak je.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Na desce není žádný kámen.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>V Crawfordově partii není dablovací kostka.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>V tomto zápase není dablovací kostka.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Bílý odpovídá na dabl Černého beaverem.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Bílý odpovídá na beaver raccoonem.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Bílý dabluje.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Bílý má zahrát {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Bílý je na tahu.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Bílý vlastní dablovací kostku na {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Bílý hraje {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Bílý hází</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Odpověď Bílého</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Dabl Bílého</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Výhry {win} · gammony {gammon} · backgammony {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>zahráno</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>zkoušeno</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Backgame {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n černý kámen je vyveden, ačkoli jiné nejsou doma.</numerusform>
            <numerusform>%n černé kameny jsou vyvedeny, ačkoli jiné nejsou doma.</numerusform>
            <numerusform>%n černých kamenů je vyvedeno, ačkoli jiné nejsou doma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n bílý kámen je vyveden, ačkoli jiné nejsou doma.</numerusform>
            <numerusform>%n bílé kameny jsou vyvedeny, ačkoli jiné nejsou doma.</numerusform>
            <numerusform>%n bílých kamenů je vyvedeno, ačkoli jiné nejsou doma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Některý hráč už má všechny body tohoto zápasu (%n).</numerusform>
            <numerusform>Některý hráč už má všechny %n body tohoto zápasu.</numerusform>
            <numerusform>Některý hráč už má všech %n bodů tohoto zápasu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Černý má %n kámen, což tato hra nezná.</numerusform>
            <numerusform>Černý má %n kameny, což tato hra nezná.</numerusform>
            <numerusform>Černý má %n kamenů, což tato hra nezná.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Dohodnutá pravidla dovolují na bodu %n kámen.</numerusform>
            <numerusform>Dohodnutá pravidla dovolují na bodu %n kameny.</numerusform>
            <numerusform>Dohodnutá pravidla dovolují na bodu %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Ve žlábku chybí %n černý kámen: nejdřív nějaký z desky odeberte.</numerusform>
            <numerusform>Ve žlábku chybějí %n černé kameny: nejdřív nějaké z desky odeberte.</numerusform>
            <numerusform>Ve žlábku chybí %n černých kamenů: nejdřív nějaké z desky odeberte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Ve žlábku chybí %n bílý kámen: nejdřív nějaký z desky odeberte.</numerusform>
            <numerusform>Ve žlábku chybějí %n bílé kameny: nejdřív nějaké z desky odeberte.</numerusform>
            <numerusform>Ve žlábku chybí %n bílých kamenů: nejdřív nějaké z desky odeberte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Bílý má %n kámen, což tato hra nezná.</numerusform>
            <numerusform>Bílý má %n kameny, což tato hra nezná.</numerusform>
            <numerusform>Bílý má %n kamenů, což tato hra nezná.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Provést znovu (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Táhnout na desce jako v partii (P); znovu: stavět</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Postavení</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Vzít poslední změnu zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Zkusit tah</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Co je zde postaveno, zůstává uloženo (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Barva kliknutí</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laboratoř pozic</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>O této pozici</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Kandidáti</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Hody</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Stavy</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Střely</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Zatím jste proti počítači nedokončili žádný zápas. Odehrajte nějaký: jeho výsledek bude zde.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} až {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} z {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Hrát…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Je téměř jisté, že vyhráváte víc než polovinu zápasů.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Výsledky proti soupeřům</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Podíl (90% interval)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Síla</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Výhry</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Člověk u tohoto počítače</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Počítačový hráč: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Pozdní vstup</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Kdo přichází pozdě</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Kdo přichází pozdě? Hraje od příštího kola.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Kdo přichází pozdě? Hraje na místě volného losu.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Ještě %n zápas…</numerusform>
            <numerusform>Ještě %n zápasy…</numerusform>
            <numerusform>Ještě %n zápasů…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Ukončit…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Ještě jednou?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Stačí jedno kliknutí. Kdykoli můžete přestat a pokračovat později: nic se neztratí.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Rozehráno</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Rozehráno · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Váš první zápas</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Započítané večery</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Žádná</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Body podle umístění</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Body v lize podle umístění, například {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Body za umístění jsou čísla, například {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Nejlepší: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Dablovací kostka: {found} z {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Rozhodujte na desce jako v partii. S ukáže odpověď, K přeskočí, Esc ukončí.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Dablovat, nebo ne?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Nalezeno</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Nalezeno později</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Nalezeno, i když ne hned.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Nalezeno: dost blízko.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Nalezeno: to je nejlepší.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>V zápase jste zvolili {answer}, což stálo {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>V zápase jste zvolili {answer}, což bylo správně.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>V zápase: {name} volí {answer}, což stálo {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>V zápase: {name} volí {answer}, což bylo správně.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Tahy: {found} z {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nenalezeno</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nenalezeno.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Redablovat, nebo ne?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Přeskočeno</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Přijmout, nebo odmítnout?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Přijmout, odmítnout, nebo otočit dablovací kostku znovu?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Engine posuzuje vaši odpověď…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Je něco lepšího: {answer} ztrácí {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Tuto odpověď nešlo posoudit. Dejte jinou, nebo si nechte odpověď ukázat.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Tento zápas zatím není analyzován: potom se z něj můžete učit.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Jaký tah je nejlepší?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Rozhodujete se znovu tam, kde padly chyby. Mezi nimi jsou i některá správná rozhodnutí a nic neprozradí odpověď, dokud nedáte svou.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Našli jste {found} z {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Zde jste rozhodovali vy.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Vaše odpověď: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Vaše odpověď: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>dabl</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>bez dablu</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>bez redablu</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odmítnutí</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>redabl</translation>
    </message>
    <message>
        <source>take</source>
        <translation>přijetí</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Zde rozhoduje {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} z {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n chyba, která stála {cost} nebo víc.</numerusform>
            <numerusform>%n chyby, které stály {cost} nebo víc.</numerusform>
            <numerusform>%n chyb, které stály {cost} nebo víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Znovu %n nenalezenou</numerusform>
            <numerusform>Znovu %n nenalezené</numerusform>
            <numerusform>Znovu %n nenalezených</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>%n z nich jste už dříve našli.</numerusform>
            <numerusform>%n z nich jste už dříve našli.</numerusform>
            <numerusform>%n z nich jste už dříve našli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analyzovat…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Učení z tohoto zápasu</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Otázky dosud</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Ukázat odpověď</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Čí chyby</translation>
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
        <translation>Učit se z tohoto zápasu</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Já</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partie série</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partií:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Druh hry</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Série o peníze</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Jiná délka:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Zápas na body</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Body zápasu</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Bez omezení</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Lupy</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Příští hody</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Lupa stavu</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Střely</translation>
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
        <translation>Po</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Po hodu je to ± {percent}, podbarvený pás.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Vše platí pro hru o peníze, před hodem. Ne všechny kameny jsou doma: cesta domů se mnohokrát vyzkouší, takže EPC se může lišit o {error}; odtud dál jsou hody přesné. Jednostranně: oba hrají na nejméně hodů a dablovací kostku posuzuje model.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Vše platí pro hru o peníze, před hodem. Hody jsou přesné pro toho, kdo hraje na nejnižší průměrný počet. Jednostranně: oba hrají takto a dablovací kostku posuzuje model.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Jakýkoli blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Při žádném z těchto stavů tento hráč nesmí dablovat.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Při {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Při {percent} výher model říká {nd} bez dablu, {dt} po přijetí a {dp} po odmítnutí.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Při {percent} výher model říká {nd} bez dablu.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Před</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Hranice odmítnutí</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Dablovací kostka</translation>
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
        <translation>Mrtvá dablovací kostka</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Pohromy</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dabl i redabl; přijetí</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Oběma chybí bod (DMP)</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Dabl, bez redablu; přijetí</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Dabl, přijetí</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dabl; odmítnutí</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Hranice dablu</translation>
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
        <translation>Odhad ze šancí při současném stavu</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Přesně, dablovací kostka uprostřed: {nd} bez dablu, {dt} po přijetí, {dp} po odmítnutí.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Přesně, vlastní dablovací kostka: {nd} bez redablu, {dt} po přijetí, {dp} po odmítnutí.</translation>
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
        <translation>Cena gammonu</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammony</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Jak</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Žolíky</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Živá dablovací kostka</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Hra o peníze</translation>
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
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Nikdo tam nesmí dablovat.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Zatím neposouzeno.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Jednostranně</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pipy</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Cena gammonu po dablu</translation>
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
        <translation>Hodnota držení kostky</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Redabl, přijetí</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Hody</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Jen sázky</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Směrodatná odchylka</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Hranice přijetí</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Engine posuzuje…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Engine: {nd} bez dablu, {dt} po přijetí, {dp} po odmítnutí.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Přesné hodnoty se počítají…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Čísla říkají, o kolik nejlepší volba předčí další.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Čísla říkají, kolik by tam zahraný tah ztrácel.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Trh se ztratí po {pairs} z 1 296 dvojic hodu a odpovědi ({share}) a po {rolls} z 36 hodů aspoň při polovině odpovědí.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Soupeři chybí {away}</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Soupeři chybí 1 bod, v Crawfordově partii</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Hráči, který rozhoduje, chybí {away}</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Hráči, který rozhoduje, chybí 1 bod, v Crawfordově partii</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Hranice „příliš dobré“</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Oboustranně</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Ztráty</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>nelze táhnout</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>před změnou vyhazoval</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>pohroma: {number} pod průměrem nebo víc</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>dabl a odmítnutí po {count} z 36 odpovědí</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>dabl a přijetí po {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>odhad</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>přesně</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>vzorec</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>vyhazoval</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>vyhazuje</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>vyhazuje 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>vyhazuje až po změně</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>žolík: trh ztracen aspoň po polovině odpovědí</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>žolík: trh ztracen po každé odpovědi</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>žolík: {number} nad průměrem nebo víc</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>ztracen po některých odpovědích</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>peníze</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>většinou ani na dabl</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>bez dablu po {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>hodnota držení kostky</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>hranice přijetí: na tahu, soupeř</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>posouzeno {count} z 21 různých hodů…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} říká „{said}“, ale potřebný počet hodů „{right}“.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} říká „{said}“, přesně správně je „{right}“.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} nad průměrem nebo víc</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} pod průměrem nebo víc</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>chybí {own} proti {theirs}</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>chybí {own} proti {theirs}, Crawfordova partie</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>chybí {own} proti {theirs}, po Crawfordově partii</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}. bod</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ je odhad, dokud engine tento stav neposoudí.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Lupa stavu</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Vaše úroveň je PR {rate} ± {interval} (90 %): první odhad {guess}, opravený %n započítaným rozhodnutím. Prostý průměr bez odhadu říkají Statistiky v čase.</numerusform>
            <numerusform>Vaše úroveň je PR {rate} ± {interval} (90 %): první odhad {guess}, opravený %n započítanými rozhodnutími. Prostý průměr bez odhadu říkají Statistiky v čase.</numerusform>
            <numerusform>Vaše úroveň je PR {rate} ± {interval} (90 %): první odhad {guess}, opravený %n započítanými rozhodnutími. Prostý průměr bez odhadu říkají Statistiky v čase.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Zastupuje jej prostý hráč: BGDESK_ENGINE říká {detail}; může to být plain nebo sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Zastupuje jej prostý hráč: engine potřebuje {detail} z prostředí Visual C++; chybí.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Zastupuje jej prostý hráč: procesor nemá {detail}, které engine potřebuje.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Zastupuje jej prostý hráč: silný engine není pro tento počítač určen.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Zastupuje jej prostý hráč: silný engine je vypnut pomocí BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Hraje ji malá síť trénovaná pro tuto hru; PR se měří jen v backgammonu.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Zdatný</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Rváč</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Rekreační</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Opatrný</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Dabluje příliš brzy.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Dabluje příliš pozdě a odmítá, co by měl přijmout.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Vyhazuje, kdykoli může, i osamoceným kamenem ve svém vnitřním poli.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Křeček</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Drží svou kotvu ještě dlouho poté, co by ji měl opustit.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Jeho rychlé jádro zde nelze načíst, důvod je v protokolu: analýza trvá asi čtyřikrát déle.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Jeho rychlé jádro nezná tuto jeho verzi: analýza trvá asi čtyřikrát déle.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Jeho rychlé jádro je poškozené nebo jiné verze: analýza trvá asi čtyřikrát déle.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Jeho rychlé jádro je vypnuto pomocí BGDESK_CORE: analýza trvá asi čtyřikrát déle.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Jeho rychlé jádro zde nebylo zkompilováno: analýza trvá asi čtyřikrát déle.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Nechává co nejméně střel, i kde by měl být odvážný.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Žádný z vašich zápasů zatím není analyzován: vaše úroveň je odhad, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) říká, kolik ztrácí průměrné rozhodnutí: čím nižší, tím silnější hráč.
Hráči světové třídy jsou kolem 3, turnajoví experti na 6, dobří kluboví hráči na 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR asi {rate}, odhad</translation>
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
        <translation>Hraje o něco lépe než vy</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Hraje na vaší úrovni</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Běžec</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Se zadními kameny utíká příliš brzy a vzdává své kotvy.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparingpartner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Horká hlava</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Nejsilnější</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Šance v této hře jsou známy přesně; PR se měří jen v backgammonu.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Silný engine tuto hru nezná: hraje ji prostý hráč, slabší, než je uvedeno.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Bázlivý s dablem</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Světová třída</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Soupeř si drží svou sílu po celý zápas, ať kostky dělají cokoli.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>zastupuje jej prostý hráč</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>hraje na PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>hraje na PR {rate} podle odhadu</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>hraje na PR {rate} ± {interval}</translation>
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
        <translation>Knihovnu {subject} drží jiný program: toto se neuložilo; vše předtím zůstává.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Do {subject} právě zapisuje jiný program; nic nebylo přepsáno.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Ztracené analýzy, které lze vytvořit znovu: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nic v ní nelze přečíst a neexistuje její záloha.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Nic v knihovně {subject} nelze přečíst a neexistuje její záloha: byla založena nová; starý soubor zůstává jako {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>V knihovně {subject} nic není.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>V knihovně {subject} nic nebylo a neexistuje její záloha: byla založena znovu.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Nic nebude chybět.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Data nešlo přesunout do {folder} ({detail}). Nic nebylo přesunuto.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Disk je plný: toto nešlo uložit do {subject}; vše předtím zůstává.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Soubor {subject} neobsahuje knihovnu, kterou by šlo přečíst; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Soubor {subject} není knihovna bgdesk; zůstal, jak je.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Soubor {subject} je sama současná knihovna; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Složka {folder} je částí té současné; zvolte jinou. Nic nebylo přesunuto.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Knihovna je v pořádku: každou stránku i každý zápas lze přečíst.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Knihovna byla poškozena a je opravena; nic nechybí. Starý soubor je {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Knihovna byla poškozena. Vše, co ještě lze přečíst, je v nové; starý soubor zůstává jako {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Do knihovny {subject} nelze zapisovat; vše dříve uložené zůstává.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Knihovnu {subject} dnes nešlo zálohovat ({detail}); knihovna sama je v pořádku.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Knihovnu {subject} nešlo použít ({detail}); vše dříve uložené zůstává.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} je poškozena, proto nevznikla její kopie; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} je poškozena. Zavřete bgdesk a spusťte jej znovu: vše, co lze přečíst, se pak převede do nové knihovny a starý soubor zůstane.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} je poškozena; zůstala, jak je.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} je poškozena; nic v ní se nezměnilo. Příští spuštění převede vše, co lze přečíst, do nové a starý soubor ponechá.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Knihovna {subject} zmizela a byla založena nová. Existuje její záloha, kterou lze obnovit: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Knihovna {subject} zmizela. Existuje její záloha, kterou lze obnovit: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} je otevřena v bgdesk; nejdřív ji tam zavřete. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Místo ní se používá knihovna {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} byla prázdná (0 bajtů) a neexistuje její záloha: byla založena nová.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} byla za běhu přesunuta nebo odstraněna: toto se neuložilo.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovnu {subject} zapsal novější bgdesk; zůstala, jak je.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Knihovnu {subject} zapsal starší bgdesk a nelze ji zálohovat ({detail}); zůstala, jak je.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Zápas {subject} nelze přečíst ({detail}); zůstal, jak je.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Zápas {subject} je otevřen v jiném okně bgdesk; nejdřív jej tam zavřete.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Zápas {subject} změnil jiný program; nic nebylo přepsáno.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Zápas {subject} byl odstraněn v jiném okně: jeho analýza skončila a nic dalšího z ní se neuchovává.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Mohou chybět nejnovější tahy, protože i soubor s nimi byl poškozen.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Příští spuštění ji naplní tím, co z poškozené lze přečíst.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Cesta knihovny {subject} je příliš dlouhá; potřebuje složku s kratší.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>V {folder} už data bgdesk jsou; zvolte jinou složku. Nic nebylo přesunuto.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Neexistuje její záloha: příští spuštění založí novou.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} zatím neexistuje; bgdesk ji vytvoří při prvním spuštění.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Knihovna {subject} neexistuje.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Zápas {subject} v knihovně není.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Na disku složky {folder} není dost místa. Nic nebylo přesunuto.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Tyto zápasy jsou ztraceny: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Tyto zápasy se vrátily ze zálohy {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Tyto zápasy nelze přečíst: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Těmto zápasům chybějí tahy na konci: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Tyto zápasy se vrátí ze zálohy {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Tento turnaj nelze přečíst ({detail}); zůstal, jak je, i jeho zápasy.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Tento turnaj už v knihovně není.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Tento turnaj je otevřen v jiném okně bgdesk; nejdřív jej tam zavřete.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Obsah složky {subject} nešlo přesunout do koše; můžete jej odstranit ručně.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Vaše data leží v {folder}, kterou synchronizuje {service}. Zatímco hrajete, může zkopírovat zpola zapsanou knihovnu nebo na její místo dát starší z jiného počítače. Raději mějte data jen na tomto počítači a zálohujte je do {service}; nebo zde bgdesk zavřete a nechte {service} dokončit práci, než jej otevřete tam.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>zápas, u něhož je známo jen ID ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk byl přerušen a soubor {subject} je od té doby pryč: může chybět, co se hrálo naposledy.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>{count} dalších</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} proti {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Jiné linie odtud</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Odstranit</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>Připoj&amp;it se s pozvánkou…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Opustit stůl</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>Otevřít &amp;stůl…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Dívat se s pozvánkou…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Na se&amp;rveru…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>&amp;Kopírovat pozvánku pro diváky</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Rozehrané zápasy s jinými</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Otevřete stůl a pošlete jeho pozvánku, nebo se připojte s tou, kterou jste dostali.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Na d&amp;esku</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Nejdřív napište jméno: druhý hráč je uvidí.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>S jinými</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Vaše &amp;jméno</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Zápas čeká, až zadáte kostky.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Tento zápas nelze otevřít ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Kudy?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a toto nešlo otevřít ani uložit. Co je v knihovně, zůstává; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Najít zápas</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Najít hráče, akci nebo soubor</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Zápasy</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analyzovat (F7) zde ukáže, jak se vyvíjely šance</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Průběh zápasu</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analyzováno</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Soubory</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Název</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Štítky</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>přidáno {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>zčásti</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>ano</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Vyhráli jste na čas při {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Vyhráli jste sérii {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Vyhráli jste {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>vzdáno při {white} : {black}, vyhráli jste</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>vzdáno při {white} : {black}, vítěz {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>série skončila nerozhodně, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>rozehráno, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} vyhrává na čas při {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} vyhrává sérii {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} vyhrává {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} proti {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} proti {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Všechny zápasy…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Všechny…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Co hrajete a otevíráte, zůstává zde. Kliknutím na zápas si jej znovu prohlédnete, a je-li analyzován, i cenu každého tahu.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Vaše zápasy</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyzovat</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Sloupce</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Po&amp;kračovat</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>Smazat na&amp;trvalo…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Víc…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Nový zápas…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>O&amp;bnovit</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>Ští&amp;tky…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Anal&amp;yzovat vše</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analyzovat na pozadí každý dosud neanalyzovaný zápas; kdykoli to můžete zastavit</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Koš</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Smazat natrvalo %n položku koše se všemi analýzami?</numerusform>
            <numerusform>Smazat natrvalo %n položky koše se všemi analýzami?</numerusform>
            <numerusform>Smazat natrvalo %n položek koše se všemi analýzami?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Nic zde neobsahuje všechna tato slova.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Otevřít so&amp;ubor…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Přej&amp;menovat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Odstranit označené? Hru Coan ki nelze vrátit.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Uložit ko&amp;pii jako…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Koš je prázdný. Co odstraníte, zůstává zde 30 dní a lze obnovit.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Kostky rozehraných zápasů pak už nikdy nepůjde zkontrolovat.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Soubory, z nichž byly zápasy přečteny, zůstanou na místě.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Zatím zde není žádný zápas.
Začněte nový, nebo otevřete soubor libovolného programu: co hrajete a co otevíráte, zůstává zde.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Zatím zde není žádná pozice. Vložte XGID nebo jinou pozici v okně pomocí Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Tato hra je otevřena v okně Coan ki; než ji odstraníte, zavřete je.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Tento zápas je na desce; než jej odstraníte, podívejte se na jiný.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Napište jich méně, nebo se podívejte na jinou stránku.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Co se vypisuje</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Průběh</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Zkontrolovat tyto kostky sami…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tajemství kostek</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ověřit kostky</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Víc: hody a kostky</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Víc: hody a kostky</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Zahrát</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Napište tah, například {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Kudy? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Na baru nemáte žádný kámen; ty v zásobě se píší {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}“ není tah. Pište body, například {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>V záznamu chybí tah</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Oběma padlo {die}: dablovací kostka na {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Deska byla postavena ručně</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Partie začíná touto pozicí</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Postavení bylo opraveno</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Vyhráli jste úvodní hod: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>tah proti pravidlům</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dabluje na {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>proti pravidlům</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>volí {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>bez dablu</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>bez redablu</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>odmítá</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redabluje na {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>vzdává</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>překročení času</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>přijímá</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vyhrává úvodní hod: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>jiná linie</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>jiná linie, sbalená</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Zde se objeví tahy.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Hrát odtud dál…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Hledat v této síti</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Jeho &amp;kód</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Připojit se k tomuto &amp;stolu</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Zatím se žádný stůl neozval; hledání pokračuje.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Stoly v této síti</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>plný</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n rozhodnutí v podobných pozicích</numerusform>
            <numerusform>%n rozhodnutí v podobných pozicích</numerusform>
            <numerusform>%n rozhodnutí v podobných pozicích</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Prohledávají se vaše zápasy…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Zápasy se ještě čtou.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Žádné z %n rozhodnutí ve vaší knihovně nepadlo v podobné pozici.</numerusform>
            <numerusform>Žádné ze %n rozhodnutí ve vaší knihovně nepadlo v podobné pozici.</numerusform>
            <numerusform>Žádné z %n rozhodnutí ve vaší knihovně nepadlo v podobné pozici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Jen s tímto hodem</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Podobné pozice</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Postavení není pozice, která může nastat.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Ve vaší knihovně zatím nejsou žádné zápasy: otevřete nějaký (Ctrl+O), nebo jej odehrajte.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Každou hru hraje engine, který ji zná nejlépe; PR se měří jen v backgammonu.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Délka</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nový zápas</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Přečíst pravidla zvolené hry ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Začít</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Všechna pravidla a kostky</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Všechna pravidla a kostky</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Losovat</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Druh</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Podle seznamu</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Podle libosti</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Ze skupin musí postoupit aspoň dva.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Účastnit se musí aspoň dva.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Podle ratingu</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Klubový švýcarský systém: pět kol do 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Vyřazovací na dvě porážky, 8 hráčů</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Osm hráčů: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Večer o 16 hráčích: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Pro tyto skupiny se musí účastnit aspoň {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Čtyři skupiny po 4, pak vyřazovací část</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Domácí pravidla a dablovací kostka jsou z vašeho posledního nového zápasu; Jacobyho pravidlo zde nemá místo. Každý zápas mezi počítači se opravdu hraje, na pozadí, a lze se na něj podívat.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Pohár v hypergammonu</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>V tomto formátu se může účastnit nejvýš {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Každý s každým, 4 hráči</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Pohár v tavli do 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Body kol jsou čísla od 1 do {most}, například {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turnaj potřebuje název.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>S hodinami: 2 minuty na bod a 12 &amp;sekund na tah</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Žádný prohlížeč neotevřel {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Existuje novější verze bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Zjistit teď</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Otevřít stránku ke stažení</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>Z&amp;astavit</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Zjišťuje se…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Zjistit novější verzi</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Existuje novější verze: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Máte bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Máte nejnovější verzi.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk se ptá {host} na číslo nejnovější verze a nic neříká o vás, vašem počítači ani vaší verzi; jako u každé stránky, kterou otevřete, vidí {host} vaši internetovou adresu.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Mapa trhu: po kterých hodech je trh ztracen</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Nikdo se zde nechystá házet.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Teplotní mapa</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Teplotní mapa: jakou hodnotu má každý hod</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Odpověď na nejlepší tah</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Odpověď na zahraný tah</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Hod hráče</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Co se o každém hodu ukazuje</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Kdo se chystá házet, zde nesmí dablovat, takže trh není.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Čí hody</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Podle Hollandova pravidla nesmí nikdo dablovat, dokud oba nehráli v této partii dva tahy.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>V Crawfordově partii nesmí nikdo dablovat.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Dablovací kostka je mrtvá: při tomto stavu hráč na tahu vyhraje zápas i s její současnou hodnotou.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Dablovací kostku vlastní soupeř: dablovat smí jen její vlastník.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>V zápase do 1 bodu není dablovací kostka.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Tato hra se hraje bez dablovací kostky.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Zavřít toto oznámení</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
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
        <translation>{number} sem nepatří: má to být číslo od {least} do {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Otevřít stůl</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Otevřít stůl</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>kostky obou hráčů</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Síla</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Síla &amp;Bílého</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Černé</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Počítač proti počítači</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Libovolné</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Host</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Hraje jako lidé této síly</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Někdo u jiného počítače, kdokoli má pozvánku.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>S&amp;tyl</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Sí&amp;la Černého</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Síla</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Síla Černého</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Styl</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Dva hráči, jeden počítač</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bílé</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Vaše kameny</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordovo pravidlo</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandovo pravidlo</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyho pravidlo</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>nový úvodní hod pro každou partii</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>nejvýš pět na bodu</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>automatické dably se počítají pro Jacobyho pravidlo</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon jen s kamenem na baru</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beavery</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beavery a raccoony</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beavery, raccoony a ottery</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>hodiny</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>čtyři body za kámen na baru</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>série o peníze</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>bez dablovací kostky</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>doma nelze vyhodit a utéct</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>částečné tahy dovoleny</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>automatické dably bez omezení</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>beavery a raccoony bez omezení</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>po {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>doplněk k {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>následuje po {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>místo {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>zbylo po soupeři</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>zvoleno po {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>hozeno znovu</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Nový turnaj…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Tabulka sezony…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Vrátit odstraněné</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Účastníci</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Jak stojí</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Zatím zde není žádný turnaj. Začněte nějaký: šestnáct hráčů, zápasy do sedmi bodů, finále do devíti. Své zápasy hrajete na desce a počítače mezitím hrají své.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turnaje</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>odehráno {done} z %n zápasu</numerusform>
            <numerusform>odehráno {done} ze %n zápasů</numerusform>
            <numerusform>odehráno {done} z %n zápasů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Zkontrolovat tyto kostky sami</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Do {folder} se nic neuložilo: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Záznam zápasu a skript o několika řádcích jsou v {folder}. Otevřete tam terminál a napište: {command} a za to otisk, který jste si poznamenali. Potřebuje Python, ale ne bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Žádný z vašich zápasů zatím není analyzován. Otevřete některý v pavouku a analyzujte jej, nebo nechte v nastavení analyzovat zápasy po skončení.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance rating (PR) s 90% intervalem. Enter ukáže zápas.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Vaše hra zápas po zápase</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Zpět</translation>
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
        <translation>Tažením panel rozšíříte; dvojité kliknutí vrátí obvyklou šířku</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Jméno, jak se má ukazovat; jména v zápasech zůstanou, jak jsou.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Host</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Vy</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Ještě jednou?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Dobrá partie.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Hodně štěstí.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Dobrý den!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Pěkný hod.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Okamžik, prosím.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Děkuji.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Výborně zahráno.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Výhry</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Kostky</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Soupeř</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Z této pozice začíná cvičný zápas.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Zde začíná cvičný zápas podle stejných pravidel. Tento zápas zůstává, jak je.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Černé</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nové kostky</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Hrát odtud dál</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Skutečné kostky, zadávané ručně</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Vzít zpět až sem</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Pozdější tahy se škrtnou a zápas se počítá jako cvičný.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Stejné hody jako v zápase, dokud stačí</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Dva hráči, jeden počítač</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Při vzetí zpět padnou stejné kostky</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bílé</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Hrajete za</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pipů</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Klikněte na bod: obsazený hráčem, blot, prázdný, cokoli. Pravé tlačítko: soupeřův. Klávesy: šipky, mezerník, Shift+mezerník, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Body pozice</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>blot soupeře</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>blot hráče</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>cokoli</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prázdný</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>obsazený soupeřem</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>obsazený hráčem</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}. bod</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Lomítko vytvoří složku: Zahájení/Odpovědi na {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Toto jméno má jiná pozice; bude nahrazena.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Jméno této pozice</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Pozice</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Kartička je pozice, v níž jste chybovali. Přichází znovu: brzy, dokud je nová, a zřídka, jakmile ji znáte.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Nová kartička.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Dabl</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Dablovat, či ne</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Snadné</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžké</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Skončilo to u pozice {number}: pro zbytek soubor importujte znovu.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Znám</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Neznám</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Skoro správně: stojí to {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Zatím žádné kartičky</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Bez odpovědi.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Na dnešek nic nezbývá</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Otevřete některý svůj zápas a nechte jej analyzovat: pak dostanete nabídku kartiček z vašich chyb.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Odmítnutí</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Odehrajte zápas nebo otevřete cizí a nechte jej analyzovat.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Správně: dost blízko nejlepšímu.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Správně: to je nejlepší.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Od vaší poslední odpovědi shledala nová analýza nejlepší jinou odpověď.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Přijetí</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Přijmout a otočit dablovací kostku znovu</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Přijmout, či odmítnout</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Tuto odpověď nešlo uložit, a proto se nepočítá.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Tato odpověď se nezapočítala: kartička byla zodpovězena nebo odstraněna v jiném okně.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>To nezmění, kdy je kartička k opakování.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Chybně: stojí to {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Tuto kartičku jste neznali, a tak přichází ještě jednou. Tentokrát se nepočítá.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Vaše vlastní chyby</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dnes</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>zítra</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} až {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>k opakování {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>nových {number}</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Ptát se znovu</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Balíčky</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportovat pro Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Najít podobné…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Jak to funguje</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importovat pozice…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Zatím není nic k opakování: kartička sem přijde, až na ni poprvé odpovíte.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Procvičit</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Procvičovat bez počítání</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Odloženo</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Odstranit…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Začít</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Příštích 30 dní</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Trenažéry…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Kdo trénuje</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Tyto kartičky jste znovu a znovu neznali, nebo jste je odložili. Už nepřicházejí: podívejte se místo nich na podobné pozice.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Vaše zápasy…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Na žádnou z těchto kartiček se teď nelze ptát: možná se na ně ptá jiné okno, nebo je nelze přečíst.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Na žádné z těchto rozhodnutí se nelze ptát jako na kartičku.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Na dnešek tu nic nezbývá.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a kartičky nelze vypsat. Zůstávají uloženy; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Toto jméno má jiná sada pravidel.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Jméno této sady pravidel</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Vlastní</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Moje pravidla</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Sada pravidel</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Sada pravidel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Uložit pravidla níže pod jménem, aby je šlo znovu zvolit</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Zápas s Crawfordovým pravidlem a ničím jiným.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Zápas s Crawfordovým pravidlem a po něm s Hollandovým.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Série o peníze s Jacobyho pravidlem a beavery; bez automatických dablů.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Série o peníze s Jacobyho pravidlem, beavery a jedním automatickým dablem za partii.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Rekreačně bez dablovací kostky</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Klub s Hollandovým pravidlem</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>O peníze s obvyklými pravidly</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Bez dablování; gammony a backgammony se počítají.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Vážně o peníze</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turnaj</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Po nejlepším tahu: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Po zahraném tahu: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Po {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Uložit zprávu</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Protokol nešlo přečíst: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Zpráva je v {file}. Nic se neposlalo.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Zprávu nešlo zapsat do {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Soubory zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Proč ne vaše odpověď?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Jiná hra, jiná pravidla…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Hrát s počítačem</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Síla</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Hodů do vyvedení</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Tyto hodnoty jsou pro závody jako v backgammonu; zde žádný není.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (málo rozhodnutí)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 na 1. bodu</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 na 6. bodu, 1 na 3. bodu, 7 na 2. bodu</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Nejlepší tah</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Dablovací kostku na {value} vlastní Černý.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Černý hází</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Černý, počítáno ze strany Černého</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Oběma chybí 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Oběma chybí 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>DMP: oběma chybí 1 bod</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dabl, přijetí</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Dablující \ přijímající</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Dablování</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Efektivní pipy</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etiketa</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Herní plány</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Cena gammonu</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: vám chybí 2, soupeři 1, Crawfordova partie</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: vám chybí 1, soupeři 2, Crawfordova partie</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Ztrácí</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Slovníček</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Historie</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Slovy</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Posoudil {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Největší náskok k přijetí</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Nejnižší šance k přijetí</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Nejmenší náskok k dablu</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Nejmenší náskok k redablu</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Peníze, po dablu</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Další</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Zahajovací tahy</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pipy</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pipů daleko</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pipy {white} proti {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Hrát odtud dál proti botovi</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Hra podle stavu</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Jak hrát dobře</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Obsazené body</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Chybějící body</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Závody a počítání</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Hodů z 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Hody, které nasadí jeden</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Hody, které nasadí dva</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Bezpečně, nebo odvážně</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Stav {score}, do {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Tipy</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Vyzkoušet v laboratoři</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Ztráty</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Dablovací kostku na {value} vlastní Bílý.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Bílý hraje {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Bílý hází: dabl?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Bílý vyhrává {win}, {gammon} gammonem, a gammonem prohrává {lost}.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Bílý vyhrává {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Výhra zápasu</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Beze slov</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Vaše pipy</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} od 6. bodu dolů</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} venku</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} na baru</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} na {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>chybí {points}</translation>
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
            <numerusform>Dvakrát vás vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Dvakrát vás vyhazují %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Dvakrát vás vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vás vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vás vyhazují %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vás vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Vyhazuje vás %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Vyhazují vás %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Vyhazuje vás %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Hráče {name} dvakrát vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Hráče {name} dvakrát vyhazují %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Hráče {name} dvakrát vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vyhazuje hráče {name} %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vyhazují hráče {name} %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Tam, kde to stojí 10 pipů nebo víc, vyhazuje hráče {name} %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Hráče {name} vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Hráče {name} vyhazují %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Hráče {name} vyhazuje %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Soupeře nechává na baru %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Soupeře nechávají na baru %n z 36 hodů, po {best} {rolls}.</numerusform>
            <numerusform>Soupeře nechává na baru %n z 36 hodů, po {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>S %n z 36 hodů unikne kámen zpoza nejdelšího bloku, po {best} s {rolls}.</numerusform>
            <numerusform>Se %n z 36 hodů unikne kámen zpoza nejdelšího bloku, po {best} s {rolls}.</numerusform>
            <numerusform>S %n z 36 hodů unikne kámen zpoza nejdelšího bloku, po {best} s {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Po {best} má blok %n bod, a teď jen {length}.</numerusform>
            <numerusform>Po {best} má blok %n body, a teď jen {length}.</numerusform>
            <numerusform>Po {best} má blok %n bodů, a teď jen {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Po {best} je obsazených bodů víc: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale vzdává to bod: {points}.</numerusform>
            <numerusform>Je to bezpečnější (vyhazují %n z 36 hodů, po {best} {rolls}), ale vzdává to bod: {points}.</numerusform>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale vzdává to bod: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale vzdává se tím vyhození.</numerusform>
            <numerusform>Je to bezpečnější (vyhazují %n z 36 hodů, po {best} {rolls}), ale vzdává se tím vyhození.</numerusform>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale vzdává se tím vyhození.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale blok má délku {length}, ne {longer}.</numerusform>
            <numerusform>Je to bezpečnější (vyhazují %n z 36 hodů, po {best} {rolls}), ale blok má délku {length}, ne {longer}.</numerusform>
            <numerusform>Je to bezpečnější (vyhazuje %n z 36 hodů, po {best} {rolls}), ale blok má délku {length}, ne {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Vzdáváte se vyhození, které soupeře vrátí o %n pip.</numerusform>
            <numerusform>Vzdáváte se vyhození, které soupeře vrátí o %n pipy.</numerusform>
            <numerusform>Vzdáváte se vyhození, které soupeře vrátí o %n pipů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Vzdáváte se vyhození, která soupeře vrátí o %n pip.</numerusform>
            <numerusform>Vzdáváte se vyhození, která soupeře vrátí o %n pipy.</numerusform>
            <numerusform>Vzdáváte se vyhození, která soupeře vrátí o %n pipů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} drží {points}. bod.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} obsazuje {points}. bod.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} se vzdává vyhození, které soupeře vrátí o %n pip.</numerusform>
            <numerusform>{name} se vzdává vyhození, které soupeře vrátí o %n pipy.</numerusform>
            <numerusform>{name} se vzdává vyhození, které soupeře vrátí o %n pipů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} se vzdává vyhození, která soupeře vrátí o %n pip.</numerusform>
            <numerusform>{name} se vzdává vyhození, která soupeře vrátí o %n pipy.</numerusform>
            <numerusform>{name} se vzdává vyhození, která soupeře vrátí o %n pipů.</numerusform>
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
        <translation>&amp;Vymazat tento seznam</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Zatím nebyl otevřen ani uložen žádný soubor</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Tah proti pravidlům</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Zadat</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Zadat, jak se hrálo?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Zadat tah, jak se hrál</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Bere se zpět?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Takto se hrálo</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Netáhlo se žádným kamenem, což není podle pravidel.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Námitka</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Umístěte kameny tam, kam se jimi táhlo, ať podle pravidel, nebo proti nim.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Stejné kostky se pak zahrají znovu, podle pravidel.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Tento tah není podle pravidel: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Soupeř může vznést námitku do příštího hodu nebo dablu.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} neprokázal svou pravost, proto k dotazu nedošlo.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} neuvedl verzi. Zkuste to jiný den.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} neodpovídá. Je tento počítač online?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Pády</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Části zprávy</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Nahlásit problém</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Soubor obsahuje poslední část protokolu, verze bgdesk a jeho částí a nastavení, která jste změnili. Jména hráčů, tajemství kostek, vaše slova pro kostky a vaše zápasy jsou vynechány. Názvy otevřených souborů jsou jen v podrobném protokolu (Nastavení, stránka Protokol).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Verze</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Když se něco pokazí, pomáhá to zjistit proč. bgdesk nikam nic neposílá: uloží soubor zip, který si můžete prohlédnout a předat dál.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Zpráva potřebuje analýzu: vytvoří ji Analyzovat (F7).</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF na papír (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Stránka pro prohlížeč (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Uložit zprávu</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Zpráva se píše…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Zpráva je uložena jako {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Zpráva se neuložila: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Vzdát partii</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Vzdát: prohrát zápas</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Platí okamžitě: soupeř nemůže vyhrát víc.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Soupeř může odmítnout a hrát dál o víc.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(málo rozhodnutí)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Byla použita rada: cvičný zápas, bez ratingu.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Odveta je už zapečetěna, se stejnými slovy: toto je otisk jejích kostek.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Přijaté vzdání</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analyzovat ukáže, jak dobře oba hráli a na která rozhodnutí se podívat.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analyzuje se, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analyzuje se…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Nejlepší: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Obě matky byly chyceny.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Šance na výhru zápasu, které rozhodnutí ztratilo</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dabl</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Tahy byly vzaty zpět: cvičný zápas, bez ratingu.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Žádný hráč už nikdy nemůže táhnout.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Zde se nerozhodovalo.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Nikdo neztratil nic, co by stálo za pohled. Výborně zahráno!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>V tomto zápase se nerozhodovalo, není tedy co analyzovat.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Jedno rozhodnutí k prohlédnutí</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR: {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Odmítnutý dabl</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Body, které rozhodnutí ztratilo</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Redabl</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Odmítnuté vzdání</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Tajemství kostek, jehož SHA-256 je otisk výše:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Tajemství kostek, jehož otisk se ukázal před prvním hodem:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Poslední partie nebyla dohrána.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Matka byla chycena.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Výsledek bez štěstí obou hráčů: co by z něj udělaly chyby obou.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Série skončila nerozhodně, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Tři rozhodnutí k prohlédnutí</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Přijatý dabl</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Dvě rozhodnutí k prohlédnutí</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Co hody přinesly proti průměru všech hodů, v šancích na výhru zápasu.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Co hody přinesly proti průměru všech hodů, v bodech.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>S učitelem, ve všech partiích varování {warned}, vyslyšeno {heeded}: cvičný zápas, bez ratingu.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>S učitelem, varování {warned}, vyslyšeno {heeded}: cvičný zápas, bez ratingu.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>S učitelem: cvičný zápas, bez ratingu.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Neztratili jste nic, co by stálo za pohled. Výborně zahráno!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Odmítli jste beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Odmítli jste dabl.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Odmítli jste otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Odmítli jste raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Odmítli jste redabl.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Vypršel vám čas a prohráli jste zápas.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Vzdali jste zápas.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Vzdali jste.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Vyhráli jste při {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Vyhráli jste {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>šance s vyrovnaným štěstím: {name}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partie {number}, při {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>štěstí: {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>tah {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>body s vyrovnaným štěstím: {name}</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>vaše PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>vaše šance s vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>vaše štěstí</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>vaše body s vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} neztrácí nic, co by stálo za pohled. Výborně zahráno!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} odmítá beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} odmítá dabl.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} odmítá otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} odmítá raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} odmítá redabl.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} prohrává zápas na čas.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} vzdává zápas.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} vzdává.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} vyhrává při {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} vyhrává {score}</translation>
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
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Další partie</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Další hra: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Rozbor zápasu</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>K &amp;turnaji</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a souhrn tohoto zápasu nelze ukázat. Zápas a jeho analýza zůstávají uloženy; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Zpět do partie</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Další chyba</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Hrát dál…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Zkusit</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Kostky ke hře</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Hodit</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Vyvádění vyšším číslem, než je třeba, a kostky zbylé po posledním kameni</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>O kolik klesl vlastní počet pipů hráče</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Kostky, které nešlo zahrát, protože cesta byla zablokována</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Dubly</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Ztracené pipy</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Zahrané pipy</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Hozené pipy</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Promarněné pipy</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Hody</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Zde se počítají hody, partii po partii.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Hody se dvěma stejnými čísly</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Dosavadní hody; úvodní se počítá hráči, který jím začíná</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Součet kostek</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Součet čísel, jak leží, u dublů jen jednou</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Co kostky dovolují; dubl se počítá dvojnásob</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Celý zápas</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Nejdřív toto rozhodnutí analyzujte (F7): rollout porovnává jeho nejlepší tahy.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Ve volbách zvolte, z čeho se má dělat rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Žádný rollout neběží.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout lze dělat jen z tahů a rozhodnutí s dablovací kostkou v backgammonových hrách.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Jinde</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Rollout začíná…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Pokusy: {done} z nejvýš {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   P {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Čeká na rollout, který běží.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>semínko {seed}</translation>
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
        <translation>Uvnitř bgdesk se něco pokazilo a rollout se zastavil. Co je dosud hotovo, zůstává; podrobnosti jsou v protokolu.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Engine nemohl z této pozice udělat rollout. Podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Z těchto se dělá rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Z toho, co se hrálo, se rollout dělá vždy.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Zvolte, z čeho se má dělat rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout lze dělat jen z tahů a rozhodnutí s dablovací kostkou v backgammonových hrách.</translation>
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
        <translation>Přidat tolik pokusů, kolik říkají volby</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Ukončit rollout a ponechat, co už má (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Pokračovat v rolloutu (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Přejít k rozhodnutí, z něhož se dělá rollout</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Nechat rollout čekat (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Jak pravděpodobně je toto nejlepší volba podle dosavadních pokusů</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Kolik pokusů, jak hluboko, které semínko a které volby</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Další pokusy</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Volby</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Mnohokrát dohrát toto rozhodnutí (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Průběh rolloutu</translation>
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
        <translation>SCh</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Směrodatná chyba: čáry sahají na každou stranu dvakrát tak daleko</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Jakou má hodnotu pro hráče, který rozhoduje</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Všechny hody s číslem {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36 hodů</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Backgammon s kamenem na baru se počítá čtyřikrát.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Backgammon, když má poražený navíc kámen na baru, se počítá třikrát.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Backgammon, když má poražený navíc kámen v zásobě, na baru nebo na bodech 24 až 19, se počítá třikrát.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Backgammon, když má poražený navíc kámen na baru nebo ve vnitřním poli vítěze, se počítá třikrát.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Kámen na baru se musí nasadit dřív, než cokoli jiného táhne, i dřív než kameny ze zásoby.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Kámen na baru se musí nasadit dřív, než cokoli jiného táhne.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Kámen uvězněný ve vašem vnitřním poli nebrání ostatním ve vyvádění.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Kámen, který vyhodí ve vlastním vnitřním poli, tam po zbytek tahu zůstává.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Kostka vyvádí kámen ze svého bodu a žádný jiný: vyšší kostka nevyvede nic.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Kostka vyvádí kámen ze svého bodu; vyšší kostka jej vyvede z nejvyššího bodu.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Dvojnásobná výhra, když poražený nevyvedl žádný kámen, se počítá dvakrát.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Dubl se hraje čtyřikrát, pak čtyřikrát číslo z opačné strany kostky: po 5-5 čtyři dvojky.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Dubl se hraje čtyřikrát.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Gammon, když poražený nevyvedl žádný kámen, se počítá dvakrát.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Kdo odmítne, prohrává partii za původní sázku; kdo přijme, vlastní dablovací kostku a jako jediný smí redablovat.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Komu vyprší čas, prohrává partii a hodiny se nastaví znovu.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Komu vyprší čas, prohrává zápas.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Hráč, který touto partií zápas stejně vyhraje, nesmí dablovat.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Bod, na němž je váš kámen uvězněn, je pro vás uzavřen.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Bod i s jediným soupeřovým kamenem je blokován; nic se nevyhazuje.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Bod se dvěma nebo více soupeřovými kameny je blokován.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Na beaver lze stejně odpovědět raccoonem a na raccoon otterem.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Na beaver lze stejně odpovědět raccoonem.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Na beaver lze odpovědět raccoonem, na raccoon otterem a tak dále bez omezení.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Osamocený soupeřův kámen se vyhazuje a jde na bar.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Osamocený soupeřův kámen se nevyhazuje, ale vězní: váš leží na něm a on nemůže táhnout, dokud tam nějaký váš leží.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Výhra se počítá za jeden bod.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Výhra se počítá za hodnotu dablovací kostky.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Po 2 s 1, byla-li zahrána obě čísla, zvolíte libovolný dubl a hrajete jej, jako by padl; je-li zahrán celý, házíte ještě jednou.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Všechny vaše kameny se musí nasadit dřív, než kterýkoli jiný smí táhnout.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Automatický dabl se počítá jako otočení dablovací kostky.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Kteroukoli část hodu lze nechat nezahranou.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Jakmile nějaké číslo nelze zahrát, vše, co mělo v tom tahu ještě přijít, propadá.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beavery: komu soupeř dá dabl, smí dablovací kostku hned znovu otočit a ponechat si ji.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Před hodem můžete nabídnout zdvojnásobení sázky, ne však v prvním tahu partie.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Lze-li to jakkoli, musí se zahrát obě kostky; dubl, kolikrát to jde.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Oba hráči táhnou stejným směrem a počítají body stejně: oba nasazují na body 24 až 19 a vyvádějí z bodů 6 až 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Oba hráči táhnou dokola stejným směrem z protilehlých rohů: soupeř začíná na vašem 12. bodu a vyvádí z vašich bodů 18 až 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Kameny táhnou jen vpřed, z vašeho 24. bodu na váš 1. bod.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Kameny na desce smějí táhnout dřív, než jsou nasazeny všechny.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: v první partii poté, co hráči zbývá do výhry zápasu jeden bod, není dablovací kostka.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Každé číslo přivede na desku jeden kámen ze zásoby: 1 na váš 24. bod a tak dále až po 6 na váš 19. bod.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Každý hodí jednou kostkou; kdo má víc, začíná a na první tah hází oběma kostkami.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Každý hodí jednou kostkou; kdo má víc, začíná s těmito dvěma čísly.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Každý hodí jednou kostkou; kdo má víc, začíná s těmito dvěma čísly, nebo, zdá-li se to lepší, novým hodem oběma kostkami.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Nasazování</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Stejná čísla se hází znovu.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Stejná čísla v úvodním hodu zdvojnásobí sázku; dablovací kostka zůstává uprostřed.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: po této partii nikdo nedabluje, dokud oba hráči nezahráli dva hody.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Je-li zahrán celý, následuje po dublu další hod.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Stojí-li všechny soupeřovy kameny na jednom bodu a vy držíte šest bodů před ním, musíte, dokud můžete, jeden z nich otevřít.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Pokud musí oba hráči jeden po druhém vynechat a žádný nemohl zahrát vůbec žádné číslo, končí partie remízou.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Lze-li zahrát kteroukoli kostku, ale ne obě, musí se zahrát vyšší.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Uvězní-li ji tam soupeř, jehož všechny kameny opustily start, vyhrává ihned dvojnásobně.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Nelze-li zahrát nic, tah přechází na soupeře.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Má-li tam soupeř ještě nějaké, partie pokračuje a je takto vyhrána, když odejdou a matka je stále uvězněna. Je-li uvězněna i soupeřova matka, končí partie remízou.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Jste-li vyhozeni, musí ten kámen nejdřív znovu přijít domů.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>V prvních třech tazích každého hráče se dubl hraje čtyřikrát. Od čtvrtého tahu po něm následuje každé vyšší číslo, každé čtyřikrát: po 4-4 přijdou čtyři pětky a čtyři šestky.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Nasazuje se ve vnitřním poli soupeře: s 1 na vašem 24. bodu, s 6 na 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Nasazuje se s 1 na vašem 24. bodu, s 6 na 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammony a backgammony se počítají jen tehdy, byla-li dablovací kostka otočena.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Tahy kamenů</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Nesmíte držet ani všech šest bodů soupeřova startovního pole.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Čísla, která nemůžete zahrát, přecházejí na soupeře, který je hraje svými kameny, pokud to jde, než začne příští tah. Kde nelze některé zahrát tolikrát, kolikrát zbývá, tam to končí a vyšší čísla propadají.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Jakmile jsou všechny vaše kameny na bodech 6 až 1, smíte vyvádět.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Jakmile jsou všechny vaše kameny nasazeny a na bodech 6 až 1, smíte vyvádět.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Váš 24. bod smí opustit jen jeden kámen za tah; dva při 6-6, 4-4 nebo 3-3 ve vašem prvním tahu.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Hraní kostek</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Postavení</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Hry se hrají po sobě: {games} a tak dále od první. Každá začíná novým úvodním hodem, ať předchozí vyhrál kdokoli.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Hry se hrají po sobě: {games} a tak dále od první. Další začíná vítěz té předchozí; po remíze rozhodnou kostky.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Poslední kámen, který má hráč na 24. bodu, je jeho matka.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Matka</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Hráči táhnou proti sobě a každý počítá body ze své strany: váš 24. bod je soupeřův 1. bod.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Postavení a směr, kterým každý hráč táhne</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Vítěz dostává bod za každý kámen, který poražený nevyvedl.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Další partii začíná vítěz té předchozí.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Dablovací kostka se nepoužívá.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Dokud váš první kámen nepřejde soupeřův start, váš 12. bod, nesmí váš 24. bod opustit druhý.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Jakou hodnotu má partie</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Dokud máte kameny v zásobě, hraje se dubl jen čtyřikrát a další hod po něm nenásleduje.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Dokud máte kameny v zásobě, nesmí žádný jiný táhnout na váš 12. bod ani za něj.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Šest bodů v řadě smíte držet, jen je-li před nimi soupeřův kámen.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Nesmíte vyvádět, dokud je některý váš kámen uvězněn.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Nesmíte vyhazovat, dokud jeden váš kámen nedojde do vnitřního pole; do té doby osamocený soupeřův kámen svůj bod blokuje. Odtud smíte vyhazovat po zbytek partie.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Nesmíte držet všech šest bodů svého startovního pole, 24 až 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Hrajete, kolik partií chcete; počítá se každý bod.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} na {point}. bodu</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Jinak než ve vašem nastavení</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Použít moje výchozí</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>V souboru chybí: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Uložit kopii</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Zápas se neuložil do {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Zápas se neuložil do {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analýza</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>hodiny a časy na rozmyšlenou</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>použité rady</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>důkaz kostek</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>nerozhodné úvodní hody</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>co bylo vzato zpět</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>kdo je počítač</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Žádný program zde neumí zobrazit složky. Soubor je v {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Ukázat ve složce</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Až do</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Nejlepší při každém stavu</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Dolů: body, které chybějí hráči. Napříč: soupeři.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Význačné stavy</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Stavy obou hráčů až do tolika chybějících bodů</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Na desce není žádné rozhodnutí.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Všechny stavy…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Lupa stavu</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Pohybem myši získáte slova, nebo napište vlastní</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Kostky jsou už zapečetěny. Do každého hodu vstupují slova, která bgdesk nemohl znát předem, takže nemohl vybrat kostky, které by se mu hodily; chcete-li mít jistotu, napište vlastní.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Vaše &amp;slova</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Zkopírováno.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopírovat</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Všechny štítky</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Najít zápas</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Najít hráče, hru, štítek, akci nebo den</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Štítek</translation>
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
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Sezona ligy {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Celkem</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Části níže</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>Zpět k se&amp;znamu</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Připojit se</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Přih&amp;lásit se</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Heslo zápas&amp;u</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Nabídnout zápas</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Heslo</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>O&amp;bnovit</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Heslo se nikam neukládá; bez něj jste host.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Na serveru, jako je bgammon.org, hraje mnoho lidí, i bez bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Odhlásit se</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Přihlášeno na {server} jako {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Zápasy na serveru</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Hrát na serveru</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>Bo&amp;dy</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Kostkami hází server a nikdo to nemůže zkontrolovat.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Cesta tam není šifrována: co říkáte, i heslo, mohou číst jiní.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Crawfordova partie se nehraje a vzdaná partie je prohraná obyčejně.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;jméno</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Vaše místo je obsazeno. Zápas začne, jakmile se někdo připojí.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} se hledá…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (body: {points})</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (body: {points}, s heslem)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1 půltah</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 půltahy</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 půltahy</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Kámen, který vyhodí ve vlastním vnitřním poli, tam po zbytek tahu zůstává.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Tah lze zadat, jak se hrál, ať podle pravidel nebo ne; platí, pokud soupeř nevznese námitku před příštím hodem nebo dablem.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Název nebo číslo, které vstupuje do zvláštní pozvánky. Ukáže je váš router.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Hráč na tahu může před hodem nabídnout zdvojnásobení sázky.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Komu soupeř dá dabl, smí dablovací kostku hned znovu otočit a ponechat si ji. Jen hra o peníze.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Skutečná dablovací kostka nemá 1: leží s 64 nahoře, dokud se neotočí.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Po 11 hodech</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Po 16 hodech</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Po 7 hodech</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Po Crawfordově partii nikdo nedabluje, dokud oba hráči nezahráli dva hody.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Proti počítači vždy z vaší strany; když se díváte, zdola.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Zvané též Murphy: nerozhodný úvodní hod zdvojnásobí sázku a dablovací kostka zůstává uprostřed. V zápasech neobvyklé: tam je volte pro každý zápas zvlášť.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>I počítače z internetu</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Automatický dabl se pak počítá jako otočení dablovací kostky. Jen hra o peníze.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Staré britské domácí pravidlo.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analyzovat mé zápasy, když skončí</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Zeptat se, než dabluji</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Nejvýš pět kamenů na bodu</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Nejvýš jeden za partii</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Nejvýš tři za partii</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Nejvýš dva za partii</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Dole</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>U dablovací kostky, než se nabídne.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatické dably</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Automatické dably se počítají pro Jacobyho pravidlo</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automaticky po poslední kostce</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon se počítá, když zbývá kámen</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon s kamenem na baru se počítá čtyřikrát</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Vyvádět za mě, když už není o čem rozhodovat</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver a raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon a otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beavery</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Černé</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Jen hrubé chyby</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Kartiček k opakování denně, nejvýš</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kartiček najednou</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Dablovací kostka uprostřed ukazuje</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Kameny a kostky se pohybují okamžitě.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Kameny a kostky se pohybují rychleji a počítač téměř nečeká.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Počítače ve vaší vlastní síti</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordovo pravidlo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Hlubší tahy jsou lepší a trvají mnohokrát déle.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Prodleva na tah</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Podrobně</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Kostky pro nové zápasy</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Kostky dřívějšího zápasu</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Šipky směru</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Sporná rozhodnutí a horší</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Ukončit rollout dřív, když je jasno</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Ukončení tahu</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Chyby a horší</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Každá partie se hraje sama za sebe a počítá se každý bod.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Vše, co něco stálo</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Férové kostky (ověřitelné)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Férové kostky jsou před zápasem pevně dány zapečetěným tajemstvím a po něm je lze zkontrolovat.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Pro každou volbu, po 36: každý první hod přijde stejně často.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Pro zápasy i série o peníze.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Od hráče dole</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Od hráče na tahu</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammony a backgammony se počítají jen tehdy, byla-li dablovací kostka otočena. Jen hra o peníze.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Pomáhá najít příčinu problému. Názvy otevřených souborů má jen podrobný protokol; tajemství kostek a jména hráčů nejsou v žádném.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandovo pravidlo</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Vnitřní pole</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Kolik si pamatovat</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Když vyprší čas</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>V každé hře</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>Ve hrách, které běží jinak než backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>V barvě jeho kamenů, do vašeho prvního tahu.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>V barvě vašich kamenů.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Počítá se jen tehdy, když poražený nevyvedl žádný kámen.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Déle nepřemýšlí. S více časem se dívá hlouběji; ostatní odpovídají ihned.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyho pravidlo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Nejnižší cena chyby</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Podrobnost protokolu</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Zjišťovat jednou denně při spuštění bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Prohra partie</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Prohra zápasu</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Ručně: klikněte na kostky nebo stiskněte Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Vyšší</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Vyšší kontrast zvolí i černobílou desku, pokud jste nějakou nezvolili.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Víc znamená, že každá kartička přichází častěji.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Tahy v rolloutu</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Moje kameny</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Nových kartiček denně</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Bez animace</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Bez animace, když si to systém přeje</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>V jediné partii poté, co hráči poprvé zbývá do výhry zápasu jeden bod, není dablovací kostka.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Doma nelze vyhodit a utéct</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Nikdo</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Vůbec: až do konce</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Ne každá plocha to umí říci; „Bez animace“ funguje všude.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Z vašich vlastních chyb, pokud stojí za kartičku.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Nabídnout kartičky po analýze zápasu</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Na baru</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Na baru nebo ve vnitřním poli vítěze</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Vlevo</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Vpravo</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Jen jiná okna na tomto počítači</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Jen když je po kontaktu a žádná volba nemůže změnit výsledek.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Jen dokud je stůl otevřen a jen s jeho pozvánkou. Z internetu je většinou dosažitelný, jen když v routeru přesměrujete port na tento počítač; bgdesk tam nic nemění.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Jiní se mohou dívat</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Částečné tahy dovoleny</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pauza, než počítač jedná</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Hrát rychleji, když je po kontaktu</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Hrát za mě vynucené tahy</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Přehrávat zvuky</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Hrát s hodinami</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Čísla bodů</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Port vašeho stolu</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Skutečné kostky, zadávané ručně</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Režim rozhodčího pro dva lidi se skutečnými kostkami</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Vzhledem k velikosti, kterou používá systém. Texty na desce rostou s ní, pokud je místo.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Předávací server</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Opakovatelné kostky (z čísla)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Časová rezerva a prodleva na tah, jako na turnajích.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Časová rezerva na bod</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Házet za mě, když nesmím dablovat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Na začátku zápasu pozdravit</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Semínko rolloutu</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Ukazovat na desce rady, co lze dělat</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Ukazovat milníky</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Ukazovat na rámu, nad barem a pod ním, kterým směrem kdo táhne.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Ukazovat počty pipů</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Ukazovat tah počítače šipkami</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Ukazovat šipkami, co se zahrálo za mě</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Ukazuje se vedle desky a v uložených zápasech.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Rychlost kamenů a kostek</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Adresa předávacího serveru (někdo na něm provozuje „bgdesk table-server“), přes nějž se jiní dostanou k vašemu stolu odkudkoli. Co se říká, přečíst neumí. Prázdné: žádný.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Prodleva každého tahu je zdarma; po ní běží vaše časová rezerva.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Kostkami se hodí hned, není-li před hodem co rozhodovat o dablovací kostce; mezi dvěma lidmi ne po tahu zahraném za jednoho z nich.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Ukazuje se i rozdíl mezi nimi.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Vyhrává, kdo první dosáhne určitého počtu bodů.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Vidí je druhý hráč. Prázdné: vaše jméno v nastavení.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Výsledek pak ukáže PR, štěstí a rozhodnutí k prohlédnutí. Běží to na pozadí a hra má přednost.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Stejné číslo dá stejné kostky, a tak i stejný výsledek.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Potom pozici posoudí engine: je to rychlejší a méně přesné.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Čas na rozmyšlenou nejsilnějšího soupeře</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Čas na prohlédnutí kostek, než se kameny pohnou.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Pokusů v rolloutu</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Zkracovat rollouty</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>O dva tahy později</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Dokud je co opakovat</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Do té doby můžete své tahy vrátit.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Do 7 bodů nebo 7 partií</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Co je s 199 šancemi z 200 horší, nedostává další pokusy.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Co můžete dělat dál, na několik sekund. Proč tah není dovolen, se ukazuje vždy.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Čeho jste dosáhli, na stránce statistik; nic se tam neodpočítává.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Když existuje jen jeden možný tah, nebo žádný, zahraje se a dostanete o tom zprávu.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bílé</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Kdo se dostane k vašemu stolu</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Kdokoli s pozvánkou pro diváky, která je jiná než ta ke hře.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>S 0 se použije kterýkoli volný port.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>S kamenem ve vnitřním poli vítěze se počítá třikrát.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Vy</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Část hodu můžete nechat nezahranou.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Vaše adresa, jak je vidět z internetu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Vaše jméno u stolů</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>Jakmile opustíte nastavení, bgdesk se zavře a vrátí se v tomto jazyce.</translation>
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
        <translation>„Další chyba“ a seznam chyb vynechávají, co stálo méně.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Nalezeno</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Žádné nastavení nenalezeno.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Obnovit výchozí hodnoty této stránky</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Hledat v nastavení</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Části</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Nastavit tuto stránku znovu, jak byla předtím</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Zpět</translation>
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
        <translation>Beavery</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>Uprostřed</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordova partie</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Dabl</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Zápas do</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Žádná nabídka</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Vlastník dablovací kostky</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Hodit…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Hledat ve zkratkách</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co dělá</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Vyhazuje %n z 36 hodů.</numerusform>
            <numerusform>Vyhazují %n z 36 hodů.</numerusform>
            <numerusform>Vyhazuje %n z 36 hodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Po nejlepším tahu</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Po zahraném tahu</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Jak to stojí</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Střely Černého na bloty Bílého</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Bloty předtím a potom</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Porovnat s touto deskou</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Z {point}. bodu</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Přesunout kámen z</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Nepřesouvat žádný kámen</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Přesunout tento kámen na</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Zde nelze nic vyhodit.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Střely</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Blot na {point}. bodu</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Na {point}. bod</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Střely Bílého na bloty Černého</translation>
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
        <translation>Kostky</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistika kostek</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Rady</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Panely</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Počítadlo hodů</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Hody</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} venku</numerusform>
            <numerusform>%n pipy · {off} venku</numerusform>
            <numerusform>%n pipů · {off} venku</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Dát tah tomuto hráči (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Získané body</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>chybí {points}</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>Řešení</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Žádný zvuk: na tomto počítači nejsou reproduktory ani sluchátka.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Zobrazená analýza</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Nejhlubší pohled na každé rozhodnutí</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Odstranit analýzu</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Odstranit tuto analýzu…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Která analýza se ukazuje</translation>
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
            <numerusform>%n černý kámen, soupeřův</numerusform>
            <numerusform>%n černé kameny, soupeřovy</numerusform>
            <numerusform>%n černých kamenů, soupeřových</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n černý kámen, váš</numerusform>
            <numerusform>%n černé kameny, vaše</numerusform>
            <numerusform>%n černých kamenů, vašich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n bílý kámen, soupeřův</numerusform>
            <numerusform>%n bílé kameny, soupeřovy</numerusform>
            <numerusform>%n bílých kamenů, soupeřových</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n bílý kámen, váš</numerusform>
            <numerusform>%n bílé kameny, vaše</numerusform>
            <numerusform>%n bílých kamenů, vašich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawfordova partie, bez dablovací kostky</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Dablovací kostka uprostřed na {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Bez dablovací kostky</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pipy: {own} proti {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Dablovací kostka je nabídnuta na {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Vaše dablovací kostka na {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} má dablovací kostku na {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, zápas do {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, série o peníze</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, zápas do {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, série o peníze</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Chybí část bgdesk: {parts}. Nainstalujte bgdesk znovu.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Žádný zvuk, protože v tomto systému chybí {libraries}. Nainstalujte, co chybí (v Debianu a Ubuntu: {packages}), a spusťte bgdesk znovu.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Žádný zvuk: zvuková část Qt se nenačetla ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Žádný zvuk: zvuková část Qt není nainstalována. Napište v terminálu „{command}“ a spusťte bgdesk znovu.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Displej {display} není dosažitelný.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Složku {folder} nelze použít: na jejím místě je soubor.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Složku {folder} nelze použít: její název není možný.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Složku {folder} nelze použít: její cesta je příliš dlouhá.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Složku {folder} nelze použít: nesmíte do ní zapisovat.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Složku {folder} nelze použít: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Knihovna je teď taková, jaká byla v {file}. Ta předchozí je mezi zálohami v Zápas, Vaše data.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Druhé okno bgdesk neodpovídá, proto se vedle něj otevřelo toto.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Okno nelze otevřít, protože v tomto systému chybí {libraries} (v Debianu a Ubuntu nainstalujte: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Není displej, na němž by šlo otevřít okno; {command} uvádí příkazy, které žádný nepotřebují.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Soubor {file} neexistuje.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Toto je bgdesk {version}: podívejte se, co je v něm nového.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Do složky {folder} nesmíte zapisovat: změněná nastavení se po zavření bgdesk zapomenou.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Do složky {folder} nesmíte zapisovat: své zápasy si můžete prohlížet a exportovat, ale cokoli uděláte, se po zavření bgdesk zapomene.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Vaše data</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Vaše data jsou teď v {folder}. Co zbylo na starém místě, může pryč: viz Zápas, Vaše data.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Vaše data byla přesunuta do {folder}, která tu teď není. Připojte její disk a spusťte bgdesk znovu. Je-li ztracena, odstraňte soubor {detail}: bgdesk pak začne na obvyklém místě.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Starý čínský závod po smyčce šestnácti polí.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Nerozhodně {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Dobré odpoledne</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Dobrý večer</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Dobré ráno</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Prohra na čas při {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Prohra {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Vzdáno při {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Dokud jste zde, hodiny běží dál.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Nedohraný zápas je otevřen v jiném okně bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Výhra na čas při {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Výhra {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Výhra, soupeř vzdal při {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>soupeř: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>mezi partiemi</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>férové kostky</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>na řadě je úvodní hod</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>dnes</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>s učitelem</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>včera</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>soupeř vám dal dabl</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>soupeř vám nabízí vzdání</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>jste na tahu</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>máte zahrát {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} má zahrát {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name}: odpověď na dabl</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name}: odpověď na vzdání</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} je na tahu</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>Obnovena %n položka.</numerusform>
            <numerusform>Obnoveny %n položky.</numerusform>
            <numerusform>Obnoveno %n položek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>Analyzován %n zápas.</numerusform>
            <numerusform>Analyzovány %n zápasy.</numerusform>
            <numerusform>Analyzováno %n zápasů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>Vynechán %n zápas:</numerusform>
            <numerusform>Vynechány %n zápasy:</numerusform>
            <numerusform>Vynecháno %n zápasů:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Všechny tyto už jsou analyzovány, nebo jsou ještě rozehrány.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analyzuje se zápas {number} z {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Nalezené zápasy</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>Do koše přesunut %n zápas. 30 dní jej můžete obnovit.</numerusform>
            <numerusform>Do koše přesunuty %n zápasy. 30 dní je můžete obnovit.</numerusform>
            <numerusform>Do koše přesunuto %n zápasů. 30 dní je můžete obnovit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>Do koše přesunuta %n pozice. 30 dní ji můžete obnovit.</numerusform>
            <numerusform>Do koše přesunuty %n pozice. 30 dní je můžete obnovit.</numerusform>
            <numerusform>Do koše přesunuto %n pozic. 30 dní je můžete obnovit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Zastaveno, k analýze zbývá %n zápas.</numerusform>
            <numerusform>Zastaveno, k analýze zbývají %n zápasy.</numerusform>
            <numerusform>Zastaveno, k analýze zbývá %n zápasů.</numerusform>
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
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>výhra partie {chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>výhra zápasu {chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000násobek equity ztracené rozhodnutím, které není ani vynucené, ani daleko od dablu.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000násobek equity ztracené tahem kteréhokoli hráče.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90% interval</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Vše, co chyby stály, přepočteno, jako by se každá partie hrála o peníze.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analyzovat (F7) zde ukáže, jak dobře oba hráli.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Jak počítají jiné programy</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Podle druhu rozhodnutí</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Tahy kameny</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Rozhodnutí, která stojí {least} nebo víc a nejsou hrubou chybou.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Rozhodnutí, která stojí {least} nebo víc a nejsou chybou.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Rozhodnutí, která stojí {least} nebo víc.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Nenabídnuté dably</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Nabídnuté dably</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Sporné</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Ztracená equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Ztracené šance v zápase</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>V zápase s tahy proti pravidlům neznámo: co přinesly, není ani štěstí, ani chyba.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Zahájení</translation>
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
        <translation>PR {rating} (málo rozhodnutí)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Odmítnutí</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance rating (PR): 500násobek průměrné chyby započítaných rozhodnutí.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Tahy podle fáze partie</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Ztracené body</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Přijetí</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Šance nebo body, které by z toho s vyrovnaným štěstím udělaly chyby obou. Odhad: může ležet mimo 0 a 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Ta, která nebyla vynucená, u dablovací kostky ta, která byla těsná. Do PR se počítají ta, která nebyla ani samozřejmá.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Co vlastní hody hráče přinesly proti průměru všech hodů, v equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Co se ztratilo, v equity a ve výsledku, a kolik rozhodnutí bylo chybných.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Kde by rating byl s jiným štěstím v hodech.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>S vyrovnaným štěstím</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>zdatný</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>začátečník</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>rekreační</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>nesoustředěný</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>málo rozhodnutí</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>tahy proti pravidlům</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>štěstí {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>vítěz</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>mistr světa</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>světová třída</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} až {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Nejdražší rozhodnutí</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Učit se z tohoto zápasu…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Souhrn zápasu</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Souhrn</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Název souboru nebo jeho cesta je příliš dlouhá.</translation>
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
        <translation>Nabízejí se jiné podmínky než předtím: odpovězte přes „Stoly v síti…“ v nabídce Zápas.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Druhý hráč žádá o další zápas.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Druhý hráč žádá o vrácení posledního rozhodnutí. Dovolíte-li to, počítá se zápas od té chvíle jako cvičný; hrajete-li dál, rozhodnutí platí.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Druhý hráč dostal žádost o další zápas.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Druhý hráč dostal žádost a buď ji dovolí, nebo hraje dál.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Druhý hráč už u stolu není, odveta tedy nebude.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Druhý hráč pokračoval, vaše rozhodnutí tedy platí.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Vaše rozhodnutí je vzato zpět; zápas se teď počítá jako cvičný.</translation>
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
        <translation>Výchozí postavení</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>U tohoto stolu se hraje jiný zápas.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Na tomto serveru lze vzdát jen obyčejnou partii, tato nabídka tedy neplatí.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Zprávy přišly dvakrát nebo se cestou ztratily, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Na serveru se v nepřítomnosti tohoto programu stalo víc, než může vědět.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Tam, kam vede tato pozvánka, nikdo neodpovídá: stůl je zavřen, nebo odtud není dosažitelný.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Oba hráče u tohoto stolu by nikdo nerozlišil; jeden z vás potřebuje jiné jméno.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Tento stůl nemá na předávacím serveru nikdo otevřen, nebo ten, kdo jej má, neodpovídá.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Od druhého programu není 20 sekund nic slyšet; čeká se na něj.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Najednou bylo řečeno tolik, že něco bylo vynecháno.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>U tohoto stolu už sedí někdo jiný.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>To není kód tohoto stolu.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Tento hod přišel příliš brzy a neplatí.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Adresa předávacího serveru v nastavení není platná; stůl je dosažitelný jen bez něj.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Hodiny obou programů se rozcházejí víc, než vysvětluje cesta mezi nimi.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Zápas zůstává uložen.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Zápas, který chce druhý program hrát, není možný.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Druhý hráč tento zápas hrát nechce.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Druhý program okopíroval tajemství kostek, proto se s ním nedá hrát.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Druhý program rozhodl něco, co jeho hráči rozhodovat nepříslušelo.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Druhý program po svém hodu udělal něco jiného.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">Druhý program udělal něco, co u stolu není možné, například vrátil tah.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Druhý program udělal něco, co u stolu není možné.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Druhý program udělal něco, co v tu chvíli nebylo možné.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Druhý program nepřijímá, co tento poslal, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Druhý program neodpovídá; hledá se, dokud neodpoví.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Druhý program neprozrazuje své tajemství kostek, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Druhý program odtud 20 sekund nic neslyšel.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Druhý program zahrál tah, který pravidla zakazují.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Druhý program potřebuje něco, co tato verze bgdesk nezná.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Druhý program hraje podle jiné verze pravidel; jeden z vás potřebuje novější bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Druhý program poslal zprávu, kterou nelze přečíst, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Druhý program poslal zprávu s nemožnými hodnotami, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Druhý program poslal najednou víc, než se do zprávy vejde, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Druhý program poslal něco, co není text, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Druhý program poslal v krátké době příliš mnoho zpráv, proto je stůl zavřen.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Druhý program mluví jinou verzí protokolu; jeden z vás potřebuje novější bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Druhý program prozradil tajemství kostek dřív, než kdokoli hodil.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Druhý program prozradil tajemství kostek, které před zápasem nestanovil.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Část bgdesku, která mluví s jinými programy, se zastavila, proto je stůl zavřený.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Předávací server teď nemá místo, nebo byl odtud tázán příliš často.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Server neodpovídá, nebo ukončil spojení ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Server vás nepustil dovnitř; přihlaste se tam znovu pod stejným jménem.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Server hraje hru, kterou tento program nezná.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Stůl nelze v této síti ukázat, ale jeho pozvánka funguje ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Stůl nemůže na tomto portu čekat; zvolte v nastavení jiný ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Oba záznamy zápasu se neshodují.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Tento kód už nikoho nepustí; požádejte o nový, nebo o pozvánku.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Tato pozvánka nevede ke stolu, který tam stojí; požádejte o novou.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Tento zápas už na serveru není.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Tento zápas potřebuje heslo vašeho účtu, které se nikam neukládá: přihlaste se na serveru znovu pod stejným jménem.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Třikrát byl zkoušen chybný kód, proto už kód nikoho nepustí; ukažte stůl znovu.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Co tam odpovídá, není předávací server pro stoly, nebo mluví jinou verzí.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Co stůl potřebuje, není na disku, nebo to tam nelze zapsat, proto je zavřen ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Váš hod přišel příliš brzy a neplatí.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Mimo stůl, zápas čeká</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Hledá se…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Připojeno</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Nikdo jiný se dívat nemůže.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Tři minuty se nic nestalo. Bez hodin čekáním nikdo neprohraje: zeptejte se v chatu, čekejte dál, nebo stůl opusťte; zápas zůstane uložen, ale nemůžete si jej nárokovat.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Jiní se mohou na zápas dívat, jak se hraje.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Hází…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Hází se… kostky přicházejí z obou počítačů.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Druhého hráče teď není slyšet; zápas i hodiny čekají.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Hráči čtou, co píšete, jen mezi partiemi.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Stůl teď není slyšet; hledá se.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Stůl je zavřen</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Stůl je zavřen. V zápase pokračujte přes „Stoly v síti…“ v nabídce Zápas.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Stůl je zavřen; dívat se můžete znovu s jeho pozvánkou.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Díváte se na zápas {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Dřívější pozice · mezerník vede zpět do partie</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Toto je dřívější pozice: chcete-li hrát, vraťte se do partie.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Prohlížíte si tento zápas; „Hrát dál…“ začne odtud partii.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Dovolit</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Ne, hrát dál</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Odveta</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Kód má osm číslic; stojí vedle stolu u druhého počítače.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>O stolech</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>V této síti nelze nikoho hledat ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Stoly v síti</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>To není adresa serveru: tou je jméno, nebo jméno, dvojtečka a port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>To není pozvánka ke stolu: ta začíná „bgdesk:“ a končí 52 písmeny a číslicemi.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>To není pozvánka pro diváky: ta začíná „bgdesk-watch:“ a končí 52 písmeny a číslicemi.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Váš stůl je stále otevřen, i když je na desce jiný zápas.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Nový štítek</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Štítky</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Štítky %n zápasu:</numerusform>
            <numerusform>Štítky %n zápasů:</numerusform>
            <numerusform>Štítky %n zápasů:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Požádat</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Požádat druhého hráče, abyste mohli vzít zpět poslední rozhodnutí?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Je-li to dovoleno, počítá se zápas od té chvíle jako cvičný a nemění nikomu rating.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Co padne příště, nikdo neví.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Vzít zpět vaše poslední rozhodnutí a vše, co přišlo po něm?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Vzít zpět, nové kostky</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Vzít zpět, stejné kostky</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Zápas se pak počítá jako cvičný a nemění váš rating.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Druhý hráč to dovolí, nebo hraje dál; pozdější hody znovu nepřijdou.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Hody přijdou znovu ve stejném pořadí.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n kámen venku</numerusform>
            <numerusform>%n kameny venku</numerusform>
            <numerusform>%n kamenů venku</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Náhodná, z vašich zápasů</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Uzavření</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Náhodná, &amp;zahraná počítačem</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Šablony</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Počítač došel k této pozici za %n tah proti sobě.</numerusform>
            <numerusform>Počítač došel k této pozici za %n tahy proti sobě.</numerusform>
            <numerusform>Počítač došel k této pozici za %n tahů proti sobě.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Počítač hraje několik tahů…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Tato pozice je ze zápasu {white} proti {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Ne, děkuji</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Přečíst &amp;pravidla</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Hrajete černými kameny.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Hrajete bílými kameny.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} otevírá tento stůl a chce hrát:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Druh textu</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Text pozice</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Tato pozice takový text nemá; lze sem vložit libovolné XGID nebo ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>vlastní text bgdesk</translation>
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
        <translation>Buchholz bez nejslabšího</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Volný los</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Útěcha</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finále</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Otisk losu a všech kostek (SHA-256): {digits}</translation>
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
        <translation>Nejtěžší správné rozhodnutí</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Vyřazovací část</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Poražený z dvojice {first} a {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Pavouk poražených</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Hlavní pavouk</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Zápas po zápase</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Zápas o třetí místo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Rozstřel</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Průběžný součet</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Čtvrtfinále</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Kolo o {players} hráčích</translation>
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
        <translation>Druhé finále</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Tajemství: {digits}. SHA-256 těchto bajtů je otisk.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Semifinále</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Turnaj skončil bez vítěze.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Turnaj skončil; o první místo se dělí: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Tento zápas se právě hraje; uvidíte jej od prvního hodu, jakmile skončí.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Tento zápas je na řadě jako další; uvidíte jej od prvního hodu, jakmile skončí.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Lze hrát teď</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Pavouk vítězů</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Nejhorší rozhodnutí</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Vyhráli jste soutěž útěchy.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Vyhráli jste turnaj.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše finále, soupeř: {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Váš zápas o třetí místo, soupeř: {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Váš další zápas, soupeř: {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Váš další soupeř ještě není znám.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše čtvrtfinále, soupeř: {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Vaše semifinále, soupeř: {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Turnaj pro vás skončil.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Turnaj pro vás skončil; ostatní hrají dál.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>soupeř: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>hraje se</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>rozhodl ředitel</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>prohra, soupeř: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>prohra na čas</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>zápas odstraněn</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>nehráno</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>do {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>rozehráno</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>výhra, soupeř: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>díváte se</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>jste na řadě</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} nebo {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>Hraje {first}, soupeř: {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} až {last}</translation>
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
        <translation>{name} vyhrává soutěž útěchy.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} vyhrává turnaj.</translation>
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
        <translation>{won} z {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>To už nejde: turnaj mezitím pokročil.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Uložit pro vyvěšení…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Dívat se</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopírovat otisk</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Kopírovat tajemství</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>Ř&amp;ídit…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>&amp;Moje cesta</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Zápasy</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Uložit jako &amp;obrázek…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Uložit jako webovou &amp;stránku…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Co se ukazuje</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Toto je los. Začněte, jestli se vám líbí; odtud dál platí.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Vaše hra</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>O turnajích</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Všechny turnaje</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Pavouk</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Tento turnaj nelze hrát ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Turnaj večera</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turnaje</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip před posledním hodem, {dice}; teď {now}.</numerusform>
            <numerusform>%n pipy před posledním hodem, {dice}; teď {now}.</numerusform>
            <numerusform>%n pipů před posledním hodem, {dice}; teď {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout: {engine} ({settings}), %n partie; směrodatná chyba zde {error}.</numerusform>
            <numerusform>Rollout: {engine} ({settings}), %n partie; směrodatná chyba zde {error}.</numerusform>
            <numerusform>Rollout: {engine} ({settings}), %n partií; směrodatná chyba zde {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Blot vzdálený šest vyhazuje 17 hodů, víc než na jakoukoli jinou vzdálenost: jedenáct ukazuje 6 a další dávají součet šest ({rolls}). Zastaví-li kombinace vaše body, zbývá jich 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Za správný se počítá i tah, který stojí nejvýš {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Plán se pozná jen z kamenů, podle pravidel, která používá i stránka Statistiky v čase. Otázky jsou jen na pozice, jejichž plán je jasný a o dva tahy později stále stejný.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Prime a jeden kámen za ním</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Hra na 1. bodu</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Hra na 1. bodu: Černý čeká na střelu</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Po {best} vyhazuje {least} z 36 hodů; po {yours} {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Všechny tahy</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Odpověď se počítá za správnou v mezích jednoho procentního bodu, nebo {near} u ceny gammonu.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Odpovídejte na obvyklé zahajovací tahy.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Zodpovězeno</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Ptejte se, zda by soupeř přijal správně. Nejste-li si jisti ani tak, ani onak, dablujte. I soupeř si může být nejistý a přijmout nebo odmítnout chybně.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Útok</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Kdykoli můžete, vyveďte kámen; každý zbylý může stát celý hod.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Vyvádění</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Za kameny Černého má Bílý jen kotvu na 24. bodu, 1. bodu Černého. Veškerá naděje je v pozdní střele.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Lepší je {best}. Kolik {yours} průměrně stojí v hodech: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Lepší je {best}; {yours} stojí {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Černý má kámen na baru nebo sám ve vnitřním poli Bílého a nemá tam kotvu. Bílý tam má dost kamenů, aby vyhazoval a zavíral body.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Černý hází. Které hody vyhodí váš kámen?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Černý zahájil {dice} tahem {move}. Co odpovíte?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Vyvedené kameny Černého</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plán Černého</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Černý je na baru</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Obojí je správně.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Oba drží své střední body</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Uzavření: jeden kámen na baru</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Skupiny</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Kombinací</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Počítejte obě strany pozice, jaká vzniká v partii.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Spočítejte jednou a pak odečítejte každý hod. Když jste vyhozeni, přičtěte 25 minus bod, na němž se to stalo.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Rozhodnutí s dablovací kostkou, která se krok za krokem mění, až je správná jiná odpověď.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Přímo</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Vzdálenost od baru: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Vzdálenosti kamenů, které jej vyhodí po nasazení: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Vzdálenosti kamenů, které jej vyhodí: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Rozdělte desku do skupin po třech bodech: 1 až 3, 4 až 6 a tak dále. Každý kámen počítejte, jako by stál na prostředním bodu své skupiny: 2 pipy v první skupině, 5 ve druhé, vždy o 3 víc. Pak přičtěte 1 za každý kámen na nejvyšším bodu jeho skupiny a odečtěte 1 za každý na nejnižším.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>DMP: oběma chybí jeden bod.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dabl, přijetí</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Dablovat, přijmout, nebo odmítnout na konci závodu. Odpovědi jsou přesné.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Dabl na {cube}: po odmítnutí vyhrajete zápas s {passed}, po přijetí a prohře s {lost}, po přijetí a výhře s {won}. Potřebujete tedy ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>S dablem, odmítnuto</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>S dablem, přijato</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplikace</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Efektivní počet pipů</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Odhadněte, kolik pipů vyvádění opravdu stojí se vším, co promarní hromady a mezery.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Přesně</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Patnáct kamenů rovnoměrně rozložených na 6., 5. a 4. bodu promarní asi 7 až 8 pipů. Mezery a kameny na nízkých bodech promarní víc, protože velká čísla padnou na krátké tahy.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Najděte nejlepší tah při vyvádění. Odpovědi jsou přesné.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Najděte tah, který nechává nejméně střel. Nemusí být nejlepší.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Vzorce pro desku, nepřesné</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Z tabulky equity</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Herní plány</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Cena gammonu, dablovací kostka na {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Cena gammonu: (výhra gammonem - výhra) / (výhra - prohra), vše jako šance na výhru zápasu.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Třetiny čtvrtin</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Vyčkávací hra</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Držení 5. bodu</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Kolik pipů každá strana potřebuje?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>V mřížce je ✓ nalezeno, + vynecháno a ✗ označeno, ač nevyhazuje.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Posoudil {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keithův počet</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Naučte se zpaměti několik skupin a v duchu posouvejte kameny, až je uvidíte. Uzavřené vnitřní pole je 42, pět kamenů na středním bodu 65, dva na 24. bodu 48 a prime o pěti bodech začínající na 4. bodu 60. Dokud jeden kámen posouváte vpřed o tolik pipů jako jiný vzad, počet zůstává stejný.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Ať soupeř potřebuje totéž číslo na dvě dobré věci. Dva bloty, které oba vyhazují čtyřky, stojí sotva víc než jeden.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Označte je v mřížce; číslo na okraji označí všechny hody s ním. Obě pořadí dvou kostek se označují společně. Ctrl+Enter odpoví.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Označte, které z 36 hodů vyhazují.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Označeno</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Hra o peníze, dablovací kostka je uprostřed. Obě strany mají tak málo kamenů, že každé číslo je přesné.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Hra o peníze, bez Jacobyho pravidla.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Hra o peníze. Gammonem už nikdo vyhrát nemůže.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Hra o peníze. Dablovací kostka je uprostřed a gammony se počítají.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Pojmenujte plán, který si pozice žádá.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Žádný kámen už nelze vyhodit: rozhodují jen pipy.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Bez jasného plánu</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Bez redablu</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Žádný hod nevyhazuje dva z nich, čísla se tedy sčítají.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Bez dablu</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Zatím nezkoušeno.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Zde se počítá jen bezpečí. Nejbezpečnější tah nemusí být nejlepší.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Jinak zaplňujte mezery: táhněte kamenem na prázdný bod a vyhýbejte se hromadám.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Počet pipů</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pipy</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Hrajte první hod, o peníze i při jakémkoli stavu.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Bod po bodu</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Body v řadě</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Hra na prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Závod</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Dabl v závodě</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redabl, odmítnutí</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redabl, přijetí</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Vzorové dably</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Odpovědi</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Správná odpověď</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Správně: vyhazuje {number} z 36 hodů.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Hody</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Hody z 36, které vyhazují</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Hodů, které vyhazují, v průměru přes všechny možné tahy: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Příští hody</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Orientační pravidla</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Průběžné počítání</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Útěková hra</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Nejbezpečnější tah</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Střely</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Střely podle vzdálenosti, nic mezi tím</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Hromady na 1. bodech, na obou stranách stejné</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Hranice přijetí, dabl na {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Hranice přijetí</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36 hodů</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Nejlepší tah nechává v průměru nejméně hodů.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Nejlepší tahy</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Blot vzdálený šest</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Dablovací kostka je uprostřed.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Dablovací kostka je vaše, na 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Efektivní počet pipů je průměrný počet hodů do vyvedení krát 49/6. Správná je odpověď do jednoho pipu.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Čísla jsou přesná: pocházejí z tabulky všech takových pozic.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>První hod partie: jak jej zahrajete?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Cena gammonu je to, co výhra gammonem přidává k výhře, jako podíl rozdílu mezi výhrou a prohrou. Ve hře o peníze je {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Poslední hod: Černý příště vyvede</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Posledních {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Závod je vyrovnaný.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Správná odpověď je: {right}. „{chosen}“ stojí {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Správný plán</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Hod sám to nevysvětluje: nějaký kámen byl vyhozen, nebo část hodu nešlo zahrát.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Karta stavu</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Hranice přijetí je šance na výhru, kterou potřebujete k přijetí, nejsou-li gammony a dablovací kostka se už neotočí.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Dohromady jich je o {number} méně, protože tytéž hody vyhazují na několika místech. Takovou duplikaci chcete, když musíte nechat víc než jeden blot.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Příliš dobré na dabl</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Dva hody: Černý potřebuje dva hody, nebo jeden dubl</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Do vzdálenosti šest je střela přímá a blot je blízko bezpečnější než daleko: na šest jej vyhazuje 17 hodů, pak 15, 15, 14, 12 a na jedna 11. Od sedmi je střela nepřímá: jsou potřeba obě kostky a vyhazuje nejvýš 6 hodů. Blot tedy dávejte těsně k soupeřovu kameni, nebo na sedm a dál, a na šest jen když musíte.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Ztráty</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Jaké jsou efektivní počty pipů?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Jaký je plán Bílého?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Co se promarní</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Kolik při určitém stavu potřebujete k přijetí a jakou tam má gammon cenu.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Kde mají obě strany na stejných vlastních bodech stejně kamenů, vynechte je: rozdíl nemění.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Který tah nechává nejméně střel?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Bílý má čtyři nebo víc bodů v řadě před kamenem Černého, který má být zadržen.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Bílý už nemá nikoho ve vnitřním poli Černého a vede, nebo už vyvádí. Všichni mají dojít domů a ven, aniž budou vyhozeni.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Bílému zbývá pipů {white}, Černému {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Bílý je daleko pozadu, drží dva body ve vnitřním poli Černého a čeká na pozdní střelu.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Bílý jasně nevede. Poslední kameny stojí spolu na kotvě nebo na středním bodu a čekají na střelu nebo na velký dubl.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Bílý je na tahu.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Bílý je na tahu. Co mají oba hráči udělat?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Vaše kameny jsou bílé, dole.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Bílý vede v závodě o {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Bílý na tahu: jak nejlépe vyvést?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Bílý je v závodě pozadu o {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Kameny Bílého v zóně</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Vyvedené kameny Bílého</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Náskok Bílého v pipech</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pipy Bílého</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Kdo to říká</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Jsou-li všechny kameny na 1. bodu, počítejte 7 pipů za každé dva a 1 navíc: deset kamenů potřebuje 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Zbývají-li dva kameny, spočítejte, kolik hodů vyvede oba.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Bez dablovací kostky vyhraje Bílý {chance} partií.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolseyho zákon</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vám chybí bodů {own}, soupeři {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vám chybí {own}, soupeři {other}; Crawfordova partie už byla.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Vám chybí {own}, soupeři {other}; toto je Crawfordova partie.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Vaše odpověď</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Váš blot na {point}. bodu vyhazuje {number} z 36 hodů.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Vaše počty se od správných liší: Bílý {white}, Černý {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Váš tah v tabulce není: stojí víc než všechny ukázané.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>stavební kámen</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>nevyhazuje</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>vyhazuje</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>vyhazuje, a bylo vynecháno</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>poslední odpověď</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>skok milenců</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>obsazení bodu</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>odchylka {number} (pipy)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>útěk</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>dosud</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>rozdělení</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>vaše</translation>
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
        <translation>ztraceno {number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Vyhazuje {number} z 36 hodů; označili jste {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>odchylka {number} z 36 hodů</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>odchylka {number} procentního bodu</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>Správně {right} z {all}.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>správně {right} z {all}</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>správně {share}</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Každá otázka vzniká znovu, není tedy co se učit zpaměti. Vaše odpovědi se ukládají: každý trenažér ukazuje, jak se vám v poslední době daří.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>O trenažérech</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Všechny trenažéry</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Trenažéry</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linie</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Přes&amp;to beaver</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Nejlepší: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Přes&amp;to dablovat</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Stojí to {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Jde o to neprohrát gammonem.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Jde o výhru gammonem.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Jde o výhru partie, víc než o gammony.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Ponechat můj &amp;tah</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Podívejte se ještě jednou na celou desku: co chce který hráč?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Žádné rozhodnutí v této partii nestálo tolik, aby se o něm učitel zmínil.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Tento ne: zkuste to znovu.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Tentokrát ne: zde je odpověď.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Jeden z těchto je nejlepší tah:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Přes&amp;to odmítnout</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Přes&amp;to hodit</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Přes&amp;to přijmout</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Stálo to {cost}: vzít zpět?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Nejlepší tah začíná kameny na zakroužkovaných bodech.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Ve všech statistikách se počítá první pokus: {choice} stálo {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Učitel nemohl toto rozhodnutí posoudit. Zápas pokračuje.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Učitel k tomu nic neřekl: H požádá o radu engine.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Učitel přemýšlí…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Je něco lepšího.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Myslete na bod, který můžete obsadit.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Myslete na to, kolik partií byste museli vyhrát, abyste mohli přijmout.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Myslete na pozici, závod a hrozby: kdo má čeho kolik?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Myslete na bezpečí: co vás může příště vyhodit?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Myslete na vyvádění kamenů.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Myslete na gammony, které vyhrajete, když hrajete dál.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Myslete na dva příští hody: jak moc mohou změnit?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Myslete na body ve svém vnitřním poli.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Myslete na body, které blokují soupeře.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Myslete na stav zápasu.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Myslete na tempo: je co vyhodit?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Myslete na to, čeho se za bezpečí vzdáváte.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Myslete na to, co drží soupeře na baru.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Myslete na to, jak by soupeř odpověděl na dabl.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Myslete na své zadní kameny: mohou postavit kotvu?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Myslete na své zadní kameny: je čas utéct?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Myslete na soupeřovy zadní kameny: mohou uniknout?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Učitel: vysvětluje, co stojí {cost} nebo víc (dablovací kostka {cube}). Mlčení znamená: ne horší než to.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Učitel: po každé partii vypisuje, co stojí {cost} nebo víc (dablovací kostka {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Učitel: bere zpět, co stojí {cost} nebo víc (dablovací kostka {cube}). Mlčení znamená: ne horší než to.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Učitel: varuje před tím, co stojí {cost} nebo víc (dablovací kostka {cube}). Mlčení znamená: ne horší než to.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Co se nakonec zahrálo, stálo příliš málo, aby to bylo v seznamu.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Vyslyšeli jste každé varování: nic drahého k prohlédnutí nezbývá.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dabl</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>bez dablu</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odmítnutí</translation>
    </message>
    <message>
        <source>take</source>
        <translation>přijetí</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (první pokus)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (zkoušeno)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} stojí {cost}.</translation>
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
            <numerusform>%n rozhodnutí k prohlédnutí</numerusform>
            <numerusform>%n rozhodnutí k prohlédnutí</numerusform>
            <numerusform>%n rozhodnutí k prohlédnutí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Varování: %n. Vyslyšeno: {heeded}. Ušetřená equity: {saved}.</numerusform>
            <numerusform>Varování: %n. Vyslyšeno: {heeded}. Ušetřená equity: {saved}.</numerusform>
            <numerusform>Varování: %n. Vyslyšeno: {heeded}. Ušetřená equity: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Učitel</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Potom: po každé partii říká, na co se podívat</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Rozhodnutí s dablovací kostkou, která stojí aspoň</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Dablovací kostka:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Vysvětlovat: říká i kolik to stojí</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Od ceny</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Tahy, které stojí aspoň</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Tahy:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Pošťuchovat: říká, že je něco lepšího</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Učit: dvakrát to vezme zpět, pak to ukáže</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Zápas je cvičný a bez ratingu. Mlčení znamená: ne horší než to.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>S hodinami učitel není.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>V této hře učitel není: nikdo tu neumí určit její šance.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Mezi počítači není koho učit.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Učitel</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Učitel vašeho přítele</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Váš &amp;přítel</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Nechat</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Podívat se &amp;znovu</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Učitel</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Proč</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Oběma padlo {die}, házejte tedy znovu. Co padlo teď?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Zahájení: každý jednou kostkou, vyšší začíná. Co padlo?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Co na kostkách padlo?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Váš hod: co je na kostkách?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} hází: co je na kostkách?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Klikněte na čísla, nebo je napište: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Křivě, hodit znovu</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>První kostka</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Druhá kostka</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Tyto kostky</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Zadat kostky</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Ukázat ve s&amp;ložce</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Vzít odstranění zpět (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Vaši knihovnu používá jiný program. bgdesk se zavře, jakmile bude vše uloženo.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Vaši knihovnu používá jiný program. bgdesk toto uloží, jakmile to půjde.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Hrubá chyba, {cost}: nejlepší bylo {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Dabl, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dabl, přijetí</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Sporné, {cost}: nejlepší bylo {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Chyba, {cost}: nejlepší bylo {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Promeškaný dabl, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Promeškaný redabl, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Bez dablu, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Bez dablu, přijetí</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Bez redablu, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Bez redablu, přijetí</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Možný dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Možný dabl, přijetí</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Možný redabl, odmítnutí</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Možný redabl, přijetí</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redabl, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redabl, odmítnutí</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redabl, přijetí</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Správně: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Hranice přijetí {take} bez gammonů, mrtvá dablovací kostka · cena gammonu {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Příliš dobré na dabl, odmítnutí</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Příliš dobré na dabl, přijetí</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Příliš dobré na redabl, odmítnutí</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Příliš dobré na redabl, přijetí</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Chybný beaver, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Chybný dabl, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Chybný otter, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Chybné odmítnutí, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Chybný raccoon, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Chybný redabl, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Chybné přijetí, {cost}: správně bylo {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>dabl, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>dabl, odmítnutí</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>dabl, přijetí</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>bez dablu, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>bez dablu, přijetí</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>bez redablu, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>bez redablu, přijetí</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>možný dabl, odmítnutí</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>možný dabl, přijetí</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>možný redabl, odmítnutí</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>možný redabl, přijetí</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>odmítnutí</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>redabl, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>redabl, odmítnutí</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>redabl, přijetí</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>přijetí</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>příliš dobré na dabl, odmítnutí</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>příliš dobré na dabl, přijetí</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>příliš dobré na redabl, odmítnutí</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>příliš dobré na redabl, přijetí</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: nejlepší bylo {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} zápasu)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Kopírovat pozvánku</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Viditelný v této síti</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Zavřít &amp;stůl</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Kopírovat pozvánku pro &amp;diváky</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Pozvánka</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Jiní v této síti jej pak najdou a mohou se připojit krátkým kódem.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Jiní v této síti najdou váš stůl a připojí se k němu tímto kódem. Někomu jej přečtěte.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Pošlete ji tomu, s kým chcete hrát: kdo ji má, může zaujmout místo.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Pozvánka je ve schránce.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Pozvánka pro diváky je ve schránce.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Zápas začne, jakmile druhý hráč souhlasí. Do té doby můžete v tomto okně dělat něco jiného; stůl zůstává otevřen, dokud jej nezavřete.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Kde je druhý hráč</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Váš stůl je otevřen</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>kdekoli, přes předávací server {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>u tohoto počítače ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>v této síti ({address})</translation>
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
        <translation>Rozhodnutí {number} z {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Chyby jsou známy, až je zápas analyzován: stiskněte F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Před touto žádná chyba není: toto je poslední chyba zápasu.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Nad touto žádná vaše linie není.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Žádná linie nebyla odstraněna.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Do konce už žádné chyby: toto je znovu ta první.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Žádná jiná linie z této pozice neodbočuje.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Nikdo neudělal chybu za {cost} nebo víc.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>To je konec zápasu.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Linie je odstraněna. Ctrl+Z ji vrátí.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Toto je začátek zápasu.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Toto je konec linie.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Tato linie přišla se souborem a zůstává.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Viděli jste všechny chyby.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Neudělali jste žádnou chybu za {cost} nebo víc.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>chyba {number} z {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}: žádná chyba za {cost} nebo víc.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Stránka pro prohlížeč (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Uložit turnaj</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>Do {file} se nezapsalo ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Do {file} se nezapsalo.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>Pokra&amp;čovat</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Rychleji</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Roz&amp;bor zápasu</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>Po&amp;maleji</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>K pa&amp;vouku</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Na ko&amp;nec</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Uvnitř bgdesk se něco pokazilo a chyby tohoto zápasu nelze ukázat. Zápas a jeho analýza zůstávají uloženy; podrobnosti jsou v protokolu.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Přidat osobu…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Přej&amp;menovat…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Přidat osobu</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>V&amp;rátit</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Jména ve vašich zápasech</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Přejmenovat tuto osobu</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Zatím nejsou žádné zápasy se jmény.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Zaškrtněte jména, pod kterými tato osoba hraje. Statistiky a rating se tomu hned přizpůsobí.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Kdo je kdo</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Dabl musí soupeř odmítnout, což má hodnotu {refusal}; hrát dál má hodnotu {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Po příštím hodu každého hráče by v {share} případů už dabl přijmout nešlo.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Kotvy</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Na první pohled jen toto stojí {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Při tomto stavu</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammony</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Blokující bod</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Bloty</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Bloty ve vnitřním poli</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Kameny nad třetí na bodu</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Kameny na 1. a 2. bodu</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Kameny chycené za ním</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Drahé střely</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Dablovací kostka</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Dvojí vyhození</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Snadné nasazení</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Dost výher</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>I kdyby se dablovací kostka už nikdy neotočila, stačilo by vám k přijetí vyhrát {needed} partií; zde je to {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>I kdyby se dablovací kostka už nikdy neotočila, hráči {name} by k přijetí stačilo vyhrát {needed} partií; zde je to {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Vše ostatní stojí {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Vše ostatní vrací {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Vyhrané partie</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Prohrané gammony</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Vyhrané gammony</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Musí se odmítnout</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Domácí bod</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Kdyby se dablovací kostka už nikdy neotočila, museli byste k přijetí vyhrát {needed} partií; zde je to {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Kdyby se dablovací kostka už nikdy neotočila, musel by hráč {name} k přijetí vyhrát {needed} partií; zde je to {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Ve hře o peníze by toto rozhodnutí bylo správné; při tomto stavu není.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Gammonem prohrává o {chance} méně často, což vrací {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Gammonem prohrává o {chance} častěji, což stojí {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Gammonem prohrává o {chance} častěji: {share} ze ztracených {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Gammonem vyhrává o {chance} méně často, což stojí {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Gammonem vyhrává o {chance} méně často: {share} ze ztracených {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Gammonem vyhrává o {chance} častěji, což vrací {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Vyhrává o {chance} méně často, což stojí {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Vyhrává o {chance} méně často: {share} ze ztracených {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Vyhrává o {chance} častěji, což vrací {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Náskok v závodě, v pipech</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Pouští kámen ven</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Nejdelší blok, v bodech</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Obsazené body</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Ztracený trh</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Promeškané vyhození</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Víc střel</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Většina ztráty pochází z backgammonů.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Většina ztráty souvisí s dablovací kostkou; bez ní by si oba tahy byly blíž.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Bez dablu je hodnota {played}, s dablem {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Žádný důvod, který bgdesk umí ověřit, ztrátu sám nevysvětluje.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Bez důvodů: rozdíl je v mezích chyby rolloutu.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Bez důvodů: oba tahy nebyly posouzeny stejně hluboko.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Bez redablu je hodnota {played}, s redablem {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Není co ztratit</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Soupeřovy kameny na baru</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Počet pipů</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Body ve vnitřním poli</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Body venku, od 7 do 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Hody, které nenasadí</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Hody, které vyhazují za 10 pipů nebo víc</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Hody, které vyhazují dvakrát</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Hody z 36, které vyhazují</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Hody, které pustí kámen ven</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Kratší blok</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Přijetí a odmítnutí jsou si zde blízko: nejste-li si jisti, co je správné, dablujte.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Dabl má hodnotu {played}, bez dablu {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Chyba je příliš malá, než aby šlo s jistotou uvést důvod.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Soupeři chybí jeden bod, dablovací kostka vás tedy nic nestojí.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Soupeři chybí jeden bod, dablovací kostka tedy hráče {name} nic nestojí.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Odmítnutí má hodnotu {played}, přijetí {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Redabl má hodnotu {played}, bez redablu {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Zbytek, hlavně dablovací kostka, stojí {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Zbytek, hlavně dablovací kostka, vrací {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Přijetí má hodnotu {played}, odmítnutí {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Je čas</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Je čas: po příštím hodu každého hráče by dabl už nešlo přijmout jen v {share} případů.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Je čas: ať oba hráči hodí příště cokoli, dabl lze přijmout i potom.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Tam je hodnota bez dablu {value} a přijatého dablu {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Tyto vyhazují jen po tahu hráče {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Tyto vyhazují jen po vašem tahu:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Tyto vyhazují jen po {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Tyto jen po tahu hráče {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Tyto jen po vašem tahu:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Tyto jen po {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Příliš málo výher</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Příliš dobré</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Příliš dobré na dabl: hrát dál má hodnotu {value}, odmítnutí {refusal}; {gammons} partií vyhraje gammonem.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Příliš bezpečné</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} z {all} dvojic hodů, na první pohled.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Další fakta</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Proč</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>zahráno</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Pozice</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Tah proti pravidlům nemůže partii ukončit.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Přijmout, nebo hrát dál?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (americká)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (evropská)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (námořní)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Všechny vaše kameny se musí nasadit dřív, než kterýkoli táhne dál.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Všechny vaše kostky jsou zahrány.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Nejdřív je třeba odpovědět na nabídku.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>V tomto zápase se beavery nehrají.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Britská pětka</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Kameny táhnou jen vpřed: z vyšších bodů na nižší.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Kliknutím na kámen zahrajete {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Kliknutím na kámen zahrajete {left} · pravým tlačítkem {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Kliknutím na kostky ukončíte tah</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Kliknutím na kostky hodíte</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Kliknutím na kostky hodíte ještě jednou</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Kliknutím na kostky hodíte · na dablovací kostku dablujete</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Zbývají kostky, které lze zahrát.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Holandský backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Vynuceno, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Vynuceno: za vás zahráno {play}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Hollandovo pravidlo: nikdo nedabluje, dokud oba hráči nezahráli dva hody.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 kámen)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 kameny)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>V této hře vyvede kámen jen přesné číslo.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na tahu.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Zbylo po vás, teď hraje {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Zbylo (předtím {name}), teď hrajete vy</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Zbylo (předtím {name}), teď hraje {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Zbylo: {numbers}, teď to hrajete vy.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Zbylo: {numbers}, teď to hraje {name}.</translation>
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
        <translation>Nejdřív zvolte dubl: klikněte na kostku nebo stiskněte 1 až 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Zvolte dubl: zahrajete-li jej celý, házíte znovu · klikněte na kostku nebo stiskněte 1 až 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Zvolte dubl; po něm následuje dubl z opačné strany kostek: zahrajete-li vše, házíte znovu · klikněte na kostku nebo stiskněte 1 až 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Dál zvolíte dubl · kliknutím na kostky pokračujete</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Dál házíte znovu · kliknutím na kostky pokračujete</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Dál {numbers} · kliknutím na kostky pokračujete</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Žádný kámen nesmí přejít střed desky, dokud nejsou nasazeny všechny.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>V této partii není dablovací kostka: je to Crawfordova partie.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Žádný možný tah · kliknutím na kostky pokračujete</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Žádný možný tah: pokračujte klávesou Enter.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>V tomto tahu už nesmí start opustit žádný další kámen.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Nikdo nevyvádí, dokud je některý jeho kámen uvězněn.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Před prvním tahem nesmí nikdo dablovat.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Žádný váš kámen se s těmito kostkami nedostane na bar.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Žádný váš kámen se s těmito kostkami nedostane do zásoby.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Žádný váš kámen se s těmito kostkami nedostane do žlábku.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Žádný váš kámen se s těmito kostkami nedostane na {point}. bod.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Zahrát lze jen jednu z kostek, a pak to musí být {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Hrajte tyto kostky, nebo hoďte oběma znovu · klikněte na kámen nebo na „Hodit znovu“</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Mezerníkem začne další partie</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Mezerníkem začne další hra: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Nejdřív hoďte kostkami, pak táhněte.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Ruský backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Šest bodů v řadě vyžaduje soupeřův kámen před nimi.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Přijmout, nebo odmítnout? · kliknutím na dablovací kostku přijmete</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Přijmout, odmítnout, nebo beaver? · kliknutím na dablovací kostku přijmete</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Přijmout, odmítnout, nebo otter? · kliknutím na dablovací kostku přijmete</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Přijmout, odmítnout, nebo raccoon? · kliknutím na dablovací kostku přijmete</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Přijmout, odmítnout, nebo redabl? · kliknutím na dablovací kostku přijmete</translation>
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
        <translation>Tento kámen je uvězněn: leží na něm soupeřův.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>To je soupeřův žlábek.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Tento tah není podle pravidel: vzneste námitku, nebo hoďte a platí</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Tento tah potřebuje {die} a tu ke hře nemáte.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Tato pozice není možná.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Kámen, který vyhodil na vašem {point}. bodu, tam tento tah musí zůstat.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Kameny na {point}. bodu jsou soupeřovy.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Dablovací kostku už výš otočit nelze: přijměte, nebo odmítněte.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Dablovací kostka má dost velkou hodnotu: tato partie vám vyhraje zápas.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Dablovací kostkou smí otočit soupeř.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Engine selhal; zastupuje jej prostý hráč a zápas pokračuje.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Engine se znovu a znovu zastavoval a zatím se už nespouští; zápas je uložen.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Engine se zastavil a byl znovu spuštěn; pokračuje, kde byl.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Partii nelze prohrát o tolik.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Zápas je u konce.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Postavení platí: v této partii už byly zahrány dva tahy.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Nastavení nešlo přečíst ({detail}); platí výchozí, soubor zůstává.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Nastavení nešlo uložit ({detail}); platí do zavření bgdesk.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Nastavení zapsal novější bgdesk; zdejší změny se neuloží.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Uložená hodnota „{detail}“ není přípustná; platí výchozí.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Silný engine si s touto pozicí neporadí; rozhoduje zde prostý hráč.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Silný engine tuto hru nezná; zastupuje jej prostý hráč.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Ještě lze zahrát {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Musí se zahrát {die}: lze-li, je třeba použít obě kostky.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}. bod je blokován: drží jej soupeř.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}. bod je plný: v této hře pojme nejvýš pět kamenů.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Na {point}. bodu je kámen: {die} nemůže vyvést nižší.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>V zápase do 1 bodu není dablovací kostka.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Není co vzít zpět.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Tato čísla jsou zahrána. Dál zvolíte dubl: pokračujte kliknutím na kostky.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Tato čísla jsou zahrána. Dál házíte znovu: pokračujte kliknutím na kostky.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Tato čísla jsou zahrána. Dál {numbers}: pokračujte kliknutím na kostky.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Tato partie je u konce.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Tato hra se hraje bez dablovací kostky.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Tento soupeř nemůže hrát: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Tyto kameny jsou soupeřovy.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>To teď nelze.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>V zásobě nemáte žádný kámen.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Na baru nemáte žádný kámen.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Ve žlábku nemáte žádný kámen.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Na {point}. bodu nemáte žádný kámen.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Nemáte tam kámen, kterým by šlo táhnout.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Už máte hozeno: dablujte před hodem.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Vyvádět smíte, až budou všechny vaše kameny doma; jeden je ještě v zásobě.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Vyvádět smíte, až budou všechny vaše kameny doma; jeden je ještě na baru.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Vyvádět smíte, až budou všechny vaše kameny doma; jeden je ještě na {point}. bodu.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Vyvádět smíte, až budou všechny vaše kameny nasazeny a doma.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Vyhazovat smíte, jakmile jeden váš kámen dojde do vnitřního pole.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Nesmíte držet všech šest bodů tohoto startovního pole.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Hrajete čísla, která zbyla</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Nejdřív se musí nasadit váš kámen na baru.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Vaše kostky na bar nestačí, samy ani dohromady.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Vaše kostky na zásobu nestačí, samy ani dohromady.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Vaše kostky na žlábek nestačí, samy ani dohromady.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Vaše kostky na {point}. bod nestačí, samy ani dohromady.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Váš první kámen musí přejít soupeřův start dřív, než jej opustí další.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Soupeř odmítl už víc než toto.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Vašich šest bodů zavírá všechny soupeřovy kameny: musíte je otevřít.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>Tuto desku postavil sám bgdesk; chybná může být jen vaše skutečná deska, jako při ručně zadávaných kostkách.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>Další partii začíná {name}</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} hraje čísla, která zbyla</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Zastavit</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Průběh analýzy</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Co bylo analyzováno, zůstává a zbytek lze dodělat později</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Vše ostatní je v {folder}, ale toto nešlo zapsat: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Zálohovat do této složky</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Denní záloha</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Před obnovou zálohy</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Před aktualizací bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Kontroluje se každá stránka a každý zápas…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Zavřít a &amp;znovu spustit</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Vše se zkopíruje a porovná dřív, než se to tam začne používat; co je zde, zůstane, dokud to nepřesunete do koše. bgdesk se kvůli tomu zavře a znovu spustí.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Vše je v {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Exportovat vše do této složky</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Exportuje se vše…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Mít vaše data od teď v {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Knihovny (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Vytváří se záloha…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Přesunout vaše data do této složky</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Žádný program zde neumí zobrazit složky.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Odehráno zde: {played}. Otevřeno: {opened}. V koši: {binned}. Pozice: {positions}. Analýzy: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Přesunout do &amp;koše</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Přesunout data z doby před přesunem do koše?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Stará data se přesouvají do koše…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Obnovit z tohoto souboru</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Obnovit knihovnu z {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Obnovit knihovnu z doby {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Zastaveno. Co bylo dosud zapsáno, zůstává.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Záloha je {file}; byla zkontrolována.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Knihovna zatím nebyla zkontrolována.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Stará data jsou v koši.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Současná knihovna zůstane a bude v seznamu záloh, takže ji lze vrátit. bgdesk se kvůli tomu zavře a znovu spustí.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Při poslední kontrole, {when}, nebylo vše v pořádku.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Při poslední kontrole, {when}, byla knihovna v pořádku.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vaše data</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Vaše data z doby před přesunem jsou stále v {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} synchronizuje složku vašich dat. Na co si dát pozor, říká Zápas, Vaše data.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>Zá&amp;lohovat do složky…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>Z&amp;kontrolovat teď</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Exportovat vše…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Přesunout do jiné složky…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Otevřít složku</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>O&amp;bnovit tuto zálohu…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Zastavit</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Zálohy</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Každý zápas jako .json se vším, co je o něm známo, a jako .mat pro jiné programy.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Vše jako soubory</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Přesunout stará &amp;data do koše…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Obnovit ze &amp;souboru…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>&amp;Ukázat ve složce</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Zatím není žádná záloha. bgdesk ji vytvoří brzy po prvním spuštění každého dne.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vaše data</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Rozd.</translation>
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
        <translation>Nalezená rozhodnutí</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, nejméně</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, nejvýše</translation>
    </message>
</context>
</TS>
