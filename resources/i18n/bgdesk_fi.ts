<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Lopeta ottelu</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Lopeta sessio</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Lopeta ottelu</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Lopeta sessio</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Lopetetaanko sessio tähän? Tilanne jää ennalleen.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Lopetetaanko sessio tähän? Häviät nykyisen pelin täydellä arvolla.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Lopetetaanko sessio tähän? Tämän pelin voittajaksi merkitään {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Lopetetaanko ottelu tähän? Voittajaksi merkitään {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Lopetetaanko tämä ottelu?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Jatka sitä milloin haluat; turnaus odottaa.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Jätä odottamaan</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Tulosta ei merkitä, eikä sitä saa takaisin.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Tulosta ei merkitä. Ottelu jää roskakoriin, josta voit palauttaa sen.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Pelaa uudelleen alusta</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Poista se</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Luovuta ottelu</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Luovuta ottelu</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Luovutetaanko tämä ottelu? Vastustaja voittaa sen.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Tilanne jää ennalleen.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Mitä tälle turnauksen ottelulle tehdään?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Pelattu osa siirtyy roskakoriin; nopat heitetään uudelleen.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Häviät nykyisen pelin täydellä arvolla.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Vastustaja voittaa sen, ja se lasketaan.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Voittajaksi merkitään {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Tietoja ohjelmasta bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Rakennusosat</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Moottori</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Pelaa, käy läpi ja harjoittele backgammonia. MIT-lisenssi.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Tämän käännöksen on tehnyt kone pelin sanaston mukaan, ja kone on lukenut sen uudelleen. Kukaan pelaaja ei ole vielä tarkistanut sitä. Ohjeen sivu Kielet kertoo, miten tekstin voi korjata.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>löytää kansiosi</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>raporttisivut</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>vahvat vastustajat</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>kirjasin</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>Open Sagen käyttämä</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>ikkuna ja grafiikka</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>kirjoittaa asetukset</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Tietoja ohjelmasta bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>Ana&amp;lysoi…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>T&amp;akaisin peliin</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Takaisin &amp;otteluun</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Takaisin läpikäyntiin</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Parempi siirto</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Kommentti</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tumma</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Syvemmin</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Nopat</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Tuplaa</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Virheet</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Reilut nopat</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Nopeammin</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>Tunnusluvut &amp;ajan mittaan</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Etsi päät&amp;öksiä…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Etsi &amp;samanlaisia asemia…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Ensi&amp;mmäinen asema</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Merkitse päätös lipulla</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>S&amp;iirry</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>O&amp;hje</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>&amp;Valmentajan apu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>V&amp;ihje</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>K&amp;otikentät vasemmalla</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Miten pelataan</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Tu&amp;ontiraportti</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>Nä&amp;ppäimistö</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Pikanäppäimet</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Opi tästä ottelusta…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Vaalea</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Etsi uudempi &amp;versio…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Ottelu</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>Sii&amp;rrot</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Uu&amp;si ottelu…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Seuraava päät&amp;ös</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Seuraava &amp;lippu</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Se&amp;uraava asema</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Seuraava kysymys</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Yksi siirto taaksepäin</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Yksi askel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;vaa…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Toinen &amp;väri alhaalla</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>P&amp;assaa</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Liitä ottelu tai asema</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Asema siirron &amp;jälkeen</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>K&amp;ertaus…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Edellinen p&amp;äätös</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>E&amp;dellinen asema</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sulje o&amp;hjelma</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Visa &amp;tästä ottelusta</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Poista siirtosarja</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>L&amp;uovuta ottelu…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>T&amp;ulokset vastustajia vastaan…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>T&amp;ulos…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Läpikäynti</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>H&amp;eitä</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>Tee &amp;rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Tämän pelin &amp;säännöt</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Sivupaneeli</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>O&amp;hita</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>&amp;Keskeytä analyysi</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Keskeytä rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Ota</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>&amp;Ota takaisin…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Teema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Harjoitteet…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Kokeile muuta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>K&amp;umoa</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>K&amp;umoa vastaus</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>T&amp;arkista nopat…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Näkymä</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>Mitä &amp;teit ottelussa</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Huonompi siirto</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Pahin &amp;jäljellä oleva virhe</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Kortti jokaisesta tämän ottelun virheestäsi, josta kortti kannattaa tehdä</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Napsautus pelaa silloin toisen nopan ensin</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Tumma ikkuna</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Vaalea ikkuna</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Joka kerralla askel pidemmälle: mitä ajatella, mitkä nappulat, vastaus</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Hyv&amp;äksy luovutus</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Kaikki pikanäppäimet yhdessä luettelossa</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analysoi tämän ottelun jokainen päätös</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Kysy, onko bgdeskistä uudempaa versiota, nyt tai kerran päivässä</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Taka&amp;isin jatkettuun peliin</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Takaisin läpikä&amp;yntiin</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>&amp;Takaisin, myös pakolliset siirrot</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Vastaa laudalla olevaan päätökseen uudelleen, kunnes osaat sen</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>K&amp;eskustelu</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Muuta bgdeskin toimintaa ja ulkoasua</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Tarkista tämän ottelun jokainen heitto</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Nappulat, kuutio, nopat ja tilanne muiden ohjelmien lukemassa muodossa</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Valitse vastustaja, pituus ja säännöt</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>&amp;Valitse nopat…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Sulje bgdesk; ottelu säilyy sellaisenaan</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>&amp;Coan ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;Tietokone pelaa</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Tietokone &amp;vastaan tietokone</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Tietokone vastaan tietokone, tauolla: yksi heitto, siirto tai kuutiopäätös</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Tietokone vastaan tietokone: tauko tai jatka</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Tietokone vastaan tietokone: pelaa nopeammin</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Tietokone vastaan tietokone: pelaa hitaammin</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Vahvista siirtosi ja päätä vuoro</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Jatka ottelua tai katso pelaamaasi tai avaamaasi ottelua</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>&amp;Kopioi asema</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Kopioi muodossa &amp;GNU Backgammon ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Kopioi muodossa &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Kopioi &amp;bgdeskin omana tekstinä</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Kopioi kesk&amp;ustelupalstalle…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Kopioi asema &amp;muodossa</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Kopioi laudalla oleva päätös tai kaikki virheet muualla näytettäväksi</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Kopioi asema: backgammonissa XGID, muissa peleissä bgdeskin oma teksti</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Kor&amp;jaa alkuasetelma…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Merkitse &amp;helpoksi</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Merkitse &amp;vaikeaksi</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Merkitse &amp;osatuksi</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>&amp;Merkitse unohtuneeksi</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Päätä uudelleen kohdat, joissa tehtiin virhe, näkemättä vastausta</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>Val&amp;mis</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>T&amp;apahtuma ja pelaajat…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Lopeta s&amp;essio…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Lopeta käynnissä oleva rollout ja säilytä sen tulos</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>S&amp;yötä kuten pelattiin…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Merkitse laudalla oleva päätös lipulla löytääksesi sen uudelleen tai poista lippu</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Kaikissa peleissä: pelin nimi, nappulat ja heittovuoro</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Mistä tahansa; nuolinäppäimillä liikutaan laudalla</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Pelisuunnitelmat, avaukset, tuplaus, kilpajuoksut ja pelin sanasto</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Luovu pelistä vanhalla panoksella</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Palaa siirtosarjassa taaksepäin ja sen ensimmäisestä siirrosta otteluun</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Palaa yksi päätös taaksepäin, myös kun valinnanvaraa ei ollut</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Palaa edelliseen päätökseen, jossa oli valinnanvaraa</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Palaa edelliseen virheeseen, tekipä sen kumpi tahansa</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Palaa edelliseen virheeseesi tai, jos sinua ei tunnisteta, kumman tahansa pelaajan virheeseen</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Etene siirtosarjassa sen loppuun asti</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Etene yksi päätös, myös kun valinnanvaraa ei ole</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Etene seuraavaan päätökseen, jossa on valinnanvaraa</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Jatka peliä, jota pelasit tästä ottelusta eteenpäin</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Siirry &amp;laudalle</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Siirry kalleimpaan virheeseen, jota et ole vielä nähnyt</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Siirry seuraavan pelin ensimmäiseen päätökseen</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Siirry tämän tai edellisen pelin ensimmäiseen päätökseen</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Siirry seuraavalle &amp;alueelle</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Siirry seuraavaan lipulla merkittyyn päätökseen</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Siirry seuraavaan virheeseen, tekipä sen kumpi tahansa</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Siirry bgdeskin aloitussivulle tai takaisin laudalle</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Siirry &amp;edelliselle alueelle</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Siirry seuraavaan virheeseesi tai, jos sinua ei tunnisteta, kumman tahansa pelaajan virheeseen</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Vi&amp;hjeet</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Palauta viimeksi poistetut siirtosarjat</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Miten nopat syntyvät ja miten ne tarkistetaan</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Miten ottelu päättyi: PR, tuuri ja katsottavat päätökset</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Miten menestyit kutakin tietokonepelaajaa vastaan ja kuinka hyvin pelaat</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Älä enää säilytä tätä siirtosarjaa ja siitä haarautuvia; Ctrl+Z palauttaa ne</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Oppiminen: aloita tai jatka seuraavaan päätökseen</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Oppiminen: luovu tästä ja katso, mikä on parasta</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Oppiminen: jatka seuraavaan päätökseen vastaamatta</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Poistu kokeilusta, joka säilyy, ja katso taas ottelua</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Anna tietokoneen tehdä tämä päätös</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>&amp;Siirtosarja alla</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Vaalea tai tumma työpöydän mukaan</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Sii&amp;rtosarja yllä</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Siirrä tämä siirtosarja ylemmän edelle tai anna ylemmän haarautua tästä</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Katso lautaa toiselta puolelta</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Tutki laudalla oleva päätös syvemmin</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Palaa katsomaan ottelua, josta jatkoit peliä, siihen mihin jäit</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Etsi virheitä ja asemia kaikista otteluistasi</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Häviä ottelu heti tai lopeta rahapelisessio</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Tee &amp;kortti</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>&amp;Tee virheistäsi kortit</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>M&amp;erkinnät</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Ott&amp;elut…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Peilaa lauta vasemmalta oikealle</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Hiiri, näppäimistö ja kirjoitetut siirrot</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>&amp;Luettelon siirto</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>S&amp;iirrä siirtosarja ylemmäs</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>S&amp;euraava peli</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Seuraava vir&amp;he</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Seuraava kumma&amp;n tahansa virhe</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Vasta&amp;lause siirtoon…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Tarjoudu häviämään tämä peli; vastustaja voi kieltäytyä</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Tarjoudu jatkamaan kaksinkertaisella panoksella</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Lau&amp;dalle</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Eteenpäin, myös &amp;pakolliset siirrot</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Yksi siirto &amp;eteenpäin</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Avaa minkä tahansa ohjelman tallentama ottelu tai asema</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Avaa leikepöydällä oleva ottelu tai asema</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>&amp;Jatka peliä tästä…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>E&amp;dellinen peli</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Tauko</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pippiluvut, lyöntipaikat, ottorajat ja muuta, joka kerta uutena. Uudelleen: takaisin</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Pelaa turnaus tietokoneita ja ystäviä vastaan tai jatka kesken olevaa. Uudelleen: takaisin</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Jatka suuremmalla panoksella</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Jatka peliä tästä laudalla ottelun rinnalla; Esc palaa takaisin</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Pelaa toisella tietokoneella olevaa vastaan. Uudelleen: takaisin</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Pelaa laudalla oleva päätös loppuun monta kertaa; uudelleen: tauko tai jatka</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Pelaa vanhaa kiinalaista pullopeliä omassa ikkunassaan</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID ja Match ID, kuten GNU Backgammon ne lukee</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>H&amp;arjoittelu</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Kertaus: unohda viimeinen vastaus ja kysy kortti uudelleen</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Kertaus: katso, mitä valitsit ottelussa; kortti lasketaan silloin vaikeaksi</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Kertaus: kortti tulee hiukan aiemmin</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Kertaus: kortti tulee pian uudelleen</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Kertaus: kortti tulee paljon myöhemmin</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Kertaus: kortti tulee juuri ennen kuin unohtaisit sen</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Kertaus: tätä korttia ei enää kysytä; se löytyy korttien sivulta</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Edellinen v&amp;irhe</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Edellinen kumman tahansa vi&amp;rhe</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Korjaa väärä alkuasema, ennen kuin pelin toinen siirto on tehty</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Aseta laudalle mikä tahansa asema; katsomastasi ottelusta siinä näkyvä. Uudelleen: takaisin</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Tuo laudalle se, mitä tämän siirron sijasta kokeiltiin</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Pane kortti &amp;sivuun</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>&amp;Hylkää luovutus</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Luovuta &amp;peli…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Pal&amp;auta poistettu siirtosarja</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Viimeisimm&amp;ät tiedostot</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Tuomaritila: syötä, mitä pelattiin, oli se sallittua tai ei</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Tuomaritila: vaadi sääntöjen vastainen siirto pelattavaksi uudelleen</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Uusi&amp;ntaottelu</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>&amp;Raportti…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ilmoita &amp;ongelmasta…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Heitto&amp;laskuri</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Heitä nopat</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Tämän &amp;päätöksen rollout</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;setukset…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;Näytä vastaus</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>H&amp;itaammin</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Vaihda &amp;noppien järjestys</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Tallenna kopio nimellä…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Tallenna sivu tai PDF, jossa on ottelun jokainen päätös</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Tallenna ottelu tiedostoon, jota muut ohjelmat osaavat lukea</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Tallenna syyn etsimistä auttavat tiedot; mitään ei lähetetä minnekään</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Kerro heitto itse heittämisen sijasta</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Tilanne ja &amp;pipit</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Tilanne&amp;linssi…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>&amp;Aseta asema</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Näytä kummankin pelaajan PR, tuuri ja virheet lajeittain ja vaiheittain</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Näytä ja lue ääneen tilanne, pipit ja kuutio</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Näytä vihjeet ja voittomahdollisuudet</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Näytä, kuinka usein kukin luku heitettiin</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Näytä tai piilota laudan vieressä oleva paneeli</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Näytä luettelon ensimmäinen siirto laudalla; 2–9 näyttävät muut</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Näytä virheluettelo, jota voi lajitella ja josta voi valita</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Näytä siirtoluettelo</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Näytä luettelon seuraavaksi parempi siirto laudalla</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Näytä luettelon seuraavaksi huonompi siirto laudalla</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Näytä asema valitun siirron jälkeen, muuten pelatun ja parhaan siirron jälkeen</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Näytä nykyinen asema</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Näytä asema yhtä siirtoa aiemmin</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Näytä asema yhtä siirtoa myöhemmin</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Näytä ottelun alku</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Näytä, mitä kumpikin pelaaja heitti, pelasi ja hukkasi</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Näytä, mitä moottori tekisi; ottelu lasketaan silloin harjoitukseksi</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Aloita peli näkyvästä asemasta</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Aloita uusi ottelu samoin pelaajin ja säännöin</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Alo&amp;itussivu</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Lopeta oppiminen; vastauksesi säilyvät</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strate&amp;gia ja sanasto</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Yhteenveto</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Kirjoita &amp;siirto…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Pö&amp;ydät verkossa…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Kumoa kaikki tällä vuorolla tehdyt nappuloiden siirrot</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Kumoa viimeksi siirretty nappula</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Peru viimeinen päätöksesi; ottelu lasketaan silloin harjoitukseksi</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Ota tuplaus ja saa kuutio omaksesi</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Ota ja käännä kuutio heti uudelleen</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Keskustele toisella tietokoneella olevan pelaajan kanssa</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Tä&amp;mä kortti</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Lauta, painikkeet, sivupaneeli, ilmoitus</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Samasta asemasta lähtevä edellinen siirtosarja, muuten ottelu</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Samasta asemasta lähtevä seuraava siirtosarja</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Seuraava toimi: heitä, päätä vuoro, aloita seuraava peli</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Tämän ottelun säännöt</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Toisee&amp;n siirtosarjaan tästä</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Tu&amp;rnaukset…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Kokeile &amp;muuta</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Kirjoita siirto, esimerkiksi 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>&amp;Kumoa kaikki</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Käytä koko näyttöä</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versio, moottori ja lisenssit</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Mikä on muuttunut tässä ja aiemmissa bgdeskin versioissa</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Uutta tässä versiossa</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Analysoitu osa säilyy; voit jatkaa myöhemmin</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Mikä laudalla on parasta kussakin tilanteessa</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Mitä tällaisissa asemissa on pelattu ja mitä se maksoi</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Mitä avatusta tiedostosta luettiin, korjattiin tai ihmeteltiin</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Missä ja milloin ottelu pelattiin, ja pelaajien nimet</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Missä ottelusi ovat; tarkista, varmuuskopioi, palauta, siirrä tai vie ne</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Voita pelistä tarjotut pisteet</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Kirjoita jotakin laudalla olevasta päätöksestä</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Omat tie&amp;dot…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>PR-lukusi, missä menetät eniten ja mitä nopat tekivät. Uudelleen: takaisin</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Korttisi: tänään kerrattavat, pakat ja tulevat päivät</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Ottelu on analysoitu; {key} näyttää sen tuloksen ja katsottavat päätökset.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Viimeisin ottelusi on analysoitu; löydät sen kohdasta ”Ottelut…”.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Kuten viimeksi</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analysoi</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Syvyys</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Kenen päätökset</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analysoi</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Molemmat pelaajat</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Laudalla oleva päätös</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Koko ottelu</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Tämä peli</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>&amp;Mitä analysoidaan</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, ja analyysi pysähtyi. Tähän asti analysoitu säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Hyväksy tai jatka peliä.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Valitse tupla.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Siirrä.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Heitä tai tuplaa.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Heitä.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Ota tai passaa.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Ota, passaa tai tuplaa heti uudelleen.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name}: hyväksy tai jatka peliä.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name}: valitse tupla.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name}: siirrä.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: heitä tai tuplaa.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: heitä.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: ota tai passaa.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: ota, passaa tai tuplaa heti uudelleen.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä. Tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Hyväksy</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Kuten pelattiin…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Takaisin otteluun</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Takaisin läpikäyntiin</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver tarjottu</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Tietokone pelaa</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Vahvista siirto</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-peli</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Nopat…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Tuplaa</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Tuplaus tarjottu</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Tuplaa: {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Nopeammin</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Siirtosarjassa, ottelun rinnalla</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>Tässä pelissä pelaaja saa lyödä vasta, kun yksi omista nappuloista on päässyt kotiin.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Oppiminen tästä ottelusta</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Raha</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Rahapelisessio</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Valitse tupla</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Seuraava peli</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Vastalause…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Heittovuorossa</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter tarjottu</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Pidä ensin tauko</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Jatka peliä…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Peli jatkuu</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Odota hetki</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Kertaus</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon tarjottu</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Tuplaa uudelleen</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Uudelleentuplaus tarjottu</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Tuplaa uudelleen: {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Uusintaottelu</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Luovutus tarjottu</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Luovuta…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Tulos…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Heitä uudelleen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Hitaammin</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Askel</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Pöydät…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Ota</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Ota takaisin</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Miettii…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Loppuun</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Pelattava: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Läpikäyntiin</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Turnaukseen</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Kokeile muuta</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Kokeilu ottelun rinnalla</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Vuoro jatkuu</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Olet katsoja</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>heti</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>nopea</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>peli {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>saa lyödä</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>ei saa vielä lyödä</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>tavallinen nopeus</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>harjoitusottelu</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>hidas</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>{length} p</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>hyvin hidas</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Tallenna tämä asema…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Aiemmin asetettu asema</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Asemat</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Tallennettu nimellä {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Asemaa {position} ei voi lukea; se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Asema {position} on poistettu.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Molemmat pelaajat siirtävät samaan suuntaan ja kotiuttavat samoilta kiiloilta 6–1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Molemmat pelaajat kiertävät samaan suuntaan; vastustaja aloittaa sinun 12-kiilaltasi ja kotiuttaa sinun kiiloiltasi 18–13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Nopat: valitse tupla</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Nopat: heittämättä</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Nopat: heitä painamalla</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Tuplauskuutio</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Tuplauskuutio: {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Valitse {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Ei tuplauskuutiota</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Kiila {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Pelaajat siirtävät vastakkaisiin suuntiin.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Sinun baarisi</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Vastustajan baari</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Vastustajan reservi</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Vastustajan lokero</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Sinun reservisi</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Sinun lokerosi</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>voi siirtää</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>keskellä</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>tarjottu sinulle</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>tarjottu vastustajalle</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>alla 1 kiinnitetty musta nappula</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>alla 1 kiinnitetty valkoinen nappula</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>ei käytössä Crawford-pelissä</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>tuplaa painamalla</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>päätä vuoro painamalla</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>ota painamalla</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>edellinen heitto oli {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>sitten valittava tupla</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>sitten toinen heitto</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>sitten {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>alla 1 kiinnitetty musta nappula</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>alla 1 kiinnitetty valkoinen nappula</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>arvo {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>vastustajan</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>sinun</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} puoliksi pelattu</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} pelattu</translation>
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
        <translation>Askelpalautin</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Vaihto+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Laudalta tavalliseen seuraavaan toimeen ja eteenpäin</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>Ehdokkaiden luettelossa: tee kyseinen siirto</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Vaihto+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Valitse tupla niissä peleissä, joissa se on sallittu</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Siitä kaikki pois</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Laudalla</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Siihen yksi nappula lisää</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Aseman asettaminen</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Vaihto+0–9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Vaihto+Välilyönti, Vaihto+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Siihen näin monta nappulaa</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Näin monta toisen värin nappulaa</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Välilyönti, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Toinen väri numeroille ja napsautuksille</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Heittovuoro toiselle pelaajalle; valitse nopat</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Sama toisin päin; vain nappulat vaihtavat puolta</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Pelin alku, tyhjä lauta</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Baariin, lokeroon</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Kokeile siirtoa tai aseta uudelleen</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Suurenna kuution arvoa, pienennä</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Kumoa, tee uudelleen</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Liiku kiilalta kiilalle, baariin, lokeroihin, reserviin, noppiin ja kuutioon</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Sama kuin napsautus siinä</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Sama kuin hiiren oikea painike siinä: pelaa toinen noppa</translation>
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
        <translation>Lauta</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Ikkunan mukaan, tumma tai vaalea</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Sininen ja oranssi (myös värisokeille)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Viininpunainen turnauslauta</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Perinteinen huopa</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Vaahtera</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Liuskekivi</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Pähkinäpuu ja nahka</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Keltainen ja violetti (myös värisokeille)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä. Ottelu säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>%n ottelu jäljellä.</numerusform>
            <numerusform>%n ottelua jäljellä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Siihen menee noin %n minuutti.</numerusform>
            <numerusform>Siihen menee noin %n minuuttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Muita otteluita %n, pelattuja {done}.</numerusform>
            <numerusform>Muita otteluita %n, pelattuja {done}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Kaavio</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Valinta</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Hinta</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Kuinka usein pelaaja häviää backgammonin, prosentteina</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Kuinka usein pelaaja häviää gammonin tai backgammonin, prosentteina</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Kuinka usein päätöksen tekevä pelaaja voittaa pelin</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Kuinka usein pelaaja voittaa backgammonin, prosentteina</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Kuinka usein pelaaja voittaa gammonin tai backgammonin, prosentteina</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>H bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>H g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Mitä se menettää parhaaseen valintaan verrattuna</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Minkä arvoinen se on päätöksen tekevälle pelaajalle</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Voitto-%</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Voitot</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analysoitu vähemmän syvästi</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>valittu</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>suluissa: analysoitu vähemmän syvästi, ei vertailukelpoinen</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>sinun vastauksesi</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Valinnat tässä asemassa</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Syvemmin</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Riittää</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kortti</numerusform>
            <numerusform>%n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kortti on tallennettu tiedostoon {file}.</numerusform>
            <numerusform>%n korttia on tallennettu tiedostoon {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kortti tälle päivälle</numerusform>
            <numerusform>%n korttia tälle päivälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kortilla on nyt eri paras vastaus, ja se on kerrattava.</numerusform>
            <numerusform>%n kortilla on nyt eri paras vastaus, ja ne on kerrattava.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n virheistäsi tehty kortti odottaa vastausta tänään.</numerusform>
            <numerusform>%n virheistäsi tehtyä korttia odottaa vastausta tänään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n kortti tehty. Sitä kysytään sivulla Kertaus.</numerusform>
            <numerusform>%n korttia tehty. Niitä kysytään sivulla Kertaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kortti oli jo olemassa.</numerusform>
            <numerusform>%n korttia oli jo olemassa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n päätöstä ei voi kysyä ilman sen ottelua.</numerusform>
            <numerusform>%n päätöstä ei voi kysyä ilman niiden ottelua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n uusi kortti odottaa tulevia päiviä.</numerusform>
            <numerusform>%n uutta korttia odottaa tulevia päiviä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n niistä ei ole kysytty koskaan ennen.</numerusform>
            <numerusform>%n niistä ei ole kysytty koskaan ennen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>Virheistäsi %n on harjoittelun arvoinen.</numerusform>
            <numerusform>Virheistäsi %n on harjoittelun arvoisia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n kohtaa tiedostossa ei voitu lukea.</numerusform>
            <numerusform>%n kohtaa tiedostossa ei voitu lukea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n asema on nyt korttina omassa pakassaan.</numerusform>
            <numerusform>%n asemaa on nyt kortteina omassa pakassaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Se tulee uudelleen %n päivän kuluttua.</numerusform>
            <numerusform>Se tulee uudelleen %n päivän kuluttua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Tee %n kortti</numerusform>
            <numerusform>Tee %n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Seuraavaksi: %n kortti, {day}.</numerusform>
            <numerusform>Seuraavaksi: %n korttia, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>%n asemasta ei voitu tehdä korttia: {places}.</numerusform>
            <numerusform>%n asemasta ei voitu tehdä korttia: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Olet unohtanut tämän kortin %n kerran: se pannaan nyt sivuun.</numerusform>
            <numerusform>Olet unohtanut tämän kortin %n kertaa: se pannaan nyt sivuun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Kortteja %n, oikein {right}.</numerusform>
            <numerusform>Kortteja %n, oikein {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>unohtunut %n kerran</numerusform>
            <numerusform>unohtunut %n kertaa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>Tiedostossa ei ole asemaa, jossa olisi jotakin päätettävää.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä korttia tehty. Tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Korttiin tarvitaan analysoitu päätös.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Kortteihin tarvitaan analyysi: Analysoi (F7) tekee sen.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Löydetty {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Yksikään virheesi tässä ottelussa ei ole kortin arvoinen.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Muut pelaajat</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Vaimenna</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>F&amp;raasit</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Sano jotakin</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Katsomassa: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Toisen pelaajan sanomaa ei näytetä; sitä ei voi lukea jälkikäteenkään.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mitä sanottiin</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Sinä</translation>
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
        <translation>K&amp;opioi</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>V&amp;astustaja</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>A&amp;loita uusi peli</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Keskeneräiset</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Yksi nappula luovutetaan, ja kymmenesosa potista maksetaan pottiin.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Mahdollisuudet voittaa potti</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Valitse vastustaja ja aloita sitten uusi peli.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Jatka…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Noppien sormenjälki (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Ystävä</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Seuraava vuoro</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Yksi nappula siirtyy {both} ja toinen {low} tai {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Yksi nappula siirtyy {both}, tai kaksi siirtyy {high} ja {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Tämän heiton siirrot</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Potti {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Edellinen vuoro</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Palaa edelliseen vuoroosi; nopat pysyvät samoina</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Panos kummaltakin</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Noppien salaisuus</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Näytä kunkin siirron arvo</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Kummankin pelaajan panos</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Vahva</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Ota &amp;takaisin</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Vuoro {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Vuoro {number}/{count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Vuoro {number}: {white} – {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Kaksi nappulaa siirtyy {far} kumpikin, tai yksi siirtyy {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Keskeneräiset pelit</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Sinä ({colour}) heitit {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Pelasit {dice}: ruudun {space} nappula luovutettiin.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Pelasit {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Heitit {dice}: mitään ei voinut siirtää, ja vuoro menetettiin.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Voitit potin: {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>luovuta ruudun {space} nappula</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>mitään ei voi siirtää: vuoro menetetään</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>vuoro {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) heitti {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} pelasi {dice}: ruudun {space} nappula luovutettiin.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} pelasi {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} heitti {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} heitti {dice}: mitään ei voinut siirtää, ja vuoro menetettiin.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} voitti potin: {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} pois</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → pois</translation>
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
        <translation>Lauta</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Toinen ohjelma jatkoi tätä peliä; tässä on sen nykyinen tilanne.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Tiedostoa ei voi kirjoittaa ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>Tiedostossa {file} ei ole Coan kin peliä, jonka voisi lukea ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Takaisin peliin</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Uusi peli…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Pelaa se</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Lue Coan kin säännöt ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Valittua peliä ei enää ole: toinen ohjelma lopetti tai poisti sen.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Peli, jota pelaat, säilyy</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Tätä ei voitu tallentaa, eikä sitä pelattu.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Kommentti tiedostossa</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Kommentti… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Kommenttisi tästä päätöksestä</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Kommentit</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n kohta</numerusform>
            <numerusform>%n kohtaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Etsi kaikilta sivuilta</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Mitään ei löytynyt. Kokeile vähemmillä tai lyhyemmillä sanoilla.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Sivut</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Löydetyt kohdat</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Varmuuskopiot</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mikä</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Milloin</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Piirros (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Kuva</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Tallenna kuva…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>T&amp;eksti ja lauta</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Aseman piirros kopioitu.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-kuva (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Aseman kuva kopioitu.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Asema kopioitu: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-piirros (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Tallenna aseman kuva</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Teksti, lauta ja &amp;analyysi</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdeskin oma teksti</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tiedostoon {file} ei voitu kirjoittaa; siinä ei ole kuvaa.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Asema kopioitu muodossa GNU Backgammon ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Asema kopioitu muodossa XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Asema kopioitu bgdeskin omana tekstinä: nappulat ja heittovuoro.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Molemmat suostuvat</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Korjaa alkuasetelma</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Suostuvatko molemmat pelaajat siihen, että nappulat ovat näin?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Mitään ei ole vielä muutettu.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Aseta nappulat niin kuin niiden kuuluu nyt olla: vedä niitä tai napsauta kiilaa. Vuoro, nopat ja kuutio pysyvät ennallaan.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Peli jatkuu siitä.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Tämä on oikein…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analyysi</numerusform>
            <numerusform>%n analyysiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n tämän ottelun analyysi on toisen bgdesk-version tekemä, eikä sitä voi lukea tässä. Se säilyy.</numerusform>
            <numerusform>%n tämän ottelun analyysiä on toisen bgdesk-version tekemiä, eikä niitä voi lukea tässä. Ne säilyvät.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n nappula</numerusform>
            <numerusform>%n nappulaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n päätös analysoitu.</numerusform>
            <numerusform>%n päätöstä analysoitu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n päätöstä ei voitu analysoida.</numerusform>
            <numerusform>%n päätöstä ei voitu analysoida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Sen mukana menetetään %n arvio.</numerusform>
            <numerusform>Sen mukana menetetään %n arviota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuutti</numerusform>
            <numerusform>%n minuuttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n ruudussa {own}</numerusform>
            <numerusform>%n ruudussa {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pippi</numerusform>
            <numerusform>%n pippiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>yhteensä %n piste voitettu</numerusform>
            <numerusform>yhteensä %n pistettä voitettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n huomautus</numerusform>
            <numerusform>%n huomautusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n heitto, joista tuplia {doubles} (odotusarvo {expected}).</numerusform>
            <numerusform>%n heittoa, joista tuplia {doubles} (odotusarvo {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n sekunti tähän mennessä</numerusform>
            <numerusform>%n sekuntia tähän mennessä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n toisto</numerusform>
            <numerusform>%n toistoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n pisteen ottelu</numerusform>
            <numerusform>%n pisteen ottelu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analyysi valmis: %n päätös, joista ei-pakollisia {unforced}.</numerusform>
            <numerusform>Analyysi valmis: %n päätöstä, joista ei-pakollisia {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Muut voivat katsoa ottelua %n vuoron viiveellä.</numerusform>
            <numerusform>Muut voivat katsoa ottelua %n vuoron viiveellä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>PR-luku: laskettavien päätösten keskimääräinen virhe kertaa 500; pienempi on parempi. Se kertoo vähän, jos päätöksiä on alle %n.</numerusform>
            <numerusform>PR-luku: laskettavien päätösten keskimääräinen virhe kertaa 500; pienempi on parempi. Se kertoo vähän, jos päätöksiä on alle %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Ottelu jatkuu tämän aseman jälkeen (%n myöhempi siirto). Mitä lopulle tehdään?</numerusform>
            <numerusform>Ottelu jatkuu tämän aseman jälkeen (%n myöhempää siirtoa). Mitä lopulle tehdään?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noin %n tunti jäljellä</numerusform>
            <numerusform>noin %n tuntia jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noin %n minuutti jäljellä</numerusform>
            <numerusform>noin %n minuuttia jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noin %n sekunti jäljellä</numerusform>
            <numerusform>noin %n sekuntia jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automaattituplaukset, enintään %n pelissä</numerusform>
            <numerusform>automaattituplaukset, enintään %n pelissä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%n pisteen ottelu</numerusform>
            <numerusform>%n pisteen ottelu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>%n pelin rahapelisessio</numerusform>
            <numerusform>%n pelin rahapelisessio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>%n pelistä analysoidaan {judged}; analyysiä ei ole peleille: {others}.</numerusform>
            <numerusform>%n pelistä analysoidaan {judged}; analyysiä ei ole peleille: {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own}/%n pistettä</numerusform>
            <numerusform>{own}/%n pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Aiemman ottelun ({id}) %n heitto, sitten reilut nopat.</numerusform>
            <numerusform>Aiemman ottelun ({id}) %n heittoa, sitten reilut nopat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Aiemman ottelun ({id}) %n heitto, sitten oikeat nopat, käsin syötettyinä.</numerusform>
            <numerusform>Aiemman ottelun ({id}) %n heittoa, sitten oikeat nopat, käsin syötettyinä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>Aiemman ottelun ({id}) %n heitto, sitten toistettavat nopat luvusta {seed}.</numerusform>
            <numerusform>Aiemman ottelun ({id}) %n heittoa, sitten toistettavat nopat luvusta {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR: {name} · %n päätös laskettu</numerusform>
            <numerusform>PR: {name} · %n päätöstä laskettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>sinun PR-lukusi · %n päätös laskettu</numerusform>
            <numerusform>sinun PR-lukusi · %n päätöstä laskettu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n päätös laskettu</numerusform>
            <numerusform>%n päätöstä laskettu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n piste.</numerusform>
            <numerusform>%n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Luovuta backgammon: häviä %n piste</numerusform>
            <numerusform>Luovuta backgammon: häviä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Luovuta kaksinkertainen peli: häviä %n piste</numerusform>
            <numerusform>Luovuta kaksinkertainen peli: häviä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Luovuta gammon: häviä %n piste</numerusform>
            <numerusform>Luovuta gammon: häviä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Luovuta nelinkertainen peli: häviä %n piste</numerusform>
            <numerusform>Luovuta nelinkertainen peli: häviä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Luovuta peli %n nappulalla</numerusform>
            <numerusform>Luovuta peli %n nappulalla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Luovuta: häviä %n piste</numerusform>
            <numerusform>Luovuta: häviä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Tarjouduit luovuttamaan pelin %n nappulalla.</numerusform>
            <numerusform>Tarjouduit luovuttamaan pelin %n nappulalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Voitit backgammonin: %n piste.</numerusform>
            <numerusform>Voitit backgammonin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Voitit kaksinkertaisen pelin: %n piste.</numerusform>
            <numerusform>Voitit kaksinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Voitit gammonin: %n piste.</numerusform>
            <numerusform>Voitit gammonin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Voitit nelinkertaisen pelin: %n piste.</numerusform>
            <numerusform>Voitit nelinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Voitit yksinkertaisen pelin: %n piste.</numerusform>
            <numerusform>Voitit yksinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Voitit pelin %n nappulalla.</numerusform>
            <numerusform>Voitit pelin %n nappulalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} tarjoutui luovuttamaan pelin %n nappulalla.</numerusform>
            <numerusform>{name} tarjoutui luovuttamaan pelin %n nappulalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} voitti backgammonin: %n piste.</numerusform>
            <numerusform>{name} voitti backgammonin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} voitti kaksinkertaisen pelin: %n piste.</numerusform>
            <numerusform>{name} voitti kaksinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} voitti gammonin: %n piste.</numerusform>
            <numerusform>{name} voitti gammonin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} voitti nelinkertaisen pelin: %n piste.</numerusform>
            <numerusform>{name} voitti nelinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} voitti yksinkertaisen pelin: %n piste.</numerusform>
            <numerusform>{name} voitti yksinkertaisen pelin: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} voitti pelin %n nappulalla.</numerusform>
            <numerusform>{name} voitti pelin %n nappulalla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Pelataan %n peli; jokainen piste lasketaan.</numerusform>
            <numerusform>Pelataan %n peliä; jokainen piste lasketaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Enintään %n kerran pelissä.</numerusform>
            <numerusform>Enintään %n kertaa pelissä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Yhdellä kiilalla saa olla enintään %n oma nappula.</numerusform>
            <numerusform>Yhdellä kiilalla saa olla enintään %n omaa nappulaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Kummallakin pelaajalla on %n nappula. Tuo se kotiin ja kotiuta se ennen vastustajaa.</numerusform>
            <numerusform>Kummallakin pelaajalla on %n nappulaa. Tuo kaikki omasi kotiin ja kotiuta ne ennen vastustajaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Kummallakin pelaajalla on aluksi %n nappula {point}-kiilalla ({pips} pippiä).</numerusform>
            <numerusform>Kummallakin pelaajalla on aluksi %n nappulaa {point}-kiilalla ({pips} pippiä).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Kummallakin pelaajalla on aluksi nämä nappulat: {points} (%n pippi).</numerusform>
            <numerusform>Kummallakin pelaajalla on aluksi nämä nappulat: {points} (%n pippiä).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Joka vuorolla on %n sekunnin viive; sen jälkeen kuluu aikavarasi {reserve}.</numerusform>
            <numerusform>Joka vuorolla on %n sekunnin viive; sen jälkeen kuluu aikavarasi {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Lauta on aluksi tyhjä: kaikki nappulat ovat sen vieressä reservissä (%n pippi pelaajaa kohti).</numerusform>
            <numerusform>Lauta on aluksi tyhjä: kaikki nappulat ovat sen vieressä reservissä (%n pippiä pelaajaa kohti).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Ottelun voittaa se, jolla on ensin %n piste.</numerusform>
            <numerusform>Ottelun voittaa se, jolla on ensin %n pistettä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n laskettu</numerusform>
            <numerusform>%n laskettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>%n heitossa</numerusform>
            <numerusform>%n heitossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>vääriä {wrong}/%n</numerusform>
            <numerusform>vääriä {wrong}/%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopioi</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Avaa sen kansio</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Siinä kerrotaan, missä kohtaa ohjelmaa vika sattui. Kotikansiosi, avaamiesi tiedostojen nimet ja noppien salaisuudet jätetään pois, mutta virheilmoituksen sanoissa voi olla jokin nimi: lue raportti, ennen kuin annat sen eteenpäin.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Raportti</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Raportti on leikepöydällä.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Tämä kirjattiin vian sattuessa, ja se auttaa selvittämään syyn. Mitään ei lähetetä minnekään: voit kopioida sen ja antaa jollekulle, joka osaa auttaa, tai poistaa sen.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Mikä meni vikaan</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Osa bgdeskiä puuttuu: {part}. Asenna bgdesk uudelleen; ottelu säilyy.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Mikään ohjelma täällä ei näytä kansioita. Raportit ovat kansiossa {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Viime kerralla jotakin meni vikaan bgdeskin sisällä. Pelaamasi säilyy; katso raporttia.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä; ottelu säilyy. Tarkemmat tiedot ovat lokissa.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk päättyi viime kerralla odottamatta. Pelaamasi säilyy; katso raporttia.</translation>
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
        <translation>Tuplaus</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tuplaus, passi</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tuplaus, otto</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ei tuplausta</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Ei uudelleentuplausta</translation>
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
        <translation>Uudelleentuplaus</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Liian hyvä tuplattavaksi</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Liian hyvä uudelleentuplattavaksi</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Tuplauskuutio</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Ei nyt</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Kuten laudalla</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, heittovuorossa</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, vastustaja</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Keskellä</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Kuution tehokkuus</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammoneja häviöistä</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammoneja voitoista</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Rahapeli</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Vastustajan</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Heittovuorossa olevan</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Kuution omistaja</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Puuttuvat pisteet</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equityt voittomahdollisuuden mukaan</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity voittomahdollisuuden mukaan; luvut ovat taulukossa</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Kuution rajat</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Moottori arvioi…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Mistä ottorajat koostuvat</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Laudalla oleva päätös</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Katso</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Katso: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä sen etsiessä otteluistasi. Ottelut säilyvät ennallaan; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Toisella pakalla on tämä nimi.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Valitse nimi, joka ei paljasta vastausta: näet sen ennen kuin vastaat.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Tämän pakan nimi</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Toisesta tiedostosta tehdään vielä kortteja. Valitse {file} uudelleen sen jälkeen.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Vie kortit Ankiin</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Tuo asemat kortteina</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Ankin muistiinpanot (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Poista pakka</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Poistetaanko tämä pakka ja kaikki sen kortit sekä niihin antamasi vastaukset?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Kortteja ei tallennettu: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Moottori katsoo asemaa {number}/{total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Myös %n siitä seurannut myöhempi tulos perutaan.</numerusform>
            <numerusform>Myös %n siitä seurannutta myöhempää tulosta perutaan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Tutki tätä päätöstä syvemmin (Ctrl+Vaihto+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Tutki tätä päätöstä syvemmin: {depth} (Ctrl+Vaihto+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Yksi valinta on tässä niin selvästi paras, ettei syvempää tutkimista tarvittu.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Yhteiset nopat: jokainen heitto johtuu molempien pelaajien salaisuuksista.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Palvelimen {server} nopat, joita kukaan ei voi tarkistaa.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Reilut nopat.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Noppien sormenjälki (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Heitossa {roll}, joka on aloitusheitto, kummallakin pelaajalla on toisen noppa.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Ei ole kirjattu, näytettiinkö sormenjälki ennen ensimmäistä heittoa.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Heittoihin ei vaikuttanut mikään pelaajan antama teksti.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Oikeat nopat, käsin syötettyinä.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Toistettavat nopat luvusta {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Heitto {roll} on kirjattu muodossa {recorded}: oikeat nopat väärässä järjestyksessä.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Heitoksi {roll} on kirjattu {recorded}; oikea olisi {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Heitto {roll} on siinä, missä pitäisi olla heitto {due}: jokin heitto jäi väliin tai käytettiin kahdesti.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Tarkistettuja heittoja: {count}. Kaikki johtuvat molempien salaisuuksista, jotka lyötiin lukkoon ennen ottelua.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Tarkistettuja heittoja: {count}. Kaikki johtuvat luvusta {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Tarkistettuja heittoja: {count}. Kaikki johtuvat salaisuudesta, jonka SHA-256 on {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Ottelusta {id} otettuja heittoja, jotka voi tarkistaa siellä: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Vääriä heittoja: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Sormenjälki alkaa {count} merkillä, jotka panit muistiin; merkkejä on 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Sormenjälki on se, jonka panit muistiin.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Tämän ottelun sormenjälki ei ole muistiin panemasi, vaan {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Sormenjälki näytettiin ennen ensimmäistä heittoa.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Ottelun tunnus, joka vaikuttaa jokaiseen heittoon, ei johdu noppien sormenjäljestä.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Näiden noppien salaisuudella ei ole sitä sormenjälkeä, joka on kirjattu.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Näiden noppien salaisuus paljastetaan, kun ottelu on ohi; tarkista ne silloin.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Heiton {roll} salaisuudet eivät ole ne, jotka pelaajat löivät lukkoon ennen ottelua; siitä eteenpäin mitään ei voi tarkistaa.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Niiden sormenjälki (SHA-256) on {hash}, ottelun {id} sormenjälki.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Laudalla ei ole ottelua, joten tarkistettavia noppia ei ole.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Nämä ovat palvelimen nopat: niitä ei voi tarkistaa kukaan.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Näillä nopilla ei ole sormenjälkeä, johon verrata.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Nämä nopat otettiin aiemmasta ottelusta: ne voi tarkistaa siellä.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Nämä nopat syötettiin käsin: tarkistettavaa ei ole.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Nämä sanat vaikuttivat jokaiseen heittoon: ”{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Valkoinen on lyönyt lukkoon salaisuudet, joiden sormenjälki on {white}, ja musta salaisuudet, joiden sormenjälki on {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>aiemman ottelun nopat</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>oikeat nopat, käsin syötettyinä</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>toistettavat nopat luvusta {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n heitto tulee uudelleen tässä järjestyksessä; kun se on käytetty, syötät nopat itse.</numerusform>
            <numerusform>%n heittoa tulee uudelleen tässä järjestyksessä; kun ne on käytetty, syötät nopat itse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Valitse ottelu</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Valitse ottelu tai tallennettu ottelutiedosto (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Aiemman ottelun nopat</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>A&amp;iempi ottelu</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Aiempi ottelu, jonka nopat heitetään uudelleen</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Tiedostosta…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>bgdeskin ottelutiedostot (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>L&amp;uku</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>Siinä ottelussa ei heitetty mitään.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} ei ole bgdeskin ottelutiedosto (.json).</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Hiukan epätavallista: hyvät nopat poikkeavat näin paljon {share} otoksessa tuhannesta.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Khiin neliö {statistic}, vapausasteita {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Silmäluvut</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Mitään ei ole vielä heitetty.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Ei mitään epätavallista: hyvät nopat poikkeavat vähintään näin paljon {share} otoksessa sadasta.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Parit</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Heittoja on liian vähän arviointiin.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Hyvin epätavallista: hyvät nopat poikkeavat näin paljon harvemmin kuin yhdessä otoksessa tuhannesta.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Kaikki ottelut</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Tämä ottelu</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Turnausjohtaja</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Anna se</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Annetaanko ottelun voitto pelaamatta sinulle, kun vastassa on {opponent}?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Annetaanko ottelun voitto pelaamatta: voittaja {name}, häviäjä {opponent}?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Anna ottelun voitto sinulle…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Anna ottelun voitto: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Se pelataan uudelleen eri nopilla; pelattu osa jää kohtaan Ottelut.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Keskeneräiset ottelut lasketaan häviöiksi.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Tässä ei voi nyt muuttaa mitään.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Pelaa uudelleen</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Pelataanko tämä ottelu uudelleen alusta?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Pelaa tämä ottelu uudelleen alusta…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Joku tulee myöhässä…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Perutaanko tämän ottelun tulos: {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Peru se</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Peru tulos…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Poistetaanko sinut turnauksesta?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Poista itsesi turnauksesta…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Poistetaanko turnauksesta {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Poista turnauksesta: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Mitä turnausjohtaja saa tehdä</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Siitä pelattu osa siirtyy roskakoriin.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Siitä pelattu osa siirtyy roskakoriin; nopat heitetään uudelleen.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Vastaa</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Anna tämä vastaus (Enter; heittotaulukosta Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Jatka (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Tee siirto laudalla ja napsauta sitten noppia tai paina Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Seuraava kysymys</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Hetkinen: kysymystä ja siihen tarvittavaa lasketaan…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Kumoa viimeisin osasiirto (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Kumoa</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Kortit tähän mennessä</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Miten se lasketaan</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Jatka peliä tästä…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Kertaus korteilla</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Pane sivuun</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Kumoa viimeinen vastaus</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Mitä tein?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Moottori ei toimi nyt tällä tietokoneella.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Moottori ei vastannut ajoissa.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Moottori ei käynnistynyt.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Moottori epäonnistui. Tarkemmat tiedot ovat lokissa.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Moottori pysähtyi odottamatta.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>yhdellä silmäyksellä, ilman tulevia heittoja</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>tarkka</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>tämän pelin tarkka ratkaisu</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>pelkistetty pelaaja</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>pieni neuroverkko tätä peliä varten</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n osallistuja</numerusform>
            <numerusform>%n osallistujaa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Ylös</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Lisää &amp;tietokoneita</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Lisää ystä&amp;vä</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Mikä tahansa tyyli</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Siirrä tämä osallistuja yhden sijan alemmas (Alt+Alas)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Siirrä tämä osallistuja yhden sijan ylemmäs (Alt+Ylös)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>A&amp;las</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Osallistujat</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Täytä &amp;kerhon pelaajilla</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Tällä tietokoneella pelaavan ystävän nimi</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Tietokoneiden määrä</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Luokitus</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Sijoitus</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Vahvuus</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Tietokoneiden vahvuus</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Tietokoneiden tyyli</translation>
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
        <translation>Kotiutus</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakti</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Hinta</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Päätös</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Siirto</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Avaus</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Kohta</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Luovutus</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Peli ja siirron numero siinä</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Mitä se muutti: mahdollisuutta voittaa ottelu tai pisteitä, kun jokainen peli lasketaan erikseen</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Mitä päätös menetti equitynä</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Virheet</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Lipulla merkityt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Päätöksen laji</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Pienin hinta</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Siirrot ja kuutio</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Vielä näkemättä</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Kenen virheet</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Molemmat</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Virheet</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Virheet {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Peli {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Minä</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Yhtään tällaista päätöstä ei ole merkitty lipulla: F merkitsee laudalla olevan.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Tällaisia virheitä ei ole.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Ottelusta:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Kommentoija:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Päivä:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Tapahtuma ja pelaajat</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Tapahtuma:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>Tiedostossa:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Paikkakunta:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Oikea nimi ({name}):</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Kierros:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Pelipaikka:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Kirjaaja:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Oikea nimesi:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automaattituplaus: kuutio {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Molemmat heittivät {die}: automaattituplaus, kuutio {value}. Heitetään uudelleen.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Molemmat heittivät {die}: heitetään uudelleen.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Siirtoja otettiin takaisin.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Lauta aseteltiin käsin.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Peli päättyi tasan.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Pelin tuloksesta sovittiin.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Tilanne on {white}–{black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Alkuasetelma korjattiin.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Hyväksyit luovutuksen.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Teit beaverin: kuutio {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Tuplasit: kuutio {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Et siirtänyt nappulaakaan, mikä ei ole sallittua.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Valitsit tuplan {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Tarjouduit luovuttamaan backgammonin.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Tarjouduit luovuttamaan kaksinkertaisen pelin.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Tarjouduit luovuttamaan gammonin.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Tarjouduit luovuttamaan nelinkertaisen pelin.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Tarjouduit luovuttamaan yksinkertaisen pelin.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Passasit.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Pelasit {play}, mikä ei ole sallittua.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Aikasi loppui.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Tuplasit vielä uudelleen: kuutio {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Hylkäsit luovutuksen.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Luovutit.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Heitit {dice} etkä voinut siirtää.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Heitit {dice} ja pelasit {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Heitit {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Otit: kuutio {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Käänsit kuution lukuun {value}: raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Käänsit kuution lukuun {value}: otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Voitit ottelun {own}–{other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Voitit aloitusheiton ja saat aloittaa sillä ({dice}) tai heittää molemmat nopat uudelleen.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Voitit aloitusheiton, ja sinun on aloitettava sillä: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Voitit aloitusheiton ({dice}), ja nyt sinun on heitettävä aloittaaksesi molemmat nopat.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Voitit session {own}–{other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>ei voi siirtää</translation>
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
        <translation>uudelleentuplaus</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: et voinut siirtää.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: pelasit {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} ei voinut siirtää.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} pelasi {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} hyväksyi luovutuksen.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} teki beaverin: kuutio {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} tuplasi: kuutio {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} ei siirtänyt nappulaakaan, mikä ei ole sallittua.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} valitsi tuplan {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} tarjoutui luovuttamaan backgammonin.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} tarjoutui luovuttamaan kaksinkertaisen pelin.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} tarjoutui luovuttamaan gammonin.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} tarjoutui luovuttamaan nelinkertaisen pelin.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} tarjoutui luovuttamaan yksinkertaisen pelin.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} passasi.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} pelasi {play}, mikä ei ole sallittua.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>Aika loppui: {name}.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} tuplasi vielä uudelleen: kuutio {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} hylkäsi luovutuksen.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} luovutti.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} heitti {dice} eikä voinut siirtää.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} heitti {dice} ja pelasi {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} heitti {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} otti: kuutio {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} käänsi kuution lukuun {value}: raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} käänsi kuution lukuun {value}: otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} voitti ottelun {own}–{other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} voitti aloitusheiton ja saa aloittaa sillä ({dice}) tai heittää molemmat nopat uudelleen.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} voitti aloitusheiton, ja sillä on aloitettava: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} voitti aloitusheiton ({dice}), ja nyt aloitusta varten on heitettävä molemmat nopat.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} voitti session {own}–{other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Toinen avaa pöydän ja lähettää toiselle kutsun sähköpostilla, pikaviestillä tai paperilla. Paikan voi ottaa se, jolla on kutsu, eikä kukaan muu.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Pelaa toisella tietokoneella olevaa vastaan</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>&amp;Lue lisää</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Nopat syntyvät molemmilla tietokoneilla: kumpikaan pelaaja eikä kukaan heidän välissään voi tietää tai valita heittoa. Jokainen voi tarkistaa sen jälkikäteen.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Kaksi bgdeskin käyttäjää pelaa suoraan keskenään ilman tunnusta, eikä mitään lähetetä kenellekään muulle. Jos valitset välittäjän, se välittää eteenpäin tietoa, jota se ei voi lukea. Vain palvelin, jos menet sellaiselle, tietää mitä pelataan.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Mitä lähetetään: tässä valitsemasi nimi, siirtosi ja heittosi, käyttämäsi aika ja se, mitä sanot. Toinen tietokone näkee verkko-osoitteesi, kuten aina kahden tietokoneen välillä. Kaikki on salattua.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Kun mitään pöytää ei ole auki, bgdesk ei kuuntele ketään. Ottelun voi jättää kesken ja sitä voi jatkaa milloin tahansa niin kauan kuin molemmat haluavat.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>.mat-tiedostossa ei voi kertoa tämän ottelun talon sääntöjä.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.mat-tiedosto ei kerro, kumpi pelaaja on ohjelma.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Tiedostoon, jonka pääte on {kind}, ei voi tallentaa tämän pelin ottelua: {game}; .json-tiedostoon voi.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Osaa analyysistä tai kommenteista ei voitu kirjoittaa .ogxm-tiedostoon.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Kesken vuoron käsin aseteltu asema on .mat-tiedostossa vain osittain.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Kesken vuoron käsin aseteltu asema on .ogxm-tiedostossa vain osittain.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Kesken vuoron käsin aseteltu asema on .sgf-tiedostossa vain osittain.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Heitto, jota ei ole vielä pelattu, tai tuplaus, johon ei ole vielä vastattu, ei ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Korjattu alkuasetelma on .mat-tiedostossa käsin aseteltuna asemana.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Korjattu alkuasetelma on .ogxm-tiedostossa käsin aseteltuna asemana.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Korjattu alkuasetelma on .sgf-tiedostossa käsin aseteltuna asemana.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>.ogxm-tiedostoon ei voi tallentaa tätä ottelua: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxm-tiedostossa ei voi rajoittaa automaattituplauksia: siellä niillä ei ole rajaa.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>.ogxm-tiedostossa ei voi kertoa tämän ottelun talon sääntöjä.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxm-tiedosto ei tunne tätä peliä; siellä sen nimenä on backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxm-tiedosto ei kerro, kumpi pelaaja on ohjelma.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxm-tiedosto tuntee beaverin ja raccoonin, mutta ei korotusta niiden jälkeen: sen kuutio on liian pieni.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>.sgf-tiedostossa ei voi kertoa tämän ottelun talon sääntöjä.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgf-tiedosto ei kerro, kumpi pelaaja on ohjelma.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgf-tiedostossa voi olla vain yksi analyysi.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analyysi ei ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automaattituplaukset eivät ole .mat-tiedostossa: siellä pisteet ja kuution arvot näyttävät vääriltä.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Kello ja miettimisajat eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Kello ja miettimisajat eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Kello ja miettimisajat eivät ole .sgf-tiedostossa.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Yksittäisten siirtojen kommentit eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon ei tunne tätä peliä.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Noppien syntytapa ei ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Noppien syntytapa ei ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Noppien syntytapa ei ole .sgf-tiedostossa.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Häviöt ajan loppuessa ja varhaiset luovutukset ovat .ogxm-tiedostossa sovittuina pisteinä.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Häviöt ajan loppuessa ja varhaiset luovutukset ovat .sgf-tiedostossa sovittuina pisteinä.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Muotoa ’{name}’ ei voi kirjoittaa; tunnettuja ovat {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Millään muodolla ei ole tiedoston {file} päätettä ’{suffix}’; tunnettuja ovat {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Muut siirtosarjat eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Muut siirtosarjat eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Hylätyt luovutukset eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Hylätyt tai vastaamatta jääneet luovutukset eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Hylätyt tai vastaamatta jääneet luovutukset eivät ole .sgf-tiedostossa.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Ensimmäisen pelin jälkeen asetetut tilanteet eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Joitakin analyysejä ei voi tallentaa .sgf-tiedostoon.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Joitakin muita siirtosarjoja ei voi tallentaa .sgf-tiedostoon.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Automaattituplauksista sopiminen ei ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Ottelu luovutettiin tai hävittiin ajan loppuessa: .mat-tiedostossa sen viimeinen peli on keskeneräinen.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Sovittu pelien määrä ei ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Sovittu pelien määrä ei ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Pelaamista odottava heitto tai vastaus korotukseen ei ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Tasaan menneet aloitusheitot eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Tasaan menneet aloitusheitot eivät ole .ogxm-tiedostossa, vain kuutio, jota ne käänsivät.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Tasaan menneet aloitusheitot eivät ole .sgf-tiedostossa, vain kuutio, jota ne käänsivät.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Takaisin otetut siirrot eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Takaisin otetut siirrot eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Takaisin otetut siirrot eivät ole .sgf-tiedostossa.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Katsotut vihjeet eivät ole .mat-tiedostossa.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Katsotut vihjeet eivät ole .ogxm-tiedostossa.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Katsotut vihjeet eivät ole .sgf-tiedostossa.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Tietokoneiden välistä ottelua ei voitu pelata. Turnaus säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä. Turnaus säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n päätös laskettu</numerusform>
            <numerusform>%n päätöstä laskettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n ottelu</numerusform>
            <numerusform>%n ottelua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Parhaan %n päätöksen putki: PR {rating}</numerusform>
            <numerusform>Parhaan %n päätöksen putki: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Viimeisin %n päätös</numerusform>
            <numerusform>Viimeisimmät %n päätöstä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Valmentaja puuttui %n päätökseen. Niissä lasketaan ensimmäinen yritys.</numerusform>
            <numerusform>Valmentaja puuttui %n päätökseen. Niissä lasketaan ensimmäinen yritys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Jos otteluita on alle %n, kukaan ei voi sanoa, kuinka epätarkka tämä luokitus on.</numerusform>
            <numerusform>Jos otteluita on alle %n, kukaan ei voi sanoa, kuinka epätarkka tämä luokitus on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 korttia, jotka osaisit vielä 30 päivän kuluttua</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 tehollista pippilukua peräkkäin, keskivirhe alle yksi pippi</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Rivin kaksoisnapsautus avaa sen päätökset.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Viiva ilmestyy, kun 30 päätöstä on laskettu.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Ottelu pelattu loppuun jokaisessa pelissä paitsi Coan kissa</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-kiilan peli</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Ihmisiä vastaan</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Tietokonetta vastaan</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Johdossa</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Kaikki 15 aloitusheittoa pelattu oikein kahdesti vähintään viikon välein</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Kaikki vastustajat</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Koko aika</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Kysy kalleimmat näistä päätöksistä nyt kortteina</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Hyökkäys</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kotiutus</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Tappiolla</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Parempi kuin {opponent}: tulokset jättävät vain vähän epäilyn varaa</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Molemmat 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Ottelussa menetetyt voittomahdollisuudet</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakti</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-peli</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Kuutiovirheet</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Päätökset</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Tuplatako vai ei</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Tuplattu liian aikaisin</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Kertaa</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Menetetty equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Virheet</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Hiipuva keskiarvo</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Tavallista nopeammin</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Tunnusluvut ilmestyvät tähän, kun otteluitasi on analysoitu: pelaa tai avaa ottelu ja paina F7 tai analysoi monta kerralla otteluluettelossa.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Ensimmäinen virheetön peli</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Ensimmäinen analysoitu ottelu</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Ensimmäinen ottelu, jonka nopat tarkistettiin heitto heitolta niiden salaisuudesta</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Pelisuunnitelma</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Puolet siirroistasi tehdään tavallista aikaasi nopeammin: maksavatko ne enemmän?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding-peli</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Jos pelaat tiedostoissa muilla nimillä, kerro se kohdassa ”Kuka on kuka…”.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>Yhdeksässä tapauksessa kymmenestä vahvuutesi on tämän marginaalin sisällä. Yksikkönä ovat kokonaiset ottelut, koska yhden ottelun päätöksillä on paljon yhteistä.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Tasan</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Pienempi on parempi. Kukin rivi koskee ottelua, joka päättyy siinä.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Loppuun pelatut ottelut</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Menetetyt ottelut</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Ottelut, jotka nopat toivat sinulle yli pelisi arvon: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Ottelut, jotka pelisi olisi ansainnut mutta nopat veivät: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Ottelut, joiden tuuri tunnetaan</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Tekemättä jääneet tuplaukset</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Rahapelisessio</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Kuukausi</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Ei selvää suunnitelmaa</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Yhtään päätöstä ei lasketa</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Tässä ei lasketa yhtään päätöstä.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Ei vielä virhettä kuution kanssa.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Yksikään ottelu ei vastaa näitä valintoja. Valitse pidempi aika.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Yhtään pistemäärään pelattavaa ottelua ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Mikään ei vielä erotu. Tarvitaan lisää analysoituja otteluita.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Avaus</translation>
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
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Menetetyt pisteet</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Prime-peli</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Luokitusero vastustajiisi pelin perusteella</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Saavutettu</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Juoksupeli</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Osuus virheistä</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Tilanteet, joissa menetät enemmän kuin pelaajat niissä yleensä, kallein ensin. Se, mitä tuskin kukaan löytää, painaa vähän.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Tavallista hitaammin</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Otto vai passi</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Nopat eivät tuoneet eivätkä vieneet sinulta mitään mainittavaa.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Virheidesi suunta kertoo enemmän kuin niiden koko.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Viimeisin kuukausi</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Viimeiset kolme kuukautta</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Viimeisin vuosi</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Aika tiedetään vain otteluista, jotka pelaat täällä.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Voitettavissa takaisin</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Liian hyvä tuplattavaksi</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Asti (päivä)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Tasaisella tuurilla</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Voitetut miinus hävityt</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Näistä voitettu</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Näistä voitettu tasaisella tuurilla</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Noppien tuomat tai viemät</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Voitettu tasaisella tuurilla</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Väärät passit</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Väärät otot</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>paras siirto kotiuttaa</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>paras siirto lyö</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>paras siirto on hiljainen</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>paras siirto tekee kiilan</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>paras siirto tekee ankkurin</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>paras siirto juoksee</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} ottelua</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} pistettä</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä sen laskiessa tunnuslukujasi. Ottelusi säilyvät ennallaan; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Kuka on kuka…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Nopat ja peli</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Jaettuna</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Virheet kuution kanssa</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Nopeasti ja hitaasti</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Tunnusluvut ajan mittaan</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Miten sujuu</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Virstanpylväät</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Luetaan otteluita: {done}/{total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Mitä opiskella</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Missä virheesi ovat</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Vie tunnusluvut</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Taulukkolaskennan taulukko (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tunnusluvut on tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Tunnuslukuja ei tallennettu: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Lisäksi %n tiedostoa ei avattu.</numerusform>
            <numerusform>Lisäksi %n tiedostoa ei avattu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>Kirjastoosi lisättiin %n ottelu.</numerusform>
            <numerusform>Kirjastoosi lisättiin %n ottelua.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Komentorivi</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Avaa ottelu tai asema</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Liitetty teksti</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Luetaan</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Luetaan otteluita: {done}/{total} tiedostoa</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Luetaan otteluita…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Siinä kansiossa ei ole tiedostoja.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Leikepöydällä on kuva, jota ei voi lukea: kopioi asema tekstinä.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Leikepöydällä ei ole tekstiä.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Kirjoitettu teksti</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Kaikki päätökset</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Kaikki vaiheet</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Kaikki suunnitelmat</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analysoija</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Pelisuunnitelma</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Päätöksen laji</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Aika</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Kenen tunnusluvut</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 tai enemmän</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 tai enemmän</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Mikä tahansa päätös</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Mikä tahansa pelin vaihe</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Mikä tahansa tulos</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Milloin tahansa</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kotiutus</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Karkeat virheet, alkaen {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakti</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Hinta</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Kalliit, alkaen {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Nopat kirjoitetaan näin: {roll}, tai useita: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Kuution tuplaukset</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Kyseenalaiset, alkaen {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Virheet, alkaen {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Jokainen analysoitu päätös</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Jokainen asema</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Ottelu hävitty</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Ottelu voitettu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Tuplaamatta jättämiset</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Avaus</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passit</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Ero pippeinä</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pipit: {own}–{theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Samanlaiset asemat</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Otot</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Viimeisin kuukausi</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Viimeiset kolme kuukautta</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Viimeisin viikko</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Viimeisin vuosi</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Sama asema</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Tämä ei ole asema: XGID, GNU Backgammon ID tai bgdeskin oma teksti on.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>mikä tahansa</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>ei siirtoa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei yhtään</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>rajaton</translation>
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
        <translation>&amp;Katso sitä</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Etsi päätöksiä</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Tee näistä k&amp;ortteja</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Luetaan otteluita: {done}/{total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>N&amp;äytä ottelut</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Otteluitasi luetaan. Niistä löydetyt päätökset ilmestyvät tähän.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Vain nämä päätökset:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>T&amp;yhjennä kaikki</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>&amp;Laudalta</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Suurin PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Kuinka lähellä</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Pienin PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nimet, tapahtuma, tunniste, tiedosto</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Vastustajan baari</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Vastustajan pipit</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Vastustajan tilanne</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Oma baari</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Omat pipit</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Oma tilanne</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Vastustajan pipit</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pelaajan pipit</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Laudan kiilat</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Asema</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kenen päätökset</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID tai position ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>mikä tahansa</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Merkitty lipulla; Vaihto+F siirtyy seuraavaan lippuun, F poistaa tämän.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Taas ensimmäisestä lipusta.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Yhtään tämän ottelun päätöstä ei ole merkitty lipulla: F merkitsee laudalla olevan.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Lippu on poistettu.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Tässä ei ole päätöstä, jonka voisi merkitä lipulla.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>merkitty lipulla</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Seuraavat päivät</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Ulos tappioiden jälkeen</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Kuten ensimmäisessä finaalissa</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Kuten ensimmäisellä kierroksella</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Niin monta kuin tarvitaan</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Lohdutus</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Kaksoispudotuspeli</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Kaikki kaikkia vastaan</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Ennen finaalia hävinneille</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Ensimmäisen ottelunsa hävinneille</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Muoto</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Jatkoon kustakin</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Lohkot</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Lohkot, sitten pudotuspelit</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Kukaan ei putoa</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>&amp;Pronssiottelu</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Pisteet &amp;kierroksittain</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Pisteet tappion jälkeen</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Otteluiden pisteet kierroksittain, esimerkiksi {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Toisen finaalin pisteet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>&amp;Toinen finaali, jos vielä tappioton pelaaja häviää ensimmäisen</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Pudotuspeli</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Sveitsiläinen järjestelmä</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Kopioitu.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>ottelun %n virhe</numerusform>
            <numerusform>ottelun %n virhettä</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopioi</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kopioi keskustelupalstalle</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Piirros (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Muoto</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Kuva (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Teksti</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Laudalla oleva päätös</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Mitä kopioidaan</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Kopioitava teksti</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n päätös</numerusform>
            <numerusform>%n päätöstä</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Yhtään otteluasi ei ole vielä analysoitu. Analysoi niitä kohdassa Ottelut… tai etsi virheiden sijasta ”Jokainen asema”.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Poista osa ehdoista.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Vastaavaa ei löydy, kun päätöksiä on %n.</numerusform>
            <numerusform>Vastaavaa ei löydy %n päätöksen joukosta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Kirjastosi on tyhjä. Avaa ottelu (Ctrl+O) tai pelaa sellainen: sitten löydät sen päätökset täältä.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>%n ottelussa</numerusform>
            <numerusform>%n ottelussa</numerusform>
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
            <numerusform>&amp;Lisää %n ottelu</numerusform>
            <numerusform>&amp;Lisää kaikki %n ottelua</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Avaa</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Lisää kaikki kirjastoosi myöhemmin avattaviksi</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Avaa ottelu</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Toinen ystävä…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Molemmat istuvat tämän laudan ääressä ja pelaavat vuorotellen.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Pelaa ystävän kanssa…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Vastassa {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Kaksi pelaajaa, yksi tietokone</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Avaa tiedosto…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Liitä</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Aseta asema</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Aseman teksti</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID tai muu aseman teksti</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Säännöt…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Uusi aloitusheitto joka peliin</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Kierroksen peli {number}</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Omavalintaiset pelit…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Omassa ikkunassaan</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Ei enempää pelejä</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Muuten pelin voittaja aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Alkuasetelma: {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Estämisen peli, jossa tupla tuo mukanaan kaikki suuremmat tuplat.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Pelaaja saa kotiuttaa, vaikka oma nappula on kiinnitettynä kotikentällä.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-Deucey, jossa tupla tuo mukanaan nopan vastakkaisen puolen tuplan.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-Deucey, jossa kaikki nappulat tulevat sisään, ennen kuin yksikään ohittaa keskikohdan.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-Deucey, jossa vain 2 ja 1 antavat uuden heiton.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Kaikki viisitoista nappulaa aloittavat 24-kiilalta.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon ja sen alkuasetelmat</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkanin kierto</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Kotiutus kiinnitettynä</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Molemmat pelaajat tulevat sisään, siirtävät ja menevät kotiin laudan samalla puolella.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Molemmat pelaajat kiertävät samaan suuntaan; yksikin nappula sulkee kiilan.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Nappulat tulevat tyhjälle laudalle; tuplat sekä 2 ja 1 antavat uuden heiton.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Nappulat tulevat tyhjälle laudalle; kukaan ei lyö, ennen kuin yksi omista on kotona.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Takana aloittaa neljä nappulaa kahden sijasta: pidempi peli, jossa asema ratkaisee enemmän.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Tyhjältä laudalta</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Kreikkalainen backgammon: ei kuutiota eikä kolminkertaisia pelejä, ja voittaja aloittaa seuraavan pelin.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon, yksi nappula kummallakin.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon, kaksi nappulaa kummallakin.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Peleissä {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Siirtäminen ennen kuin kaikki ovat sisällä</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Ei lisälukuja ennen kuin kaikki ovat sisällä</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Kiilalla saa olla enintään viisi nappulaa.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Ei emosääntöä</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Ei kuutta kiilaa kummassakaan lähtökentässä</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Luvut, joita ei voi pelata, menetetään</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Lähdöstä lähtee yksi nappula vuorossa, kuusi peräkkäin vaatii vastustajan edellä</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Lähdöstä lähtee yksi nappula vuorossa, kaksi jos pelaajan ensimmäinen heitto on 6-6, 4-4 tai 3-3; ja kuusi kiilaa peräkkäin vaatii, että vastustajan nappula on niiden edellä. Molemmat ovat narden sääntöjä.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Lähdön viimeisen nappulan kiinnittäminen ei voita peliä.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Useita pelejä vuorotellen</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Yksinäisiä nappuloita ei lyödä vaan kiinnitetään paikalleen.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Yksin-, kaksin- ja kolminkertaiset pelit</translation>
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
        <translation>Tavli: ilman kuutiota, kiinnittäminen, estäminen</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Bulgarialainen kiinnittämisen peli, jota pelataan kuin Plakotoa.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Turkkilainen estämisen peli, jota pelataan kuin Fevgaa.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Peruspeli tuplauskuution kanssa.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Kolme nappulaa kummallakin: lyhyt ja villi.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Turkkilainen backgammon: kuten Portes, mutta kotona lyövä nappula jää paikalleen.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Siihen asti tupla pelataan neljästi, eikä sitä seuraa uusi heitto.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Tavallisesti kaikki nappulat tulevat sisään, ennen kuin mikään muu siirtyy.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Tavallisesti jokainen häviäjälle jäänyt nappula on pisteen arvoinen.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Tavallisesti vain pelaajan omaa lähtökenttää ei saa täyttää.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Tavallisesti vastustaja pelaa ne.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Tavallisesti tätä peliä pelataan ilman.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Tuplauskuution kanssa</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} vuorotellen; jokainen alkaa aloitusheitolla.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} vuorotellen; pelin voittaja aloittaa seuraavan.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Napsauta peliä lukeaksesi sen säännöt ja pelataksesi sitä.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Pelit ja niiden säännöt</translation>
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
        <translation>Reilut nopat</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Tunnusluvut ajan mittaan</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Kuinka usein syyt pitävät paikkansa</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Miten pelataan</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Näppäin</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Kielet</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Otteluiden katsominen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>PR-luku (performance rating)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Kertaus korteilla</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Tämän pelin säännöt</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Pöydät verkossa</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Ohjelma</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Tätä sivua ei ole vielä käännetty.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turnaukset</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Harjoitteet</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versio {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Uutta</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Takaisin</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Pelaa: {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Teksti</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Suluissa): analysoitu vähemmän syvästi, ei vertailukelpoinen</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Tuplaa</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Kaksoisnapsautus tai Enter: valitse se</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Kaksoisnapsautus tai Enter: tee se laudalla</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Kaksoisnapsautus tai Enter: heitä molemmat nopat uudelleen</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Vihjeitä annetaan, kun pelaat ottelua.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ei ole sinun vuorosi.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Pelaa {numbers}: se on vähintään yhtä arvokas kuin uusi heitto.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Heitä uudelleen</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Heitä molemmat nopat uudelleen: se on arvokkaampaa kuin mikään siirto heitolla {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Heitä tuplaamatta</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Näytä vihje</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Tähän asti paras siirto heitolla {numbers}. Sen loppuosa on ensin:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Ota</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Parhaat valittavat tuplat</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Paras siirto heitolla {numbers} on {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Parhaat siirrot heitolla {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Paras tapa jatkaa:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Vihjettä ei ole: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Tässä ei ole mitään päätettävää.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Miettii…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Tämä menettää {cost}: paras siirto heitolla {numbers} on {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Tämä on paras siirto heitolla {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Jos vihjeitä tai mahdollisuuksia näytetään, tämä ottelu lasketaan harjoitukseksi eikä se muuta luokitustasi.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>hinta {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>kaksinkertainen peli {chance}</translation>
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
        <translation>voittaa {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Parhaat valinnat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Mahdollisuudet voittaa tämä peli</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Jatka peliä ilman tätä vihjettä (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Näytä mahdollisuudet jokaisen siirron jälkeen</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Moottori miettii</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä otteluita voi luetella. Ne säilyvät; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Kommenttia ei voitu sijoittaa ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Osaa analyysistä ei voitu lukea ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Osa arkistosta on vaurioitunut; muu säilytettiin.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Osa tiedostosta on vaurioitunut ({quote}); muu säilytettiin.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Pelaajalla ei ole tiedostossa nimeä.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Vuoro puuttuu ennen asetettua asemaa.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Vuoro puuttuu ennen kohtaa ”{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Toinen siirtosarja jätettiin pois ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Tässä asemassa peli on ohi.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Sitä ei voi lukea.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Sen nimi tai polku on liian pitkä.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Jätetty pois</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Kerralla luetaan enintään {quote} tiedostoa.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Outoa</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Tiedostosta luettiin vain ensimmäiset ottelut; pois jätettyjä otteluita: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Luettu, huomautuksia: {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Luettu ilman huomautuksia.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Korjattu</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Vastaus tuplaukseen puuttuu; se luettiin ottona.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Kuution arvo on {quote}, eikä suurempaa voi tallentaa; lisäkorotukset jätettiin pois.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tiedosto ei kerro ottelun pituutta; oletettiin {quote} pistettä.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Tiedosto ei kerro, mikä peli on kyseessä. Se luettiin tänä pelinä: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Tiedosto päättyy kesken; siinä oleva osa säilytettiin.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Tiedostoa ei luettu loppuun, koska se on liian pitkä tai siinä on liikaa vikoja; katkaistuja tai pois jätettyjä pelejä: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Tiedostoa ei luettu loppuun, koska se on liian pitkä; loppu jätettiin pois.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Peli alkaa tuplalla {quote}; se säilytettiin.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Pelillä ei ole tulosta.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Peliä ”{quote}” ei tunneta; se luettiin backgammonina.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Otsake nimeää pelaajat toisessa järjestyksessä; noudatettiin sarakkeita.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Heiton {quote} ainoa sallittu siirto täydennettiin.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Heiton {quote} siirto puuttuu.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Siirtoa ”{quote}” ei voi tehdä tällä laudalla; lauta jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Siirto ”{quote}” ei ole sallittu; se säilytettiin kirjoitetussa muodossa.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Asemassa toisella pelaajalla ei ole nappuloita; se jätettiin pois.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Tiedostossa oleva tulos ({quote}) ei sovi peliin; lauta ratkaisee.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Tiedostossa oleva tulos ({quote}) ei seuraa pelistä; se säilytettiin.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Tiedostossa oleva tilanne ({quote}) ei seuraa aiemmista peleistä; se säilytettiin.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Teksti ei ole UTF-8:aa; se luettiin koodauksella {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Tässä tiedostossa ei ole peliä.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Tässä tekstissä ei ole asematunnusta.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Sellaista tiedostoa ei ole.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tässä BGBlitz-ottelussa on yli {quote} Mt.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Tässä BGBlitz-ottelussa ei ole pelejä.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä BGBlitz-ottelu on vaurioitunut ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä GammonView-analyysi on vaurioitunut ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Tässä OGXM-ottelussa ei ole pelejä.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä OGXM-ottelu on vaurioitunut ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tämä OGXM-ottelu on pidempi kuin {quote} kt.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Tässä SGF-tiedostossa ei ole backgammon-peliä.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Tämä SGF-tiedosto on muusta pelistä kuin backgammonista (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Tämä SGF-tiedosto on muusta pelistä kuin backgammonista.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Tässä eXtreme Gammon -tiedostossa ei ole peliä.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Tämä tiedosto on tyhjä.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tämä tiedosto on pidempi kuin {quote} Mt.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Tämä on JSONia, mutta ei täällä tunnetusta ottelusta.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Tämä on PDF-asiakirja, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Tämä on PostScript-asiakirja, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Tämä on tietokanta, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Tämä on elokuva tai kuva, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Tämä on elokuva, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Tämä on Coan kin peli, jota voi pelata vain Coan kin ikkunassa ja jota mikään muu muoto ei voi sisältää.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Tämä on kuva, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Tämä on asema tekstinä, mutta sitä ei voi lukea: siinä ei ole tunnusta.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä on asema tekstinä, mutta sitä ei voi lukea: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Tämä on ohjelma, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Tämä on äänitiedosto, ei ottelu.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Tämä on tekstiasiakirja (RTF), ei ottelu.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Tässä tekstissä ei ole ottelua eikä asemaa.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Tämä on verkkosivu, ei ottelu.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Tämä on Office-asiakirja, ei ottelu.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Tämä on XML-tiedosto, ei ottelu.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Tämä on arkisto: pura se ensin.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Tämä on sähköposti, jossa ei ole ottelua.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Tämä on eXtreme Gammon -tiedosto, jota ei voi lukea, eikä ottelu.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Tämä on vanha Office-asiakirja, ei ottelu.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Tämä ei ole pelin asema: peli on ohi.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Tämä ei ole BGBlitz-ottelu.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä ei ole sallittu asema: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Tämä ei ole tavallinen tiedosto.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Tämä ei ole tekstitiedosto eikä tunnettu ottelu.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Tämä ei ole tekstitiedosto.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Tämä ei ole OGXM-ottelu.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Tämä ei ole eXtreme Gammon -tiedosto.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Tämä näyttää SGF-tiedostolta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Tämä näyttää GamesGrid-ottelulta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Tämä näyttää JavaFIBS-ottelulta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Tämä näyttää Snowie-asemalta, mutta siitä puuttuu kenttiä.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä näyttää Snowie-asemalta, mutta {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Tämä näyttää TrueMoneyGames-ottelulta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Tämä näyttää ottelutiedostolta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Tämä näyttää eXtreme Gammon -tiedostolta, mutta se ei kerro, kuka pelasi.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Tämä näyttää eXtreme Gammon -tiedostolta, mutta siinä ei ole peliä.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Tämä ottelutiedosto on vaurioitunut tai toisesta ohjelmasta: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Tämä ottelutiedosto on vaurioitunut: se ei ole UTF-8:aa.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tämä ottelutiedosto on pidempi kuin {quote} merkkiä.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tässä tekstitiedostossa on yli {quote} riviä.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Tämä tekstitiedosto on pidempi kuin {quote} Mt.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Tässä tekstissä ei ole backgammon-ottelua.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Sitä, mitä tiedosto sanoo luovutuksesta, ei voitu lukea.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Sinulla ei ole oikeutta lukea sitä.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>peli {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>rivi {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>Tiedostoa {file} ei avattu.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>”{quote}” ei vastaa mihinkään; se jätettiin pois.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>”{quote}” ei ole kahden nopan heitto; vuoro jätettiin pois.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Kohtaa ”{quote}” ei ymmärretä.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>Kohtaa ”{quote}” ei ymmärretty, ja se jätettiin pois.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>”{quote}”: kuutiota ei voinut tässä kääntää; se asetettiin tiedoston mukaan.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Tuontiraportti</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Huomautukset</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Liity</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Keskeytä</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>K&amp;atso</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Kutsu</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Liity pöytään</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Liitä saamasi kutsu (Ctrl+V).</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Pöytää etsitään…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Katso pöytää</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Olet pöydässä; ottelu näkyy täällä heti, kun se alkaa.</translation>
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
        <translation>&amp;Keskeytä</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analyysin edistyminen</translation>
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
        <translation>Kuutiopäätöksellä ei ole kuutiotonta arvoa.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Ensisilmäys: ottelu vie noin sekunnin.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hyväksy</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Tähän asti analysoitu {judged}/{plays} siirtoa.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analysoidaan päätöstä</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Molemmat pelaajat on suljettu ulos.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Molemmilla pelaajilla on nappuloita samalla kiilalla.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Tasaväkiset siirrot niitä seuraavan heiton mukaan. Tavallinen valinta peleille, joilla on oma neuroverkko.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Vielä syvemmin: ottelu vie monta minuuttia.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Syvin</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Syvimmät analyysit</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Jokainen tasaväkinen siirto syvyydellä 3-ply, joka vastaa tasoa ”Maailmanluokka”.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Tämän pelin jokainen asema on ratkaistu: syvempää ei ole.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Kaikki syvyydellä 2-ply, ja 3-ply, kun se voi muuttaa arviota. Tavallinen valinta.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Tarkka</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>Ottelussa</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Se tulee takaisin vain, kun sen tiedosto avataan uudelleen; tätä ei voi kumota.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Pidemmät rolloutit</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Pisimmät rolloutit</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Heiton tuuri: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Tässä tilanteessa Crawford-peli ei ole mahdollinen.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Tässä ei ole päätöstä.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Mikään täällä oleva moottori ei voi analysoida näitä pelejä näillä säännöillä: {games}. Vihjeet toimivat kaikissa peleissä.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Kukaan ei ole heittovuorossa.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Ei vielä analysoitu: paina alla Analysoi… tai F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Yksi päätös analysoidaan heti.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Yksi päätös vie joitakin sekunteja, enintään noin minuutin.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Yksi päätös vie joitakin sekunteja.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Yksi päätös vie jopa joitakin minuutteja.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Aloitusheitto</translation>
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
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Nopea ja kelvollinen: ottelu vie muutaman sekunnin.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Poistetaanko analyysi {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Luovuta</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rolloutit pelataan backgammonin säännöin, ja tässä ottelussa on muut säännöt.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Lyhyet rolloutit</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Ota</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Luovutuksen hinta tiedetään vain otteluissa, joissa on Crawford-sääntö.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Moottori ei voinut analysoida tässä mitään.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Moottori ei tunne tätä peliä: {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Moottori epäonnistui ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Moottori pysähtyi odottamatta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on ohi.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Peli voi päättyä kahden seuraavan heiton aikana.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on ohi.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Näiden pelien neuroverkot katsovat enintään syvyydelle {depth}: {games}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Heittovuorossa olevalla pelaajalla ei ole kuutiopäätöstä.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Kirjattu ottelu päättyy tähän.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Vahva moottori ei lataudu: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Kummallakin on {quote} nappulaa, ei 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Analysoitavaa ei ollut jäljellä.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Tämä analyysi ei sano mitään tästä hetkestä.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Tämä vastaus olisi vastustajan virhe.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Tämä siirto on sääntöjen vastainen: sitä ei arvioida, ja ottelu jatkui sen jälkeen.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Jotta sen saa takaisin, ottelu on analysoitava uudelleen.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Kaksi kierrosta</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Kaksi kierrosta, sitten pitkät rolloutit tasaväkisistä: tunteja.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Kaksi kierrosta, sitten rolloutit tasaväkisistä: lähes tunti.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Kaksi kierrosta, sitten lyhyet rolloutit tasaväkisistä: minuutteja.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Mikä on vielä tasaväkistä kahden seuraavan heiton mukaan, niin syvästi kuin tämän pelin neuroverkko katsoo.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Moottorin tietoja tästä pelistä ei voi lukea ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Mitä tämän pelin neuroverkko sanoo suoralta kädeltä: muutama sekunti.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Syvemmin analyysein</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Sinun heittosi</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>karkea virhe, maksaa {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>virhe, maksaa {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>vastaus beaveriin</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>vastaus tuplaukseen</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>vastaus otteriin</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>vastaus raccooniin</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>vastaus uudelleentuplaukseen</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>vastaus luovutukseen</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>maksaa {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>tuplatako?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>kyseenalainen, maksaa {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>vähän päätöksiä</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>valitsee tuplan</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>luovutus</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>oikein</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>keskivirhe {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>keskeneräinen</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>voittaa {win} (gammoneja {win_gammon}), häviää {lose} (gammoneja {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name}: heitto</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (vähän päätöksiä)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} on sääntöjen vastainen siirto: sitä ei arvioida, ja ottelu jatkui sen jälkeen.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analysoitu</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Syvemmin</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Keskeytä</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analysoi tämän ottelun päätökset (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysoi…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Valinnat tässä asemassa</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analyysin edistyminen</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Keskeytä analyysi; analysoitu säilyy (Vaihto+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Päätä laudalla: päätökset arvioidaan sitä mukaa.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>5-kiilan holding-peli</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-kiilan peli</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Musta vastaa valkoisen tuplaukseen beaverilla.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Musta vastaa beaveriin raccoonilla.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Musta tuplaa.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Mustan on pelattava {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Musta on heittovuorossa.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Musta omistaa kuution, arvo {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Musta pelaa {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Musta heittää</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Mustan vastaus</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Mustan kuutio</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Molemmat pelaajat ovat baarissa suljetun kotikentän edessä.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Molemmilla pelaajilla on nappuloita samalla kiilalla.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Nappulat eivät voi olla näin tässä pelissä.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tyhjä lauta</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Viimeiset kuusi nappulaa</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Katsotaan asemaa…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Häviää {win} · gammoneja {gammon} · backgammoneja {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Kumpikaan pelaaja ei voi enää koskaan siirtää.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>Tässä asemassa ei voi päättää mitään.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Samanlaisia</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Tämän pelin alku</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Kuutiota ei saa tarjota tässä.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Lauta pysyy ennallaan: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kuutio on keskellä, arvo {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Peli on ohi: musta on voittanut sen.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Peli on ohi: valkoinen on voittanut sen.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Peli on ohi: se päättyi tasan.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Siinä ei ole XGID:tä, GNU Backgammon ID:tä eikä bgdeskin tekstiä; lauta pysyy ennallaan.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Laudalla ei ole nappulaakaan.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Crawford-pelissä ei ole kuutiota.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>Tässä ottelussa ei ole kuutiota.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Valkoinen vastaa mustan tuplaukseen beaverilla.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Valkoinen vastaa beaveriin raccoonilla.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Valkoinen tuplaa.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Valkoisen on pelattava {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Valkoinen on heittovuorossa.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Valkoinen omistaa kuution, arvo {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Valkoinen pelaa {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Valkoinen heittää</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Valkoisen vastaus</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Valkoisen kuutio</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Voittaa {win} · gammoneja {gammon} · backgammoneja {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>pelattu</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>kokeiltu</translation>
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
            <numerusform>%n musta nappula on kotiutettu, vaikka muut eivät ole kotona.</numerusform>
            <numerusform>%n mustaa nappulaa on kotiutettu, vaikka muut eivät ole kotona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n valkoinen nappula on kotiutettu, vaikka muut eivät ole kotona.</numerusform>
            <numerusform>%n valkoista nappulaa on kotiutettu, vaikka muut eivät ole kotona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Pelaajalla on jo tämän ottelun %n piste.</numerusform>
            <numerusform>Pelaajalla on jo kaikki tämän ottelun %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Mustalla on %n nappula, mitä tässä pelissä ei ole.</numerusform>
            <numerusform>Mustalla on %n nappulaa, mitä tässä pelissä ei ole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Sovitut säännöt sallivat kiilalle enintään %n nappulan.</numerusform>
            <numerusform>Sovitut säännöt sallivat kiilalle enintään %n nappulaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Lokerosta puuttuu %n musta nappula: ota ensin nappuloita laudalta.</numerusform>
            <numerusform>Lokerosta puuttuu %n mustaa nappulaa: ota ensin nappuloita laudalta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Lokerosta puuttuu %n valkoinen nappula: ota ensin nappuloita laudalta.</numerusform>
            <numerusform>Lokerosta puuttuu %n valkoista nappulaa: ota ensin nappuloita laudalta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Valkoisella on %n nappula, mitä tässä pelissä ei ole.</numerusform>
            <numerusform>Valkoisella on %n nappulaa, mitä tässä pelissä ei ole.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Tee se uudelleen (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Tee siirtoja laudalla kuten pelissä (P); uudelleen: asettaminen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Asettaminen</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Peru viimeisin muutos (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Kokeile siirtoa</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Tässä asetettu säilyy (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Napsautuksen väri</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Asemalaboratorio</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Kumoa</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Tästä asemasta</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Ehdokkaat</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Heitot</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Tilanteet</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Lyöntipaikat</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Et ole vielä pelannut loppuun yhtään ottelua tietokonetta vastaan. Pelaa sellainen: sen tulos näkyy tässä.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low}–{high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won}/{played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Pelaa…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>On lähes varmaa, että voitat yli puolet otteluista.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Tulokset vastustajia vastaan</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Osuus (90 %:n väli)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Vahvuus</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Voitetut</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Tällä tietokoneella pelaava ihminen</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Tietokonepelaaja: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Jälki-ilmoittautuminen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Kuka tulee myöhässä</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Kuka tulee myöhässä? Hän pelaa seuraavasta kierroksesta alkaen.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Kuka tulee myöhässä? Hän pelaa vapaakierroksen paikalla.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Vielä %n ottelu…</numerusform>
            <numerusform>Vielä %n ottelua…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Lopeta se…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Miten pelataan</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Vielä kerran?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Yksi napsautus aloittaa sen. Voit lopettaa milloin tahansa ja jatkaa myöhemmin: mitään ei menetetä.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Pelaa uudelleen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Kesken · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Ensimmäinen ottelusi</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Laskettavat illat</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liiga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Pisteet sijan mukaan</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Liigan pisteet sijan mukaan, esimerkiksi {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Sijojen pisteet ovat lukuja, esimerkiksi {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Paras: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Kuutio: {found}/{total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Päätä laudalla, kuten pelissä. S näyttää vastauksen, K ohittaa sen, Esc lopettaa.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Tuplatako vai ei?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Löytyi</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Löytyi myöhemmin</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Löytyi, mutta ei heti.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Löytyi: riittävän lähellä.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Löytyi: se on paras.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Peli {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Ottelussa valitsit {answer}, mikä maksoi {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>Ottelussa valitsit {answer}, mikä oli oikein.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Ottelussa {name} valitsi {answer}, mikä maksoi {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>Ottelussa {name} valitsi {answer}, mikä oli oikein.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Siirrot: {found}/{total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Ei löytynyt</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Ei löytynyt.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Tuplatako uudelleen vai ei?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ohitettu</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Ottaako vai passatako?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Ottaako, passatako vai kääntääkö kuutio uudelleen?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Moottori katsoo vastaustasi…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>On parempaakin: {answer} menettää {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Tätä vastausta ei voitu arvioida. Anna toinen tai katso vastaus.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Tätä ottelua ei ole vielä analysoitu: sen jälkeen voit oppia siitä.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Mikä on paras siirto?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Päätät uudelleen kohdat, joissa tehtiin virhe. Joukossa on myös oikeita päätöksiä, eikä mikään paljasta vastausta, ennen kuin olet antanut omasi.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Löysit {found}/{total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Sinun piti päättää tässä.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Vastauksesi: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Vastauksesi: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>tuplaus</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>ei tuplausta</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>ei uudelleentuplausta</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>uudelleentuplaus</translation>
    </message>
    <message>
        <source>take</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Päätösvuorossa oli tässä {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number}/{total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n virhe, joka maksoi vähintään {cost}.</numerusform>
            <numerusform>%n virhettä, jotka maksoivat vähintään {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Uudelleen %n löytämättä jäänyt</numerusform>
            <numerusform>Uudelleen %n löytämättä jäänyttä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Olet löytänyt niistä aiemmin %n.</numerusform>
            <numerusform>Olet löytänyt niistä aiemmin %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysoi…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Oppiminen tästä ottelusta</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Kysymykset tähän mennessä</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Kenen virheet</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Molemmat</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Opi tästä ottelusta</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Minä</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Session pelit</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Pelejä:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Pelin laji</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Rahapelisessio</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Muu pituus:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Pisteottelu</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Ottelun pisteet</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Rajaton</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Linssit</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Seuraavat heitot</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Tilannelinssi</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Lyöntipaikat</translation>
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
        <translation>Jälkeen</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Heiton jälkeen se on ± {percent}, sävytetty alue.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Kaikki tämä koskee rahapeliä ennen heittoa. Kaikki nappulat eivät ole kotona: matkaa sinne kokeillaan monta kertaa, joten tehollinen pippiluku (EPC) voi poiketa {error}; siitä eteenpäin heitot ovat tarkkoja. Yksipuolinen: molemmat pelaavat mahdollisimman vähin heitoin, ja kuutio arvioidaan mallilla.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Kaikki tämä koskee rahapeliä ennen heittoa. Heitot ovat tarkkoja sille, joka pelaa keskimäärin mahdollisimman vähin heitoin. Yksipuolinen: molemmat pelaavat niin, ja kuutio arvioidaan mallilla.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Mikä tahansa blotti</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Tämä pelaaja ei saa tuplata missään näistä tilanteista.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Teho {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Kun voittoja on {percent}, mallin mukaan arvo on {nd} ilman tuplausta, {dt} oton ja {dp} passin jälkeen.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Kun voittoja on {percent}, mallin mukaan arvo on {nd} ilman tuplausta.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Ennen</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Passiraja</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Kuutio</translation>
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
        <translation>Kuollut kuutio</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Syvyys</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Ero</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Katastrofit</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Tuplaus ja uudelleentuplaus; otto</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Tuplaus, ei uudelleentuplausta; otto</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Tuplaus, passi</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Tuplaus, otto</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Tuplaus; passi</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Tuplausraja</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Moottori</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Arvioitu nykyisen tilanteen mahdollisuuksista</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Tarkka, kuutio keskellä: {nd} ilman tuplausta, {dt} oton jälkeen, {dp} passin jälkeen.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Tarkka, oma kuutio: {nd} ilman uudelleentuplausta, {dt} oton jälkeen, {dp} passin jälkeen.</translation>
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
        <translation>Gammonin hinta</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammonit</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Miten</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokerit</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Elävä kuutio</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Rahapeli</translation>
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
        <translation>Ei tuplausta</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Siellä kukaan ei saa tuplata.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ei vielä arvioitu.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Heittovuorossa</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Yksipuolinen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pipit</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Hinta, kuutio käännetty</translation>
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
        <translation>Uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Heitot</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Pelkät panokset</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Keskihajonta</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Ottoraja</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Moottori arvioi…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Moottori: {nd} ilman tuplausta, {dt} oton jälkeen, {dp} passin jälkeen.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Tarkkoja arvoja lasketaan…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Luvut kertovat, paljonko paras valinta on seuraavaa parempi.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Luvut kertovat, paljonko tehty siirto siellä menettää.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Markkinat menetetään {pairs} jatkossa (heitto ja vastaus) kaikista 1 296:sta ({share}) ja {rolls} heitossa 36:sta vähintään puolella vastauksista.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Vastustaja on {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Vastustajalta puuttuu 1 piste, Crawford-pelissä</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Päättävä pelaaja on {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Päättävältä pelaajalta puuttuu 1 piste, Crawford-pelissä</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Liian hyvän raja</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Kaksipuolinen</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Hukka</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Voitot</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>ei voi siirtää</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>löi ennen muutosta</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>katastrofi: vähintään {number} alle keskiarvon</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>tuplaus ja passi {count} vastauksen jälkeen 36:sta</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>tuplaus ja otto {count} jälkeen</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>arvioitu</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>tarkka</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>kaava</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>löi</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>lyö</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>lyö 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>lyö vasta muutoksen jälkeen</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>jokeri: menetetty vähintään puolella vastauksista</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>jokeri: markkinat menetetään jokaisella vastauksella</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>jokeri: vähintään {number} yli keskiarvon</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>menetetty osalla vastauksista</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>raha</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>useimmiten ei edes tuplaus</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>ei tuplausta {count} jälkeen</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube-vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>ottorajat: heittovuorossa, vastustaja</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Arvioitu {count} eri heittoa 21:stä…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} sanoo ”{said}”, mutta tarvittavien heittojen määrä ”{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} sanoo ”{said}”, täsmälleen oikein on ”{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>vähintään {number} yli keskiarvon</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>vähintään {number} alle keskiarvon</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away, vastustaja {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away, vastustaja {theirs}-away, Crawford-peli</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away, vastustaja {theirs}-away, Crawford-pelin jälkeen</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-kiila</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ on arvio, kunnes moottori on arvioinut kyseisen tilanteen.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Tilannelinssi</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Tasosi on PR {rate} ± {interval} (90 %): ensimmäinen arvaus {guess}, jota on korjannut %n laskettu päätös. Tunnusluvut ajan mittaan kertoo pelkän keskiarvon ilman arvausta.</numerusform>
            <numerusform>Tasosi on PR {rate} ± {interval} (90 %): ensimmäinen arvaus {guess}, jota on korjannut %n laskettua päätöstä. Tunnusluvut ajan mittaan kertoo pelkän keskiarvon ilman arvausta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Tilalla on pelkistetty pelaaja: BGDESK_ENGINE on {detail}; se voi olla plain tai sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Tilalla on pelkistetty pelaaja: moottori tarvitsee Visual C++ -ajonaikaisesta ympäristöstä tiedoston {detail}; se puuttuu.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Tilalla on pelkistetty pelaaja: suorittimesta puuttuu {detail}, jota moottori tarvitsee.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Tilalla on pelkistetty pelaaja: vahvaa moottoria ei ole tehty tällaiselle tietokoneelle.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Tilalla on pelkistetty pelaaja: BGDESK_ENGINE on kytkenyt vahvan moottorin pois.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Sitä pelaa tätä peliä varten opetettu pieni neuroverkko; PR on mitattu vain backgammonissa.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Edistynyt</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Rähinöitsijä</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Satunnaispelaaja</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Varovainen</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Tuplaa aivan liian aikaisin.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Tuplaa liian myöhään ja passaa sen, mikä pitäisi ottaa.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Asiantuntija</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Lyö aina kun voi, myös löysästi kotikentällään.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Hamstraaja</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Pitää kiinni ankkuristaan kauan sen jälkeen, kun olisi aika lähteä.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Keskitaso</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Sen nopeaa ydintä ei voi ladata tässä, loki kertoo syyn: analyysi vie noin nelinkertaisen ajan.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Sen nopea ydin ei tunne sen tätä versiota: analyysi vie noin nelinkertaisen ajan.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Sen nopea ydin on vaurioitunut tai eri versiota: analyysi vie noin nelinkertaisen ajan.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>BGDESK_CORE on kytkenyt sen nopean ytimen pois: analyysi vie noin nelinkertaisen ajan.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Sen nopeaa ydintä ei ole käännetty tässä: analyysi vie noin nelinkertaisen ajan.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Jättää niin vähän lyöntipaikkoja kuin voi, myös silloin kun pitäisi olla rohkea.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Yhtään otteluasi ei ole vielä analysoitu: tasosi on arvaus, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR-luku (performance rating) kertoo, paljonko keskimääräinen päätös menettää: mitä pienempi, sitä vahvempi.
Maailmanluokan pelaajilla se on noin 3, turnausten asiantuntijoilla 6 ja hyvillä kerhopelaajilla 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR noin {rate}, arvioitu</translation>
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
        <translation>Pelaa hiukan paremmin kuin sinä</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Pelaa sinun tasollasi</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Juoksija</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Juoksee takanappuloillaan liian aikaisin ja luopuu ankkureistaan.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Harjoitusvastustaja</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Kuumapää</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Vahvin</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Tämän pelin mahdollisuudet tunnetaan tarkasti; PR on mitattu vain backgammonissa.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Vahva moottori ei tunne tätä peliä: sitä pelaa pelkistetty pelaaja, nimettyä tasoa heikommin.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Arka kuutio</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Maailmanluokka</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Vastustajasi säilyttää vahvuutensa koko ottelun, tekivät nopat mitä tahansa.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>tilalla pelkistetty pelaaja</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>pelaa tasolla PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>pelaa arviolta tasolla PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>pelaa tasolla PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>luokitus {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Toinen ohjelma varaa kirjastoa {subject}: tätä ei tallennettu; kaikki sitä edeltävä säilyy.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Toinen ohjelma kirjoittaa juuri nyt kirjastoon {subject}; mitään ei kirjoitettu sen päälle.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Menetettyjä analyysejä, jotka voi tehdä uudelleen: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Siitä ei voi lukea mitään, eikä siitä ole varmuuskopiota.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Kirjastosta {subject} ei voi lukea mitään, eikä siitä ole varmuuskopiota: aloitettiin uusi; vanha tiedosto säilyy nimellä {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjastossa {subject} ei ole mitään.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjastossa {subject} ei ollut mitään, eikä siitä ole varmuuskopiota: se aloitettiin alusta.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Mitään ei tule puuttumaan.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Tietoja ei voitu siirtää kansioon {folder} ({detail}). Mitään ei siirretty.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Levy on täynnä: tätä ei voitu tallentaa kirjastoon {subject}; kaikki sitä edeltävä säilyy.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Tiedostossa {subject} ei ole kirjastoa, jonka voisi lukea; mitään ei muutettu.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Tiedosto {subject} ei ole bgdeskin kirjasto; se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Tiedosto {subject} on itse nykyinen kirjasto; mitään ei muutettu.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Kansio {folder} on osa nykyistä; valitse toinen. Mitään ei siirretty.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Kirjasto on kunnossa: jokainen sivu ja jokainen ottelu on luettavissa.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Kirjasto oli vaurioitunut, ja se on korjattu; mitään ei puutu. Vanha tiedosto on {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Kirjasto oli vaurioitunut. Kaikki vielä luettavissa oleva on uudessa; vanha tiedosto säilyy nimellä {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjastoon {subject} ei voi kirjoittaa; kaikki aiemmin tallennettu säilyy.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Kirjastosta {subject} ei voitu tehdä tänään varmuuskopiota ({detail}); itse kirjasto on kunnossa.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Kirjastoa {subject} ei voitu käyttää ({detail}); kaikki aiemmin tallennettu säilyy.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} on vaurioitunut, joten siitä ei tehty kopiota; mitään ei muutettu.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} on vaurioitunut. Sulje bgdesk ja käynnistä se uudelleen: silloin kaikki luettavissa oleva siirretään uuteen kirjastoon, ja vanha tiedosto säilyy.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} on vaurioitunut; se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} on vaurioitunut; siinä ei muutettu mitään. Seuraava käynnistys siirtää kaiken luettavissa olevan uuteen kirjastoon ja säilyttää vanhan tiedoston.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Kirjasto {subject} on kadonnut, ja uusi aloitettiin. Siitä on varmuuskopio, jonka voi palauttaa: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Kirjasto {subject} on kadonnut. Siitä on varmuuskopio, jonka voi palauttaa: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} on auki bgdeskissä; sulje se ensin siellä. Mitään ei muutettu.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Sen sijasta käytetään kirjastoa {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} oli tyhjä (0 tavua), eikä siitä ole varmuuskopiota: aloitettiin uusi.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjasto {subject} siirrettiin tai poistettiin sen ollessa auki: tätä ei tallennettu.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjaston {subject} on kirjoittanut uudempi bgdesk; se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Kirjaston {subject} on kirjoittanut aiempi bgdesk, eikä siitä voi tehdä varmuuskopiota ({detail}); se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Ottelua {subject} ei voi lukea ({detail}); se jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Ottelu {subject} on auki toisessa bgdeskin ikkunassa; sulje se ensin siellä.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Toinen ohjelma muutti ottelua {subject}; mitään ei kirjoitettu sen päälle.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Ottelu {subject} poistettiin toisessa ikkunassa: sen analyysi on päättynyt, eikä siitä enää säilytetä mitään.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Uusimmat siirrot voivat puuttua, koska nekin sisältänyt tiedosto vaurioitui.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Seuraava käynnistys täyttää sen sillä, mitä siitä voi lukea.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjaston {subject} polku on liian pitkä; se tarvitsee kansion, jonka polku on lyhyempi.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Kansiossa {folder} on jo bgdeskin tietoja; valitse toinen kansio. Mitään ei siirretty.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Siitä ei ole varmuuskopiota: seuraava käynnistys aloittaa uuden.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjastoa {subject} ei vielä ole; bgdesk luo sen käynnistyessään ensimmäistä kertaa.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Kirjastoa {subject} ei ole.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Kirjastossa ei ole ottelua {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Kansion {folder} levyllä ei ole riittävästi tilaa. Mitään ei siirretty.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Nämä ottelut on menetetty: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Nämä ottelut palautettiin varmuuskopiosta {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Näitä otteluita ei voi lukea: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Näiden otteluiden lopusta puuttuu siirtoja: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Nämä ottelut palautetaan varmuuskopiosta {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Tätä turnausta ei voi lukea ({detail}); se ja sen ottelut jätettiin ennalleen.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Tämä turnaus ei ole enää kirjastossa.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Tämä turnaus on auki toisessa bgdeskin ikkunassa; sulje se ensin siellä.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Kansion {subject} sisältöä ei voitu panna roskakoriin; voit poistaa sen itse.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Tietosi ovat kansiossa {folder}, jota {service} synkronoi. Kun pelaat, se voi kopioida puoliksi kirjoitetun kirjaston tai panna sen tilalle vanhemman toiselta tietokoneelta. Pidä tiedot mieluummin vain tällä tietokoneella ja tee niistä varmuuskopio sinne ({service}); tai sulje bgdesk tässä ja odota, että {service} on valmis, ennen kuin avaat sen siellä.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>ottelu, josta tiedetään vain tunnus ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk keskeytyi, ja tiedosto {subject} on sen jälkeen kadonnut: viimeksi pelattu voi puuttua.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>vielä {count}</translation>
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
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Muut siirtosarjat tästä</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Poista</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Liity kutsulla…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Poistu pöydästä</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>Ava&amp;a pöytä…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Katso kutsulla…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Pal&amp;velimella…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Kopioi ka&amp;tselukutsu</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Kesken olevat ottelut muiden kanssa</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Avaa pöytä ja lähetä sen kutsu tai liity saamallasi kutsulla.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Lau&amp;dalle</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Kirjoita ensin nimi: toinen pelaaja näkee sen.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Muiden kanssa</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>&amp;Nimesi</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Ottelu odottaa noppien syöttämistä.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Tätä ottelua ei voi avata ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Miten päin?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä tätä voitu avata tai tallentaa. Kirjaston sisältö säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Etsi ottelu</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Etsi pelaaja, tapahtuma tai tiedosto</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ottelut</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analysoi (F7) näyttää tässä, miten mahdollisuudet kehittyivät</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Ottelun kulku</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analysoitu</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Tunnisteet</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>lisätty {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>osittain</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>rajaton</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>kyllä</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Voitit ajalla tilanteessa {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Voitit session {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Voitit {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>ei voi lukea</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>luovutettu tilanteessa {white} : {black}, voitit</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>luovutettu tilanteessa {white} : {black}, {name} voitti</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>sessio päättyi tasan, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>kesken, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} voitti ajalla tilanteessa {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} voitti session {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} voitti {most} : {least}</translation>
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
        <translation>Kaikki ottelut…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Kaikki…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Pelaamasi ja avaamasi ottelut säilyvät täällä. Napsauta ottelua nähdäksesi sen uudelleen ja, kun se on analysoitu, mitä kukin siirto maksoi.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Ottelusi</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysoi</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Sarakkeet</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>P&amp;oista lopullisesti…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Enemmän…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Uusi ottelu…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;vaa</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>Pa&amp;lauta</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Tunnisteet…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Analysoi &amp;kaikki</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analysoi taustalla jokainen ottelu, jota ei ole vielä analysoitu; voit keskeyttää milloin tahansa</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Roskakori</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Poistetaanko %n roskakorin kohta lopullisesti kaikkine analyyseineen?</numerusform>
            <numerusform>Poistetaanko %n roskakorin kohtaa lopullisesti kaikkine analyyseineen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Täällä missään ei ole kaikkia näitä sanoja.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Avaa t&amp;iedosto…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Asemat</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Nimeä uudelleen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Poistetaanko merkityt? Coan kin peliä ei saa takaisin.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Tallenna kopio ni&amp;mellä…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Roskakori on tyhjä. Poistamasi säilyy täällä 30 päivää ja on palautettavissa.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Kesken olevien otteluiden noppia ei silloin voi koskaan tarkistaa.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Tiedostot, joista ottelut luettiin, jäävät paikoilleen.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Täällä ei ole vielä yhtään ottelua.
Aloita uusi tai avaa minkä tahansa ohjelman tiedosto: pelaamasi ja avaamasi säilyvät täällä.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Täällä ei ole vielä yhtään asemaa. Liitä ikkunaan XGID tai muu asema painamalla Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Tämä peli on auki Coan kin ikkunassa; sulje se, ennen kuin poistat pelin.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Tämä ottelu on laudalla; katso toista, ennen kuin poistat sen.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Kirjoita vähemmän sanoja tai katso toista sivua.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Mitä luetellaan</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Ensimmäinen pelaaja</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Toinen pelaaja</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Tila</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Tarkista nämä nopat itse…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Noppien salaisuus</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Tarkista nopat</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Lisää: heitot ja nopat</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Lisää: heitot ja nopat</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Kirjoita siirto, esimerkiksi {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Miten päin? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Sinulla ei ole nappulaa baarissa; reservissä olevat kirjoitetaan {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>”{text}” ei ole siirto. Kirjoita kiilat, esimerkiksi {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Kirjauksesta puuttuu vuoro</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Molemmat heittivät {die}: kuutio {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Lauta aseteltiin käsin</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Peli alkaa tästä asemasta</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Alkuasetelma korjattiin</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Voitit aloitusheiton: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>sääntöjen vastainen siirto</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>tuplaa: {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>sääntöjen vastainen</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>valitsee {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>ei tuplausta</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>ei uudelleentuplausta</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>passaa</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>tuplaa uudelleen: {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>luovuttaa</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>aika loppuu</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>ottaa</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} voitti aloitusheiton: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>vielä %n</numerusform>
            <numerusform>vielä %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nro</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>toinen siirtosarja</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>toinen siirtosarja, kiinni</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Siirrot ilmestyvät tähän.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Jatka peliä tästä…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>Etsi &amp;tästä verkosta</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Sen &amp;koodi</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>&amp;Liity tähän pöytään</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Yksikään pöytä ei ole vielä vastannut; kysytään yhä uudelleen.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tämän verkon pöydät</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>täynnä</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n päätös tällaisissa asemissa</numerusform>
            <numerusform>%n päätöstä tällaisissa asemissa</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Etsitään otteluistasi…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Otteluita luetaan vielä.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Kirjastossasi on %n päätös, mutta ei tällaisessa asemassa.</numerusform>
            <numerusform>Yhtäkään kirjastosi %n päätöksestä ei tehty tällaisessa asemassa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Vain tällä heitolla</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Tällaiset asemat</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Asetelma ei ole asema, joka voisi syntyä.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Kirjastossasi ei ole vielä otteluita: avaa ottelu (Ctrl+O) tai pelaa sellainen.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Kutakin peliä pelaa se moottori, joka tuntee sen parhaiten; PR on mitattu vain backgammonissa.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Pituus</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Lue valitun pelin säännöt ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Kaikki säännöt ja nopat</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Kaikki säännöt ja nopat</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>A&amp;rvo parit</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Laji</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Nimi</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Luettelon mukaan</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Oman mielen mukaan</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Lohkoista on päästävä jatkoon vähintään kahden.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Osallistujia on oltava vähintään kaksi.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Sattuman mukaan</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Luokituksen mukaan</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Kerhon sveitsiläinen: viisi kierrosta, 5 pistettä</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8 pelaajan kaksoispudotuspeli</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Arvonta</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Kahdeksan pelaajaa: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16 pelaajan ilta: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Näihin lohkoihin tarvitaan vähintään {least} osallistujaa.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Neljä 4 pelaajan lohkoa, sitten pudotuspelit</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Talon säännöt ja kuutio ovat kuten viimeisimmässä uudessa ottelussasi; Jacoby-säännöllä ei ole täällä sijaa. Jokainen tietokoneiden välinen ottelu todella pelataan taustalla, ja sitä voi katsoa.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon-cup</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>Tällä muodolla osallistujia voi olla enintään {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4 pelaajaa, kaikki kaikkia vastaan</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli-cup, 5 pistettä</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Kierrosten pisteet ovat lukuja väliltä 1–{most}, esimerkiksi {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turnaus tarvitsee nimen.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>&amp;Kello: 2 minuuttia pisteeltä ja 12 sekuntia siirrolta</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Mikään selain ei avaa sivua {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>bgdeskistä on uudempi versio: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Katso nyt</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Avaa lataussivu</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>K&amp;eskeytä</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Kysytään…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Etsi uudempi versio</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>On uudempi versio: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Sinulla on bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Sinulla on uusin versio.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk kysyy uusimman version numeron palvelimelta {host} eikä kerro mitään sinusta, tietokoneestasi tai versiostasi; palvelin näkee internetosoitteesi, kuten minkä tahansa avaamasi sivun palvelin.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Markkinakartta: minkä heittojen jälkeen markkinat menetetään</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Täällä kukaan ei ole heittämässä.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Lämpökartta</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Lämpökartta: kunkin heiton arvo</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Vastaus parhaaseen siirtoon</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Vastaus tehtyyn siirtoon</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Pelaajan heitto</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Mitä kustakin heitosta näytetään</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Se, joka on heittämässä, ei voi tuplata tässä, joten markkinoita ei ole.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Kenen heitot</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Holland-säännön mukaan kukaan ei saa tuplata, ennen kuin molemmilla on ollut kaksi vuoroa tässä pelissä.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Crawford-pelissä kukaan ei saa tuplata.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Kuutio on kuollut: tässä tilanteessa heittovuorossa oleva voittaa ottelun kuution nykyisellä arvolla.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Vastustaja omistaa kuution: vain omistaja saa tuplata.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1 pisteen ottelussa ei ole kuutiota.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Tätä peliä pelataan ilman kuutiota.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Sulje tämä ilmoitus</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
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
        <translation>{number} ei käy tähän: kysytään lukua väliltä {least}–{most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Avaa pöytä</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Avaa pöytä</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>molempien pelaajien nopat</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Nimi</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>Va&amp;hvuus</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>&amp;Valkoisen vahvuus</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Tietokone vastaan tietokone</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Kumpi tahansa</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Vieras</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Pelaa kuin tämän vahvuiset ihmiset</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Joku toisella tietokoneella: se, jolla kutsu on.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>T&amp;yyli</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>&amp;Mustan vahvuus</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Vahvuus</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Mustan vahvuus</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Tyyli</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Kaksi pelaajaa, yksi tietokone</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Nappulasi</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-sääntö</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-sääntö</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-sääntö</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>uusi aloitusheitto joka peliin</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>kiilalla enintään viisi</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>automaattituplaukset vaikuttavat Jacoby-sääntöön</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon vain, jos nappula on baarissa</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaverit</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaverit ja raccoonit</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaverit, raccoonit ja otterit</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>kello</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>neljä pistettä baarissa olevasta nappulasta</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>rahapelisessio</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>ei kuutiota</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>ei lyö ja juokse -siirtoja kotona</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>vajaat siirrot sallittu</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>rajattomasti automaattituplauksia</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>rajattomasti beavereita ja raccooneja</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>heiton {dice} jälkeen</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>tuplan {double} vastapuoli</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>seuraa tuplaa {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>heiton {dice} sijasta</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>vastustajalta jääneet</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>valittu heiton {dice} jälkeen</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>heitetty uudelleen</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Uusi turnaus…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Avaa</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Kausitaulukko…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Peru p&amp;oisto</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Alkanut</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Osallistujat</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Miten menee</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Turnausta ei vielä ole. Aloita sellainen: kuusitoista pelaajaa, ottelut seitsemään pisteeseen, finaali yhdeksään. Sinä pelaat ottelusi laudalla, ja tietokoneet pelaavat omansa samaan aikaan.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turnaus</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turnaukset</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Otteluita %n, pelattuja {done}</numerusform>
            <numerusform>Otteluita %n, pelattuja {done}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Tarkista nämä nopat itse</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Kansioon {folder} ei tallennettu mitään: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Ottelutiedosto ja muutaman rivin skripti ovat kansiossa {folder}. Avaa siellä pääte ja kirjoita: {command} ja sen perään muistiin panemasi sormenjälki. Siihen tarvitaan Python, mutta ei bgdeskiä.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Yhtään otteluasi ei ole vielä analysoitu. Avaa ottelu kaaviosta ja analysoi se, tai valitse asetuksissa, että ottelut analysoidaan niiden päättyessä.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>PR-luvut ja niiden 90 %:n välit. Enter näyttää ottelun.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Pelisi ottelu ottelulta</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Takaisin</translation>
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
        <translation>Vedä leventääksesi paneelia; kaksoisnapsauta palauttaaksesi tavallisen leveyden</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Nimi sellaisena kuin se näytetään; otteluiden nimet pysyvät ennallaan.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Vieras</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Sinä</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Uudestaan?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Hyvä peli.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Onnea peliin.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Hei!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Hieno heitto.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Hetki vain.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Kiitos.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Hyvin pelattu.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Odotus</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Sija</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sijat</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Voitetut</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Nopat</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Vastustaja</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Tästä asemasta alkaa harjoitusottelu.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Tästä alkaa harjoitusottelu samoin säännöin. Tämä ottelu pysyy ennallaan.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Uudet nopat</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Jatka peliä tästä</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Oikeat nopat, käsin syötettyinä</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Ota takaisin tähän asti</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Myöhemmät siirrot pyyhitään yli, ja ottelu lasketaan harjoitukseksi.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Samat heitot kuin ottelussa niin pitkään kuin niitä riittää</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Kaksi pelaajaa, yksi tietokone</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Heitä samat nopat uudelleen, kun otetaan takaisin</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Sinä pelaat</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pippiä</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Napsauta kiilaa: pelaajan tekemä, blotti, tyhjä, mikä tahansa. Oikea painike: vastustajan. Näppäimet: nuolet, Välilyönti, Vaihto+Välilyönti, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Aseman kiilat</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>vastustajan blotti</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>pelaajan blotti</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>mikä tahansa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>vastustajan tekemä</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>pelaajan tekemä</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-kiila</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Vinoviiva tekee kansion: Avaukset/Vastaukset heittoon {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Toisella asemalla on tämä nimi, ja se korvataan.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Tämän aseman nimi</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Asema</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Kortti on asema, jossa teit virheen. Sitä kysytään sinulta uudelleen: pian, kun se on uusi, ja harvoin, kun osaat sen.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Uusi kortti.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Tuplaus</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Tuplatako vai ei</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vaikea</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Se päättyi asemaan {number}: tuo tiedosto uudelleen saadaksesi loput.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Osattu</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Unohtui</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Siirto</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Melkein oikein: se maksaa {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Ei vielä kortteja</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ei tuplausta</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Ei vastattu.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Tälle päivälle ei ole enää mitään</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Avaa jokin otteluistasi ja analysoi se: silloin virheistäsi tarjotaan kortteja.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Pelaa ottelu tai avaa muualta tuotu ja analysoi se.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Oikein: riittävän lähellä parasta.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Oikein: se on paras.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Viimeisimmän vastauksesi jälkeen uusi analyysi on pitänyt toista vastausta parhaana.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Ota ja käännä kuutio uudelleen</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Otto vai passi</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Tätä vastausta ei voitu tallentaa, eikä sitä lasketa.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Tätä vastausta ei laskettu: korttiin on vastattu tai se on poistettu toisessa ikkunassa.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Tämä ei muuta sitä, milloin kortti on kerrattava.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Väärin: se maksaa {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Unohdit tämän kortin, joten se tulee vielä kerran. Tällä kertaa sitä ei lasketa.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Omat virheesi</translation>
    </message>
    <message>
        <source>today</source>
        <translation>tänään</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>huomenna</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} kerrattavaa</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} uutta</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Kysy uudelleen</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Pakat</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Vie Ankiin…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Etsi samanlaisia…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Miten se toimii</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Tuo asemia…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Mitään ei ole vielä kerrattavana: kortti tulee tähän, kun siihen on vastattu ensimmäisen kerran.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Kertaus</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Kertaa</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Kertaa ilman laskemista</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Sivuun pannut</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Poista…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Seuraavat 30 päivää</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Harjoitteet…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Kuka kertaa</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Unohdit nämä kortit kerta toisensa jälkeen tai panit ne sivuun. Niitä ei enää kysytä: katso niiden sijasta samanlaisia asemia.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Ottelusi…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Mitään näistä korteista ei voi kysyä nyt: toinen ikkuna voi olla kysymässä niitä tai niitä ei voi lukea.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Mitään näistä päätöksistä ei voi kysyä korttina.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Täällä ei ole enää mitään tälle päivälle.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä kortteja voi luetella. Ne säilyvät; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Toisella sääntökokoelmalla on tämä nimi.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Tämän sääntökokoelman nimi</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Muokattu</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Poista</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Sää&amp;ntökokoelma</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Sääntökokoelma</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Tallenna alla olevat säännöt nimellä valitaksesi ne uudelleen</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Ottelu, jossa on Crawford-sääntö eikä muuta.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Ottelu, jossa on Crawford-sääntö ja sen jälkeen Holland-sääntö.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Rahapelisessio, jossa on Jacoby-sääntö ja beaverit; ei automaattituplauksia.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Rahapelisessio, jossa on Jacoby-sääntö, beaverit ja yksi automaattituplaus pelissä.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Rennosti ilman kuutiota</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Kerho ja Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Rahapeli tavallisin säännöin</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Ei tuplausta; gammonit ja backgammonit lasketaan.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Vakava rahapeli</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turnaus</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Parhaan siirron jälkeen: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Tehdyn siirron jälkeen: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Siirron {play} jälkeen</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Tallenna raportti</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Lokia ei voitu lukea: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Raportti on tiedostossa {file}. Mitään ei lähetetty.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Raporttia ei kirjoitettu tiedostoon {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-tiedostot (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Miksei sinun vastauksesi?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Toinen peli, muut säännöt…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Raha</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Pelaa tietokonetta vastaan</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Vahvuus</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Heittoja kotiutukseen</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Nämä arvot koskevat backgammonin kaltaisia kilpajuoksuja; täällä sellaista ei ole.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (vähän päätöksiä)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 nappulaa 1-kiilalla</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>6-kiilalla 7 nappulaa, 3-kiilalla 1, 2-kiilalla 7</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Kotiuttaminen</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Paras siirto</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Musta omistaa kuution, arvo {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Musta heittää</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Musta, mustan omalta puolelta laskien</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Lauta</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Molemmilta puuttuu 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Molemmilta puuttuu 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: molemmilta puuttuu 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tuplaus, passi</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tuplaus, otto</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Tuplaaja \ ottaja</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Tuplaus</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Teholliset pipit</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etiketti</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Pelisuunnitelmat</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Gammonin hinta</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: sinulta puuttuu 2, vastustajalta 1, Crawford-peli</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: sinulta puuttuu 1, vastustajalta 2, Crawford-peli</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Menettää</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Sanoin</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Arvioija: {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Suurin etumatka ottoon</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Pienin mahdollisuus ottoon</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Pienin etumatka tuplaukseen</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Pienin etumatka uudelleentuplaukseen</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Raha</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Raha, kuutio käännetty</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Ei tuplausta</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Avaussiirrot</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pipit</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Etäisyys pippeinä</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pipit {white}–{black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Siirto</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Jatka peliä tästä bottia vastaan</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Tilanteen mukaan pelaaminen</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Hyvin pelaaminen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Kiilat</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Tehdyt kiilat</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Puuttuvat pisteet</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Kilpajuoksut ja laskeminen</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Heitto</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Heittoja 36:sta</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Yhden sisään tuovat heitot</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Kaksi sisään tuovat heitot</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Turvallisesti vai rohkeasti</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Tilanne {score}, {length} pisteen ottelu</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Osuus</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Vinkit</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Kokeile laboratoriossa</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Hukka</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Valkoinen omistaa kuution, arvo {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Valkoinen pelaa {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Valkoinen heittää: tuplatako?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Valkoinen voittaa {win}, gammonilla {gammon}, ja häviää gammonin {lost}.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Valkoinen voittaa {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Voittaa ottelun</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Ilman sanoja</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Omat pippisi</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} 6-kiilasta alaspäin</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} kotiutettu</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} baarissa</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} kiilalla {point}</translation>
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
            <numerusform>%n heitto 36:sta lyö sinua kahdesti; siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö sinua kahdesti; siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta lyö sinua kohdassa, joka maksaa vähintään 10 pippiä; siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö sinua kohdassa, joka maksaa vähintään 10 pippiä; siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta lyö sinua; siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö sinua; siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta lyö kahdesti (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö kahdesti (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta lyö kohdassa, joka maksaa vähintään 10 pippiä (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö kohdassa, joka maksaa vähintään 10 pippiä (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta lyö (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta lyö (lyötävänä {name}); siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta pitää vastustajan baarissa; siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta pitää vastustajan baarissa; siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n heitto 36:sta päästää nappulan karkaamaan pisimmän esteen takaa; siirron {best} jälkeen {rolls}.</numerusform>
            <numerusform>%n heittoa 36:sta päästää nappulan karkaamaan pisimmän esteen takaa; siirron {best} jälkeen {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Siirron {best} jälkeen esteen pituus on %n kiila ja nyt vain {length}.</numerusform>
            <numerusform>Siirron {best} jälkeen esteen pituus on %n kiilaa ja nyt vain {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Siirron {best} jälkeen tehtyjä kiiloja on enemmän: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Se on turvallisempi (%n heitto 36:sta lyö, siirron {best} jälkeen {rolls}), mutta se luopuu kiilasta: {points}.</numerusform>
            <numerusform>Se on turvallisempi (%n heittoa 36:sta lyö, siirron {best} jälkeen {rolls}), mutta se luopuu kiilasta: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Se on turvallisempi (%n heitto 36:sta lyö, siirron {best} jälkeen {rolls}), mutta se jättää lyömättä.</numerusform>
            <numerusform>Se on turvallisempi (%n heittoa 36:sta lyö, siirron {best} jälkeen {rolls}), mutta se jättää lyömättä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Se on turvallisempi (%n heitto 36:sta lyö, siirron {best} jälkeen {rolls}), mutta esteen pituus on {length} eikä {longer} kiilaa.</numerusform>
            <numerusform>Se on turvallisempi (%n heittoa 36:sta lyö, siirron {best} jälkeen {rolls}), mutta esteen pituus on {length} eikä {longer} kiilaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Jätät tekemättä lyönnin, joka veisi vastustajalta %n pipin.</numerusform>
            <numerusform>Jätät tekemättä lyönnin, joka veisi vastustajalta %n pippiä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Jätät tekemättä lyöntejä, jotka veisivät vastustajalta %n pipin.</numerusform>
            <numerusform>Jätät tekemättä lyöntejä, jotka veisivät vastustajalta %n pippiä.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} säilyttää kiilan {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} tekee kiilan {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} jättää tekemättä lyönnin, joka veisi vastustajalta %n pipin.</numerusform>
            <numerusform>{name} jättää tekemättä lyönnin, joka veisi vastustajalta %n pippiä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} jättää tekemättä lyöntejä, jotka veisivät vastustajalta %n pipin.</numerusform>
            <numerusform>{name} jättää tekemättä lyöntejä, jotka veisivät vastustajalta %n pippiä.</numerusform>
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
        <translation>&amp;Tyhjennä tämä luettelo</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Yhtään tiedostoa ei ole vielä avattu tai tallennettu</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Sääntöjen vastainen siirto</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Syötä se</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Syötetäänkö se niin kuin se pelattiin?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Syötä siirto niin kuin se pelattiin</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Otetaanko se takaisin?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Näin se pelattiin</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Yhtään nappulaa ei siirretä, mikä ei ole sallittua.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Vastalause</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Pane nappulat sinne, minne ne siirrettiin, sääntöjen mukaan tai vastaisesti.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Ota se takaisin</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Samat nopat pelataan silloin uudelleen sääntöjen mukaan.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Tämä siirto ei ole sallittu: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Vastustaja voi esittää vastalauseen seuraavaan heittoon tai tuplaukseen asti.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} ei voinut todistaa olevansa oikea palvelin, joten mitään ei kysytty.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} ei kertonut versiota. Yritä uudelleen toisena päivänä.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} ei vastaa. Onko tämä tietokone verkossa?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Kaatumiset</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Loki</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Raportin osat</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ilmoita ongelmasta</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Tiedostossa on lokin loppuosa, bgdeskin ja sen osien versiot sekä muuttamasi asetukset. Pelaajien nimet, noppien salaisuudet, noppia varten antamasi sanat ja ottelusi jätetään pois. Avattujen tiedostojen nimet ovat vain tarkassa lokissa (Asetukset, sivu Loki).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiot</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Kun jotakin menee vikaan, tämä auttaa selvittämään syyn. bgdesk ei lähetä mitään minnekään: se tallentaa zip-tiedoston, jota voit katsoa ja jonka voit antaa eteenpäin.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Raporttiin tarvitaan analyysi: Analysoi (F7) tekee sen.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF paperia varten (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Sivu selainta varten (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Raportti</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Tallenna raportti</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Raporttia kirjoitetaan…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Raportti on tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Raporttia ei tallennettu: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Luovuta peli</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Luovuta: häviä ottelu</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Tämä on voimassa heti: vastustaja ei voi voittaa enempää.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Vastustaja voi kieltäytyä ja jatkaa voittaakseen enemmän.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(vähän päätöksiä)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Vihje otettiin: harjoitus, ei lasketa luokitukseen.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Uusintaottelu on jo sinetöity samoilla sanoilla: tämä on sen noppien sormenjälki.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Hyväksyi luovutuksen</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analysoi näyttää, kuinka hyvin molemmat pelasivat ja mitä päätöksiä kannattaa katsoa.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analysoidaan, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analysoidaan…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Paras: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Molemmat emot jäivät kiinni.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Päätöksen menettämät mahdollisuudet voittaa ottelu</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Tuplasi</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Siirtoja otettiin takaisin: harjoitus, ei lasketa luokitukseen.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Kumpikaan pelaaja ei voi enää koskaan siirtää.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Tässä ei ole päätöstä.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Kukaan ei menettänyt mitään katsomisen arvoista. Hyvin pelattu!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>Tässä ottelussa ei päätetty mitään, joten analysoitavaa ei ole.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Yksi katsottava päätös</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR: {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Passasi tuplauksen</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Päätöksen menettämät pisteet</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Tuplasi uudelleen</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Hylkäsi luovutuksen</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Luovutti</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Noppien salaisuus, jonka SHA-256 on yllä oleva sormenjälki:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Noppien salaisuus, jonka sormenjälki näytettiin ennen ensimmäistä heittoa:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Viimeinen peli jäi kesken.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Emo jäi kiinni.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Tulos ilman kummankaan pelaajan tuuria: mitä molempien virheet olisivat siitä tehneet.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Sessio päättyi tasan, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Kolme katsottavaa päätöstä</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Otti tuplauksen</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Kaksi katsottavaa päätöstä</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Mitä heitot toivat kaikkien heittojen keskiarvoon verrattuna, mahdollisuuksina voittaa ottelu.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Mitä heitot toivat kaikkien heittojen keskiarvoon verrattuna, pisteinä.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Valmentajan kanssa, kaikissa peleissä varoituksia {warned}, noudatettuja {heeded}: harjoitus, ei lasketa luokitukseen.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Valmentajan kanssa, varoituksia {warned}, noudatettuja {heeded}: harjoitus, ei lasketa luokitukseen.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Valmentajan kanssa: harjoitus, ei lasketa luokitukseen.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Et menettänyt mitään katsomisen arvoista. Hyvin pelattu!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Passasit beaverin.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Passasit tuplauksen.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Passasit otterin.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Passasit raccoonin.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Passasit uudelleentuplauksen.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Aikasi loppui, ja hävisit ottelun.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Luovutit ottelun.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Luovutit.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Voitit tilanteessa {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Voitit, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>mahdollisuudet tasaisella tuurilla: {name}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>peli {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>peli {number}, tilanne {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>tuuri: {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>siirto {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>pisteet tasaisella tuurilla: {name}</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>luokitus</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>sinun PR-lukusi</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>mahdollisuutesi tasaisella tuurilla</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>tuurisi</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>pisteesi tasaisella tuurilla</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ei menettänyt mitään katsomisen arvoista. Hyvin pelattu!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} passasi beaverin.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} passasi tuplauksen.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} passasi otterin.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} passasi raccoonin.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} passasi uudelleentuplauksen.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>Aika loppui ja ottelun hävisi {name}.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} luovutti ottelun.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} luovutti.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} voitti tilanteessa {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} voitti, {score}</translation>
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
        <translation>Analysoi</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Seuraava peli</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Seuraava peli: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Uusintaottelu</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Käy ottelu läpi</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>&amp;Turnaukseen</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä tämän ottelun yhteenvetoa voi näyttää. Ottelu ja sen analyysi säilyvät; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Seuraava virhe</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Jatka peliä…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Edellinen</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Kokeile</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Pelattavat nopat</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Heitettävä</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Kotiutus tarvittua suuremmalla luvulla ja viimeisen nappulan jälkeen jääneet nopat</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Kuinka paljon pelaajan oma pippiluku väheni</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Nopat, joita ei voinut pelata, koska tie oli tukossa</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Tuplat</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Peli {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Menetetyt pipit</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Pelatut pipit</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Heitetyt pipit</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Hukatut pipit</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Heitot</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Heitot lasketaan tässä peli peliltä.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Kahden saman silmäluvun heitot</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Heitot tähän mennessä; aloitusheitto lasketaan sille pelaajalle, joka aloittaa sillä</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Noppien summa</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Silmäluvut laskettuna yhteen sellaisinaan, tuplien vain kerran</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Mitä nopat sallivat; tupla lasketaan kahdesti</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Koko ottelu</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analysoi tämä päätös ensin (F7): rollout vertaa sen parhaita siirtoja.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Valitse asetuksista, mistä rollout tehdään.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Rolloutia ei ole käynnissä.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout voidaan tehdä vain backgammon-pelien siirroista ja kuutiopäätöksistä.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Toisaalla</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Rollout alkaa…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Toistoja: {done}, enintään {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   H {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Odottaa käynnissä olevaa rolloutia.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>tauolla</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>siemen {seed}</translation>
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
        <translation>Jotakin meni vikaan bgdeskin sisällä, ja rollout pysähtyi. Tähän asti laskettu säilyy; tarkemmat tiedot ovat lokissa.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Moottori ei voinut tehdä tästä asemasta rolloutia. Tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Näistä tehdään rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Pelatusta siirrosta tehdään rollout aina.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Valitse, mistä rollout tehdään.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollout voidaan tehdä vain backgammon-pelien siirroista ja kuutiopäätöksistä.</translation>
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
        <translation>Lisää niin monta toistoa kuin asetuksissa sanotaan</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Paras</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Lopeta rollout ja säilytä sen tulos (Vaihto+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Jatka rolloutia (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Siirry päätökseen, josta rolloutia tehdään</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Pane rollout odottamaan (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Kuinka todennäköisesti tämä on paras valinta tähänastisten toistojen mukaan</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Montako toistoa, kuinka syvästi, mikä siemen ja mitkä valinnat</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Lisää toistoja</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Pelaa tämä päätös loppuun monta kertaa (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Rolloutin edistyminen</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Tee rollout</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>KV</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Näytä se</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Keskivirhe: palkit ulottuvat kaksi kertaa niin pitkälle kumpaankin suuntaan</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Keskeytä</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Minkä arvoinen se on päätöksen tekevälle pelaajalle</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Kaikki heitot, joissa on {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36 heittoa</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Backgammon, jossa nappula on baarissa, lasketaan nelinkertaisena.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Backgammon, jossa häviäjällä on lisäksi nappula baarissa, lasketaan kolminkertaisena.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Backgammon, jossa häviäjällä on lisäksi nappula reservissä, baarissa tai kiiloilla 24–19, lasketaan kolminkertaisena.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Backgammon, jossa häviäjällä on lisäksi nappula baarissa tai voittajan kotikentällä, lasketaan kolminkertaisena.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Baarissa olevan nappulan on tultava sisään, ennen kuin mitään muuta siirretään tai reservistä tuodaan nappulaa.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Baarissa olevan nappulan on tultava sisään, ennen kuin mitään muuta siirretään.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Kotikentällesi kiinnitetty nappula ei estä kotiuttamasta muita.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Nappula, joka lyö omalla kotikentällään, jää siihen vuoron loppuun.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Noppa kotiuttaa nappulan omalta kiilaltaan eikä muualta: suurempi noppa ei kotiuta mitään.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Noppa kotiuttaa nappulan omalta kiilaltaan; suurempi noppa kotiuttaa korkeimmalta kiilalta.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Kaksinkertainen peli, jossa häviäjä ei ole kotiuttanut yhtään, lasketaan kahdesti.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Tupla pelataan neljästi, sitten nopan vastakkaisen puolen luku neljästi: 5-5:n jälkeen neljä kakkosta.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Tupla pelataan neljästi.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Gammon, jossa häviäjä ei ole kotiuttanut yhtään nappulaa, lasketaan kaksinkertaisena.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Se, joka passaa, häviää pelin vanhalla panoksella; se, joka ottaa, omistaa kuution ja saa yksin tuplata uudelleen.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Pelaaja, jonka aika loppuu, häviää pelin, ja kello asetetaan alkuun.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Pelaaja, jonka aika loppuu, häviää ottelun.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Pelaaja, joka voittaa ottelun tällä pelillä joka tapauksessa, ei saa tuplata.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Kiila, jolle oma nappulasi on kiinnitetty, on sinulta suljettu.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Kiila, jolla on yksikin vastustajan nappula, on tukossa; mitään ei lyödä.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Kiila, jolla on vähintään kaksi vastustajan nappulaa, on tukossa.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Beaveriin saa vastata samalla tavalla raccoonilla ja raccooniin otterilla.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Beaveriin saa vastata samalla tavalla raccoonilla.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Beaveriin saa vastata raccoonilla, raccooniin otterilla ja niin edelleen rajatta.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Yksinäinen vastustajan nappula lyödään, ja se menee baariin.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Yksinäistä vastustajan nappulaa ei lyödä vaan se kiinnitetään: oma nappulasi on sen päällä, eikä se voi liikkua, ennen kuin siinä ei enää ole yhtään omaasi.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Voitto on yhden pisteen arvoinen.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Voitto on kuution arvoinen.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>2:n ja 1:n jälkeen, jos molemmat luvut pelattiin, valitset minkä tahansa tuplan ja pelaat sen kuin olisit heittänyt sen; jos se kaikki pelattiin, heität vielä kerran.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Tavoite</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Kaikkien nappuloidesi on tultava sisään, ennen kuin mikään muu saa siirtyä.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Automaattituplaus lasketaan kuution kääntämiseksi.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Minkä tahansa osan heitosta saa jättää pelaamatta.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Heti kun jotakin lukua ei voi pelata, kaikki sillä vuorolla vielä tuleva menetetään.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Kotiuttaminen</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: pelaaja, jolle tuplataan, saa kääntää kuution heti uudelleen ja pitää sen.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Ennen heittoa saat tarjota panoksen tuplaamista, mutta et pelin ensimmäisellä vuorolla.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Molemmat nopat on pelattava, jos se on mitenkään mahdollista, tupla niin pitkälle kuin voi.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Molemmat pelaajat siirtävät samaan suuntaan ja laskevat kiilat samoin: molemmat tulevat sisään kiiloille 24–19 ja kotiuttavat kiiloilta 6–1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Molemmat pelaajat kiertävät samaan suuntaan vastakkaisista kulmista: vastustaja aloittaa sinun 12-kiilaltasi ja kotiuttaa sinun kiiloiltasi 18–13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Nappulat liikkuvat vain eteenpäin, 24-kiilaltasi kohti 1-kiilaasi.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Laudalla olevat nappulat saavat siirtyä, ennen kuin kaikki ovat tulleet sisään.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: ei kuutiota ensimmäisessä pelissä sen jälkeen, kun pelaajalta puuttuu enää yksi piste ottelun voittoon.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Kukin luku tuo yhden nappulan reservistä laudalle: 1 vie 24-kiilallesi ja niin edelleen, 6 vie 19-kiilallesi.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Kumpikin heittää yhtä noppaa; suuremman heittänyt aloittaa ja heittää molemmat nopat ensimmäistä vuoroa varten.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Kumpikin heittää yhtä noppaa; suuremman heittänyt aloittaa näillä kahdella luvulla.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Kumpikin heittää yhtä noppaa; suuremman heittänyt aloittaa näillä kahdella luvulla tai, jos se vaikuttaa paremmalta, heittämällä molemmat nopat uudelleen.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Sisääntulo</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Samat silmäluvut heitetään uudelleen.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Samat silmäluvut aloitusheitossa kaksinkertaistavat panoksen; kuutio jää keskelle.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: sen pelin jälkeen kukaan ei tuplaa, ennen kuin molemmat pelaajat ovat pelanneet kaksi heittoa.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Jos se kaikki pelattiin, tuplaa seuraa uusi heitto.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Jos kaikki vastustajan nappulat ovat yhdellä kiilalla ja sinulla on kuusi kiilaa sen edessä, sinun on avattava niistä yksi, jos vain voit.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Jos molempien pelaajien on ohitettava vuoronsa peräkkäin eikä kumpikaan voinut pelata mitään lukua, peli päättyy tasan.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Jos jommankumman nopan voi pelata mutta ei molempia, suurempi on pelattava.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Jos sen kiinnittää siihen vastustaja, jonka kaikki nappulat ovat lähteneet lähdöstä, vastustaja voittaa heti kaksinkertaisen pelin.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Jos mitään ei voi pelata, vuoro siirtyy.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Jos vastustajalla on siellä vielä nappuloita, peli jatkuu ja voitetaan näin, kun ne ovat lähteneet emon ollessa yhä kiinnitettynä. Jos vastustajan oma emo on myös kiinnitetty, peli päättyy tasan.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Jos sinua lyödään, sen nappulan on ensin tultava uudelleen kotiin.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>Kummankin pelaajan kolmella ensimmäisellä vuorolla tupla pelataan neljästi. Neljännestä vuorosta alkaen sitä seuraa jokainen suurempi luku, kukin neljästi: 4-4:n jälkeen tulee neljä vitosta ja neljä kutosta.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Se tulee sisään vastustajan kotikentälle: 1:llä 24-kiilallesi, 6:lla 19-kiilallesi.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Se tulee sisään 1:llä 24-kiilallesi, 6:lla 19-kiilallesi.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammonit ja backgammonit lasketaan vasta, kun kuutiota on käännetty.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Siirtäminen</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Et saa myöskään pitää kaikkia kuutta kiilaa vastustajan lähtökentällä.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Luvut, joita et voi pelata, siirtyvät vastustajalle, joka pelaa ne omilla nappuloillaan niin pitkälle kuin mahdollista ennen seuraavan vuoron alkua. Jos jotakin niistä ei voi pelata niin monta kertaa kuin sitä on jäljellä, tämä päättyy ja suuremmat luvut menetetään.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Kun kaikki nappulasi ovat kiiloillasi 6–1, saat kotiuttaa.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Kun kaikki nappulasi ovat tulleet sisään ja ovat kiiloillasi 6–1, saat kotiuttaa.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>24-kiilaltasi saa lähteä vain yksi nappula vuorossa; kaksi saa, jos ensimmäisen vuorosi heitto on 6-6, 4-4 tai 3-3.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Noppien pelaaminen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Alkuasetelma</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Baari</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Aloitus</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Pelit pelataan vuorotellen: {games}, ja taas ensimmäisestä. Jokainen peli alkaa uudella aloitusheitolla, voittipa edellisen kumpi tahansa.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Pelit pelataan vuorotellen: {games}, ja taas ensimmäisestä. Pelin voittaja aloittaa seuraavan; tasapelin jälkeen nopat ratkaisevat.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Viimeinen nappula, joka pelaajalla on 24-kiilalla, on tämän pelaajan emo.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Emo</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Pelaajat siirtävät vastakkaisiin suuntiin, ja kumpikin laskee kiilat omalta puoleltaan: sinun 24-kiilasi on vastustajan 1-kiila.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Alkuasetelma ja kummankin pelaajan siirtosuunta</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Voittaja saa pisteen jokaisesta nappulasta, jota häviäjä ei ole kotiuttanut.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Pelin voittaja aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Kuutiota ei ole.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Ennen kuin ensimmäinen nappulasi on ohittanut vastustajan lähdön, sinun 12-kiilasi, toinen ei saa lähteä 24-kiilaltasi.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Pelin arvo</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Niin kauan kuin sinulla on nappuloita reservissä, tupla pelataan vain neljästi, eikä sitä seuraa uusi heitto.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Niin kauan kuin sinulla on nappuloita reservissä, mikään muu ei saa siirtyä 12-kiilallesi tai sen yli.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Saat pitää kuutta kiilaa peräkkäin vain, jos vastustajan nappula on niiden edellä.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Et saa kotiuttaa, kun jokin nappulasi on kiinnitetty.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Et saa lyödä, ennen kuin yksi nappuloistasi on päässyt kotikentällesi; siihen asti yksinäinen vastustajan nappula sulkee kiilansa. Siitä lähtien saat lyödä pelin loppuun asti.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Et saa pitää kaikkia kuutta lähtökenttäsi kiilaa, 24–19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Pelaat niin monta peliä kuin haluat; jokainen piste lasketaan.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} nappulaa {point}-kiilalla</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Toisin kuin asetuksissasi</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Käytä oletuksiani</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Ei tiedostossa: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Tallenna kopio</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Ottelua ei tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Ottelua ei tallennettu tiedostoon {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analyysi</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>kello ja miettimisajat</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>otetut vihjeet</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>noppien todiste</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>tasaan menneet aloitusheitot</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>takaisin otetut siirrot</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>kuka on tietokone</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mikään ohjelma täällä ei näytä kansioita. Tiedosto on kansiossa {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Näytä kansiossa</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Enintään</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Paras kussakin tilanteessa</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Alas: pelaajalta puuttuvat pisteet. Sivulle: vastustajan.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Merkittävät tilanteet</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Kummankin pelaajan tilanteet enintään näin monella puuttuvalla pisteellä</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Laudalla ei ole päätöstä.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Kaikki tilanteet…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Tilannelinssi</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Liikuta hiirtä saadaksesi sanoja tai kirjoita omasi</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Nopat on nyt sinetöity. Jokaiseen heittoon vaikuttavat sanat, joita bgdesk ei voinut tietää ennalta, joten se ei ole voinut valita itselleen sopivia noppia; kirjoita omat sanasi ollaksesi varma.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>&amp;Sanasi</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Kopioitu.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopioi</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Kaikki tunnisteet</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Etsi ottelu</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Etsi pelaajia, peli, tunniste, tapahtuma tai päivä</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Tunniste</translation>
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
        <translation>Sija</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Luokitus</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Kausi: {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Yhteensä</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Alla olevat osat</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Takaisin luetteloon</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Liity</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Kirjaudu</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>&amp;Ottelun salasana</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>T&amp;arjoa ottelua</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Sala&amp;sana</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Päivitä</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>Pal&amp;velin</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Salasanaa ei tallenneta mihinkään; ilman sitä olet vieras.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Palvelimella, kuten bgammon.org, pelaa paljon ihmisiä, myös ilman bgdeskiä.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Kirjaudu &amp;ulos</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Kirjautunut palvelimelle {server} tunnuksella {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Palvelimen ottelut</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Pelaa palvelimella</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>P&amp;isteet</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Palvelin heittää nopat, eikä kukaan voi tarkistaa niitä.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Yhteyttä sinne ei ole salattu: muut voivat lukea sanomasi ja salasanan.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Crawford-peliä ei ole, ja luovutettu peli hävitään yksinkertaisena.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Nimesi</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Paikkasi on varattu. Ottelu alkaa heti, kun joku liittyy.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Etsitään palvelinta {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pistettä)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pistettä, salasana)</translation>
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
        <translation>Nappula, joka lyö omalla kotikentällään, jää siihen vuoron loppuun.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Siirron voi syöttää niin kuin se pelattiin, oli se sallittu tai ei; se jää voimaan, ellei vastustaja esitä vastalausetta ennen seuraavaa heittoa tai tuplausta.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Nimi tai numero, joka tulee omaan kutsuunsa. Reitittimesi näyttää sen.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Heittovuorossa oleva pelaaja saa ennen heittoa tarjota panoksen tuplaamista.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Pelaaja, jolle tuplataan, saa kääntää kuution heti uudelleen ja pitää sen. Vain rahapelissä.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Oikeassa kuutiossa ei ole ykköstä: se on 64 ylöspäin, kunnes se käännetään.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11 heiton jälkeen</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16 heiton jälkeen</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7 heiton jälkeen</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Crawford-pelin jälkeen kukaan ei tuplaa, ennen kuin molemmat pelaajat ovat pelanneet kaksi heittoa.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Tietokonetta vastaan aina sinun puoleltasi; kun katsot, alhaalta.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Kutsutaan myös nimellä Murphy: tasaan mennyt aloitusheitto kaksinkertaistaa panoksen, ja kuutio jää keskelle. Otteluissa ei tavallinen: valitse se siellä joka ottelulle erikseen.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Myös tietokoneet internetistä</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Automaattituplaus lasketaan silloin kuution kääntämiseksi. Vain rahapelissä.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Vanha brittiläinen talon sääntö.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analysoi otteluni, kun ne päättyvät</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Kuten pelataan</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Kysy ennen kuin tuplaan</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Enintään viisi nappulaa kiilalla</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Enintään yksi pelissä</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Enintään kolme pelissä</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Enintään kaksi pelissä</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Alhaalla</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Kuution kohdalla, ennen kuin se tarjotaan.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automaattituplaukset</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Automaattituplaukset vaikuttavat Jacoby-sääntöön</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automaattisesti viimeisen nopan jälkeen</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon lasketaan, jos nappula on jäljellä</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon baarissa olevasta nappulasta on neljän arvoinen</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Kotiuta puolestani, kun mitään päätettävää ei ole</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver ja raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon ja otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaverit</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Vain karkeat virheet</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Lauta</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Päivässä enintään kerrattavia kortteja</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kortteja kerralla</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Keskellä oleva kuutio näyttää</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Nappulat ja nopat liikkuvat hetkessä.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Nappulat ja nopat liikkuvat nopeammin, eikä tietokone juuri odota.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Kello</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Oman verkkosi tietokoneet</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontrasti</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-sääntö</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Syvemmin mietityt siirrot ovat parempia ja vievät moninkertaisen ajan.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Viive vuoroa kohti</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Tarkka</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Uusien otteluiden nopat</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Aiemman ottelun nopat</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Suuntanuolet</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Tuplauskuutio</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Kyseenalaiset päätökset ja pahemmat</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Lopeta rollout aikaisin, kun tulos on varma</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Vuoron päättäminen</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Virheet ja pahemmat</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Jokainen peli pelataan erikseen, ja jokainen piste lasketaan.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Kaikki, mikä maksoi jotakin</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Reilut nopat (tarkistettavat)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Reilut nopat lyödään lukkoon sinetöidyllä salaisuudella ennen ottelua, ja ne voi tarkistaa sen jälkeen.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Kullekin valinnalle, 36:n välein: jokainen ensimmäinen heitto tulee yhtä usein.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Sekä otteluille että rahapelisessioille.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Alhaalla olevasta pelaajasta</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Heittovuorossa olevasta pelaajasta</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammonit ja backgammonit lasketaan vasta, kun kuutiota on käännetty. Vain rahapelissä.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Auttaa selvittämään ongelman syyn. Vain tarkassa lokissa on avattujen tiedostojen nimet; noppien salaisuuksia ja pelaajien nimiä ei ole kummassakaan.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-sääntö</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Kotikentät</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Talon säännöt</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Kuinka suuri osa muistetaan</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Jos aika loppuu</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Joka pelissä</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>Peleissä, jotka kulkevat eri tavalla kuin backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>Sen nappuloiden värisenä, ensimmäiseen siirtoosi asti.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>Nappuloidesi värisenä.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Se lasketaan vain, jos häviäjä ei ole kotiuttanut yhtään nappulaa.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Pidempään se ei mieti. Pidemmässä ajassa se katsoo syvemmälle; muut vastaavat heti.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-sääntö</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Virheen pienin hinta</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Loki</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Lokin tarkkuus</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Katso kerran päivässä bgdeskin käynnistyessä</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Peli hävitään</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Ottelu hävitään</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Käsin: napsauta noppia tai paina Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Raha</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Enemmän</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Suurempi kontrasti valitsee myös mustavalkoisen laudan, ellet ole valinnut jotakin.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Enemmän tarkoittaa, että kukin kortti tulee useammin.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Rolloutin siirrot</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Nappulani</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Uusia kortteja päivässä</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Ei</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ei animaatiota</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Ei animaatiota, jos järjestelmä pyytää niin</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Ei kuutiota siinä yhdessä pelissä, joka seuraa, kun pelaajalta puuttuu ensi kertaa enää yksi piste ottelun voittoon.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Ei lyö ja juokse -siirtoja kotona</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Ei lainkaan: loppuun asti</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Kaikki työpöydät eivät osaa kertoa; ”Ei animaatiota” toimii kaikkialla.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Omista virheistäsi, jos ne ovat kortin arvoisia.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Tarjoa kortteja, kun ottelu on analysoitu</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Baarissa</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Baarissa tai voittajan kotikentällä</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Vasemmalla</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Oikealla</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Vain tämän tietokoneen muut ikkunat</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Vain kun kontakti on ohi eikä mikään valinta voi muuttaa tulosta.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Vain kun pöytä on auki, ja vain sen kutsulla. Internetistä siihen pääsee useimmiten vain, jos ohjaat portin reitittimessäsi tälle tietokoneelle; bgdesk ei muuta siellä mitään.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Muut saavat katsoa</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Vajaat siirrot sallittu</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Tauko ennen tietokoneen toimia</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Pelaa nopeammin, kun kontakti on ohi</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Pelaa pakolliset siirrot puolestani</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Soita ääniä</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Pelaa kellon kanssa</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Kiilojen numerot</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Pöytäsi portti</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Kertaus</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Oikeat nopat, käsin syötettyinä</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Tuomaritila kahdelle ihmiselle, joilla on oikeat nopat</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Suhteessa järjestelmän käyttämään kokoon. Laudan tekstit kasvavat sen mukana niin paljon kuin tilaa on.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Välittäjä</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Toistettavat nopat (luvusta)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Aikavara ja viive joka vuorolla, kuten turnauksissa.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Aikavara pistettä kohti</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Heitä puolestani, kun en voi tuplata</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Tervehdi, kun ottelu alkaa</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Rolloutin siemen</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Näytä ohjeita laudalla</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Näytä virstanpylväät</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Näytä reunuksessa, baarin ylä- ja alapuolella, mihin suuntaan kumpikin pelaaja siirtää.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Näytä pippiluvut</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Näytä tietokoneen siirto nuolilla</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Näytä puolestani pelattu nuolilla</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Näytetään laudan vieressä ja tallennetuissa otteluissa.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Nappuloiden ja noppien nopeus</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Pöydät</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Välittäjän osoite (joku ajaa siellä komentoa ”bgdesk table-server”), jonka kautta muut pääsevät pöytääsi mistä tahansa. Se ei voi lukea, mitä sanotaan. Tyhjä: ei välittäjää.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Kunkin vuoron viive on ilmainen; sen jälkeen kuluu aikavarasi.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Nopat heitetään heti, kun ennen heittoa ei ole kuutiopäätöstä; kahden ihmisen kesken ei sellaisen siirron jälkeen, joka pelattiin jommankumman puolesta.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Myös niiden ero näytetään.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Voittaja on se, jolla on ensin tietty määrä pisteitä.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Toinen pelaaja näkee sen. Tyhjä: nimesi asetuksista.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Tulos näyttää silloin PR-luvun, tuurin ja katsottavat päätökset. Analyysi tehdään taustalla ja väistyy pelin tieltä.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Sama luku antaa samat nopat ja siten saman tuloksen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Teema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Silloin moottori arvioi aseman: nopeammin ja epätarkemmin.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Vahvimman vastustajan miettimisaika</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Aika nähdä nopat, ennen kuin nappulat liikkuvat.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Rolloutin toistot</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Katkaise rolloutit</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Kahden vuoron viiveellä</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Rajaton</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Kunnes mitään ei ole kerrattavana</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Siihen asti voit kumota osasiirtosi.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Enintään 7 pistettä tai 7 peliä</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Mikä on huonompi todennäköisyydellä 199/200, ei saa lisää toistoja.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Mitä voit tehdä seuraavaksi, muutaman sekunnin ajan. Se, miksi siirto ei ole sallittu, näytetään aina.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Mitä olet saavuttanut, tunnuslukujen sivulla; mikään siellä ei laske alaspäin.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Kun sallittuja siirtoja on vain yksi tai ei yhtään, se pelataan ja sinulle kerrotaan.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Kuka pääsee pöytääsi</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Se, jolla on katselukutsu, joka on eri kuin pelikutsu.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Arvolla 0 käytetään mitä tahansa vapaata porttia.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Voittajan kotikentällä olevasta nappulasta se on kolmen arvoinen.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Saat jättää osan heitosta pelaamatta.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Osoitteesi internetistä katsottuna</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nimesi</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Nimesi pöydissä</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk sulkeutuu ja palaa tämän kielisenä heti, kun poistut asetuksista.</translation>
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
        <translation>”Seuraava virhe” ja virheluettelo jättävät pois sen, mikä maksoi vähemmän.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Löytyneet</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Asetuksia ei löytynyt.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Palauta tämän sivun oletukset</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Etsi</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Etsi asetuksista</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Osat</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Aseta tämä sivu taas entiselleen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Kumoa</translation>
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
        <translation>Beaverit</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>Keskellä</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-peli</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Tuplaus</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Ottelun pituus</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Raha</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Ei tarjousta</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Tarjous</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Kuution omistaja</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Heitettävä…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Etsi</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Etsi pikanäppäimistä</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n heitto 36:sta lyö.</numerusform>
            <numerusform>%n heittoa 36:sta lyö.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Parhaan siirron jälkeen</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Tehdyn siirron jälkeen</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Sellaisenaan</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Mustan lyöntipaikat valkoisen blotteihin</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blotti</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blotit ennen ja jälkeen</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Lauta</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Vertaa tähän lautaan</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>{point}-kiilalta</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Siirrä nappula kiilalta</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Älä siirrä nappulaa</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Siirrä se nappula kiilalle</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Täällä ei voi lyödä mitään.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Lyöntipaikat</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>{point}-kiilan blotti</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>{point}-kiilalle</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Valkoisen lyöntipaikat mustan blotteihin</translation>
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
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Noppatilasto</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Paneelit</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Heittolaskuri</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Heitot</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pippi · {off} kotiutettu</numerusform>
            <numerusform>%n pippiä · {off} kotiutettu</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Anna vuoro tälle pelaajalle (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Voitetut pisteet</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>heittovuorossa</translation>
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
        <translation>Ratkaisu</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Ei ääntä: tässä tietokoneessa ei ole kaiuttimia tai kuulokkeita.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Näytettävä analyysi</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Syvin katsaus kuhunkin päätökseen</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Poista analyysi</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Poista tämä analyysi…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Mikä analyysi näytetään</translation>
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
            <numerusform>%n musta nappula, vastustajan</numerusform>
            <numerusform>%n mustaa nappulaa, vastustajan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n musta nappula, sinun</numerusform>
            <numerusform>%n mustaa nappulaa, sinun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n valkoinen nappula, vastustajan</numerusform>
            <numerusform>%n valkoista nappulaa, vastustajan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n valkoinen nappula, sinun</numerusform>
            <numerusform>%n valkoista nappulaa, sinun</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawford-peli, ei kuutiota</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Kuutio keskellä, arvo {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Ei kuutiota</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pipit: {own}–{theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Kuutio tarjotaan, arvo {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Sinun kuutiosi, arvo {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>Kuution omistaja {name}, arvo {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, {length} pisteen ottelu</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, rahapelisessio</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, {length} pisteen ottelu</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, rahapelisessio</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Osa bgdeskiä puuttuu: {parts}. Asenna bgdesk uudelleen.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Loki</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Ei ääntä, koska järjestelmästä puuttuu {libraries}. Asenna se (Debianissa ja Ubuntussa: {packages}) ja käynnistä bgdesk uudelleen.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ei ääntä: Qt:n ääniosa ei lataudu ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Ei ääntä: Qt:n ääniosaa ei ole asennettu. Kirjoita päätteessä ”{command}” ja käynnistä bgdesk uudelleen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Näyttöön {display} ei saada yhteyttä.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Kansiota {folder} ei voi käyttää: sen paikalla on tiedosto.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Kansiota {folder} ei voi käyttää: sen nimi ei ole mahdollinen.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Kansiota {folder} ei voi käyttää: sen polku on liian pitkä.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Kansiota {folder} ei voi käyttää: sinulla ei ole oikeutta kirjoittaa siihen.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Kansiota {folder} ei voi käyttää: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Kirjasto on nyt sellainen kuin tiedostossa {file}. Edellinen on varmuuskopioiden joukossa kohdassa Ottelu, Omat tiedot.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Toinen bgdeskin ikkuna ei vastaa, joten tämä avattiin sen rinnalle.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Ikkunaa ei voi avata, koska järjestelmästä puuttuu {libraries} (asenna Debianissa ja Ubuntussa: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Ei ole näyttöä, jolle avata ikkuna; {command} luettelee komennot, jotka eivät tarvitse sellaista.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tiedostoa {file} ei ole.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Tämä on bgdesk {version}: katso, mitä uutta siinä on.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Sinulla ei ole oikeutta kirjoittaa kansioon {folder}: muutetut asetukset unohtuvat, kun bgdesk suljetaan.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Sinulla ei ole oikeutta kirjoittaa kansioon {folder}: otteluitasi voi katsoa ja viedä, mutta kaikki tekemäsi unohtuu, kun bgdesk suljetaan.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Omat tiedot</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Tietosi ovat nyt kansiossa {folder}. Vanhaan paikkaan jääneet voi poistaa: katso Ottelu, Omat tiedot.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Tietosi siirrettiin kansioon {folder}, jota ei nyt ole. Kytke sen levy ja käynnistä bgdesk uudelleen. Jos se on kadonnut, poista tiedosto {detail}: silloin bgdesk aloittaa tavallisesta paikasta.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Vanha kiinalainen kilpajuoksu kuudentoista ruudun kehällä.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Tasan {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Hyvää päivää</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Hyvää iltaa</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Hyvää huomenta</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Hävitty ajalla {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Hävitty {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Luovutettu tilanteessa {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Aloitussivu</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Kello käy, kun olet täällä.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Keskeneräinen ottelu on auki toisessa bgdeskin ikkunassa.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Voitettu ajalla {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Voitettu {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Voitettu luovutuksella {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>vastassa {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>pelien välissä</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>reilut nopat</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>seuraavaksi aloitusheitto</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>tänään</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>valmentajan kanssa</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>eilen</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>sinulle on tuplattu</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>sinulle tarjotaan luovutusta</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>olet heittovuorossa</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>sinun on pelattava {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} pelaa heittoa {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>tuplaukseen vastaa {name}</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>luovutukseen vastaa {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} on heittovuorossa</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n kohta palautettu.</numerusform>
            <numerusform>%n kohtaa palautettu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n ottelu analysoitu.</numerusform>
            <numerusform>%n ottelua analysoitu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n ottelu jätetty pois:</numerusform>
            <numerusform>%n ottelua jätetty pois:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Kaikki nämä on jo analysoitu tai ne ovat vielä kesken.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analysoidaan ottelua {number}/{total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Löydetyt ottelut</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n ottelu siirretty roskakoriin. Voit palauttaa sen 30 päivän ajan.</numerusform>
            <numerusform>%n ottelua siirretty roskakoriin. Voit palauttaa ne 30 päivän ajan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n asema siirretty roskakoriin. Voit palauttaa sen 30 päivän ajan.</numerusform>
            <numerusform>%n asemaa siirretty roskakoriin. Voit palauttaa ne 30 päivän ajan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Keskeytetty, kun %n ottelu oli analysoimatta.</numerusform>
            <numerusform>Keskeytetty, kun %n ottelua oli analysoimatta.</numerusform>
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
        <translation>Peli {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>pelin voittomahdollisuus {chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>ottelun voittomahdollisuus {chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 kertaa equity, jonka päätös menettää, kun se ei ole pakollinen eikä kaukana tuplauksesta.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 kertaa equity, jonka kumman tahansa pelaajan siirto menettää.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90 %:n väli</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Kaikki virheiden hinta laskettuna kuin jokainen peli pelattaisiin rahasta.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analysoi (F7) näyttää tässä, kuinka hyvin molemmat pelasivat.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Kuten muut ohjelmat laskevat</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Kotiutus</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Karkeat virheet</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Päätöksen lajin mukaan</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Nappulasiirrot</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakti</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Päätökset</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Päätökset, jotka maksavat vähintään {least} eivätkä ole karkeita virheitä.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Päätökset, jotka maksavat vähintään {least} eivätkä ole virheitä.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Päätökset, jotka maksavat vähintään {least}.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Tarjoamatta jätetyt tuplaukset</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Tarjotut tuplaukset</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Kyseenalaiset</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Menetetty equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Virheet</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Tuuri</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Menetetty ottelumahdollisuus</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Ei tiedossa ottelussa, jossa on sääntöjen vastaisia siirtoja: niiden tuoma hyöty ei ole tuuria eikä virhettä.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Avaus</translation>
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
        <translation>PR {rating} (vähän päätöksiä)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Passit</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>PR-luku: laskettavien päätösten keskimääräinen virhe kertaa 500.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Siirrot pelin vaiheittain</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Menetetyt pisteet</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Luovutukset</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Otot</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Mahdollisuudet tai pisteet, jotka molempien virheistä olisi tullut tasaisella tuurilla. Arvio: se voi ylittää rajat 0 ja 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Ne, jotka eivät olleet pakollisia, ja kuutiosta ne, jotka olivat tasaväkisiä. PR-lukuun lasketaan ne, jotka eivät olleet myöskään itsestään selviä.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Mitä pelaajan omat heitot toivat kaikkien heittojen keskiarvoon verrattuna, equitynä.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Mitä menetettiin, equitynä ja tuloksena, ja kuinka moni päätös oli väärä.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Missä luku olisi, jos heittojen tuuri olisi ollut toinen.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Tasaisella tuurilla</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>edistynyt</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>aloittelija</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>satunnaispelaaja</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>hajamielinen</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>asiantuntija</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>vähän päätöksiä</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>sääntöjen vastaisia siirtoja</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>keskitaso</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>tuuri {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>voitti</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>maailmanmestari</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>maailmanluokka</translation>
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
        <translation>Kalleimmat päätökset</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Opi tästä ottelusta…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Ottelun yhteenveto</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Yhteenveto</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Tiedoston nimi tai polku on liian pitkä.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Keskustelu</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Keskustelu ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Tarjotaan muita ehtoja kuin aiemmin: vastaa kohdassa ”Pöydät verkossa…” valikossa Ottelu.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Toinen pelaaja pyytää uutta ottelua.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Toinen pelaaja pyytää saada ottaa takaisin viimeisen päätöksensä. Jos sallit sen, ottelu lasketaan siitä lähtien harjoitukseksi; jos jatkat peliä, päätös jää voimaan.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Toiselta pelaajalta pyydetään uutta ottelua.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Toiselta pelaajalta kysytään, ja hän sallii sen tai jatkaa peliä.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Toinen pelaaja ei ole enää pöydässä, joten uusintaottelua ei tule.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Toinen pelaaja jatkoi, joten päätöksesi jää voimaan.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Päätöksesi on otettu takaisin; ottelu lasketaan nyt harjoitukseksi.</translation>
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
        <translation>Alkuasema</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Siinä pöydässä pelataan toista ottelua.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Tällä palvelimella voi luovuttaa vain yksinkertaisen pelin, joten tarjousta ei lasketa.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Viestejä tuli kahdesti tai katosi matkalla, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Palvelimella tapahtui tämän ohjelman poissa ollessa enemmän kuin se voi tietää.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Kukaan ei vastaa siinä, mihin tämä kutsu johtaa: pöytä on suljettu tai siihen ei pääse täältä.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Tämän pöydän kahta pelaajaa ei erottaisi toisistaan; toinen teistä tarvitsee eri nimen.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Kenelläkään ei ole tätä pöytää auki välittäjällä, tai sen avannut ei vastaa.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Toisesta ohjelmasta ei ole kuulunut mitään 20 sekuntiin; sitä odotetaan.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Kerralla sanottiin niin paljon, että osa jäi pois.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Siinä pöydässä istuu jo joku muu.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Se ei ole tämän pöydän koodi.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Se heitto tuli liian aikaisin, eikä sitä lasketa.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Asetuksissa oleva välittäjän osoite ei kelpaa; pöytään pääsee vain ilman sitä.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Näiden kahden ohjelman kellot eroavat enemmän kuin niiden välinen matka selittää.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Ottelu säilyy.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Ottelu, jota toinen ohjelma haluaa pelata, ei ole mahdollinen.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Toinen pelaaja ei halua pelata tätä ottelua.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Toinen ohjelma kopioi noppien salaisuudet, joten sen kanssa ei voi pelata mitään.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Toinen ohjelma päätti jotakin, mikä ei ollut sen pelaajan päätettävissä.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Toinen ohjelma teki heiton jälkeen jotakin muuta.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">Toinen ohjelma teki jotakin, mikä ei ole pöydässä mahdollista, esimerkiksi takaisinoton.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Toinen ohjelma teki jotakin, mikä ei ole pöydässä mahdollista.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Toinen ohjelma teki jotakin, mikä ei ollut sillä hetkellä mahdollista.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Toinen ohjelma ei hyväksy sitä, mitä tämä lähetti, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Toinen ohjelma ei vastaa; sitä etsitään, kunnes se vastaa.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Toinen ohjelma ei kerro noppien salaisuuttaan, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Toinen ohjelma ei ole kuullut täältä mitään 20 sekuntiin.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Toinen ohjelma teki siirron, jonka säännöt kieltävät.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Toinen ohjelma tarvitsee jotakin, mitä tämä bgdeskin versio ei tunne.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Toinen ohjelma pelaa sääntöjen toisen version mukaan; toinen teistä tarvitsee uudemman bgdeskin.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Toinen ohjelma lähetti viestin, jota ei voi lukea, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Toinen ohjelma lähetti viestin, jossa on mahdottomia arvoja, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Toinen ohjelma lähetti kerralla enemmän kuin viestiin mahtuu, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Toinen ohjelma lähetti jotakin, mikä ei ole tekstiä, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Toinen ohjelma lähetti liian monta viestiä lyhyessä ajassa, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Toinen ohjelma puhuu yhteyskäytännön toista versiota; toinen teistä tarvitsee uudemman bgdeskin.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Toinen ohjelma kertoi noppien salaisuuden, ennen kuin kukaan heitti.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Toinen ohjelma kertoi noppien salaisuuden, jota se ei ollut lyönyt lukkoon ennen ottelua.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Se bgdeskin osa, joka puhuu muiden ohjelmien kanssa, pysähtyi, joten pöytä on suljettu.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Välittäjällä ei ole juuri nyt tilaa, tai siltä kysyttiin täältä liian usein.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Palvelin ei vastaa tai on katkaissut yhteyden ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Palvelin ei päästä sinua sisään; kirjaudu sinne uudelleen samalla nimellä.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Palvelin pelaa peliä, jota tämä ohjelma ei tunne.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Pöytää ei voi näyttää tässä verkossa, mutta sen kutsu toimii ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Pöytä ei voi odottaa tässä portissa; valitse toinen asetuksista ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Ottelun kaksi kirjausta eivät ole samat.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Tämä koodi ei päästä enää ketään sisään; pyydä uusi tai pyydä kutsu.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Tämä kutsu ei johda siinä olevaan pöytään; pyydä uusi.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Tämä ottelu ei ole enää palvelimella.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Tämä ottelu tarvitsee tunnuksesi salasanan, jota ei tallenneta mihinkään: kirjaudu palvelimelle uudelleen samalla nimellä.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Kolmea väärää koodia kokeiltiin, joten koodi ei päästä enää ketään sisään; näytä pöytä uudelleen.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Siinä vastaava ei ole pöytien välittäjä, tai se puhuu toista versiota.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Jotakin pöydän tarvitsemaa ei ole levyllä tai ei voi kirjoittaa sinne, joten pöytä on suljettu ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Heittosi tuli liian aikaisin, eikä sitä lasketa.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Poissa, ottelu odottaa</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Etsitään…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Yhdistetty</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Kukaan muu ei voi katsoa.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Kolmeen minuuttiin ei ole tapahtunut mitään. Ilman kelloa kukaan ei häviä odottamalla: kysy keskustelussa, odota edelleen tai poistu pöydästä; ottelu säilyy, mutta et voi vaatia sitä itsellesi.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Muut voivat katsoa ottelua pelin kuluessa.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Heitetään…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Heitetään… nopat tulevat molemmilta tietokoneilta.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Toiseen pelaajaan ei saada juuri nyt yhteyttä; ottelu ja kellot odottavat.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Pelaajat lukevat viestisi vain pelien välissä.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Pöytään ei saada juuri nyt yhteyttä; sitä etsitään.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Pöytä on suljettu</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Pöytä on suljettu. Jatka ottelua kohdassa ”Pöydät verkossa…” valikossa Ottelu.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Pöytä on suljettu; katso sitä uudelleen sen kutsulla.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Katsot ottelua {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Aiempi asema · Välilyönti palaa peliin</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Tämä on aiempi asema: palaa peliin pelataksesi.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Katsot tätä ottelua; ”Jatka peliä…” aloittaa pelin tästä.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Salli se</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Ei, jatka peliä</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Uusintaottelu</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Koodissa on kahdeksan numeroa; se on pöydän vieressä toisella tietokoneella.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Tietoja pöydistä</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Tästä verkosta ei voi etsiä ketään ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Pöydät verkossa</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Tämä ei ole palvelimen osoite: se on nimi tai nimi, kaksoispiste ja portti.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Tämä ei ole kutsu pöytään: kutsun alussa on ”bgdesk:” ja lopussa 52 kirjainta ja numeroa.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Tämä ei ole katselukutsu: kutsun alussa on ”bgdesk-watch:” ja lopussa 52 kirjainta ja numeroa.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Pöytäsi on yhä auki, vaikka laudalla on toinen ottelu.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Uusi tunniste</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Tunnisteet</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>%n ottelun tunnisteet:</numerusform>
            <numerusform>%n ottelun tunnisteet:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Pyydä sitä</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Pyydetäänkö toiselta pelaajalta lupa ottaa viimeinen päätöksesi takaisin?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Jos lupa saadaan, ottelu lasketaan siitä lähtien harjoitukseksi eikä se muuta kenenkään luokitusta.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Kukaan ei tiedä, mitä seuraavaksi heitetään.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ota takaisin</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Otetaanko viimeinen päätöksesi ja sitä seurannut takaisin?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Ota takaisin, uudet nopat</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Ota takaisin, samat nopat</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Ottelu lasketaan silloin harjoitukseksi eikä se muuta luokitustasi.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Toinen pelaaja sallii sen tai jatkaa peliä; myöhemmät heitot eivät tule uudelleen.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Heitot tulevat uudelleen samassa järjestyksessä.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n nappula kotiutettu</numerusform>
            <numerusform>%n nappulaa kotiutettu</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Satunnainen, otteluistasi</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Closeout</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Satunnainen, &amp;tietokoneen pelaama</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Mallit</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Tietokone pääsi tähän asemaan %n vuorossa itseään vastaan.</numerusform>
            <numerusform>Tietokone pääsi tähän asemaan %n vuorossa itseään vastaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Tietokone pelaa muutaman vuoron…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Tämä asema on ottelusta {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Ei kiitos</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>&amp;Lue säännöt</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Pelaat mustilla nappuloilla.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Pelaat valkoisilla nappuloilla.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} on avannut tämän pöydän ja haluaa pelata:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Tekstin laji</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Aseman teksti</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Tällä asemalla ei ole sellaista tekstiä; tähän voi liittää minkä tahansa XGID:n tai muun tunnuksen</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdeskin oma teksti</translation>
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
        <translation>Buchholz cut 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Vapaakierros</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Lohdutus</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Odotus</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finaali</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Arvonnan ja kaikkien noppien sormenjälki (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Lohko</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Lohko {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Vaikein oikea päätös</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Pudotuspelit</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Häviäjä: {first} – {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Häviäjien kaavio</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Pääkaavio</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Ottelu ottelulta</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Pronssiottelu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Sijat</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Ratkaisuottelut</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progressiivinen</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Puolivälierä</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Parhaat {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Toinen finaali</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Salaisuus: {digits}. Näiden tavujen SHA-256 on sormenjälki.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Välierä</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Turnaus on ohi ilman voittajaa.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Turnaus on ohi; ensimmäisen sijan jakavat: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Tätä ottelua pelataan nyt; näet sen ensimmäisestä heitosta alkaen heti, kun se on ohi.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Tämä ottelu pelataan seuraavaksi; näet sen ensimmäisestä heitosta alkaen heti, kun se on ohi.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Pelattavissa nyt</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Voittajien kaavio</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Voitetut</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Huonoin päätös</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Voitit lohdutuksen.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Voitit turnauksen.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Finaalisi: vastassa {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Pronssiottelusi: vastassa {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Seuraava ottelusi: vastassa {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Seuraavaa vastustajaasi ei vielä tiedetä.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Puolivälieräsi: vastassa {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Välieräsi: vastassa {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Turnauksesi on ohi.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Turnauksesi on ohi; muut jatkavat.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>vastassa {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>pelataan</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>turnausjohtajan päätös</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>häviö, vastassa {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>hävitty ajalla</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>ottelu poistettu</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>ei pelattu</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>{points} pistettä</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>kesken</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>voitto, vastassa {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>katsot</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>sinun pelattavissasi</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} tai {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>Vastakkain {first} ja {second}.</translation>
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
        <translation>{name} voitti lohdutuksen.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} voitti turnauksen.</translation>
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
        <translation>{won}/{played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Sitä ei voi enää tehdä: turnaus on sillä välin edennyt.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Aloita</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Tallenna seinälle…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Katso</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopioi sormenjälki</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Kopioi salaisuus</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Johda…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>&amp;Oma polku</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Sijat</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Tallenna k&amp;uvana…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Tallenna &amp;verkkosivuna…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Näytetään</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Tämä on arvonta. Aloita, kun se on mieleesi; siitä lähtien se on voimassa.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Oma peli</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Tietoja turnauksista</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Kaikki turnaukset</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Muuta</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Uusi turnaus</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Tätä turnausta ei voi pelata ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Illan turnaus</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turnaukset</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pippi ennen viimeistä heittoa {dice}; nyt {now}.</numerusform>
            <numerusform>%n pippiä ennen viimeistä heittoa {dice}; nyt {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rolloutin teki {engine} ({settings}): %n peli; keskivirhe tässä {error}.</numerusform>
            <numerusform>Rolloutin teki {engine} ({settings}): %n peliä; keskivirhe tässä {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Kuuden päässä olevan blotin lyö 17 heittoa, enemmän kuin millään muulla etäisyydellä: yhdessätoista on kutonen, ja muista tulee yhteensä kuusi ({rolls}). Jos omat kiilasi estävät yhdistelmät, jäljelle jää 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Oikeaksi lasketaan myös siirto, joka maksaa enintään {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Suunnitelma päätellään pelkistä nappuloista samojen sääntöjen mukaan, joita sivu Tunnusluvut ajan mittaan käyttää. Kysytään vain asemia, joiden suunnitelma on selvä ja yhä sama kahta vuoroa myöhemmin.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Prime ja yksi nappula sen takana</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-kiilan peli</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1-kiilan peli: musta odottaa lyöntipaikkaa</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Neuvo</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Siirron {best} jälkeen lyö {least} heittoa 36:sta, siirron {yours} jälkeen {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Kaikki siirrot</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Vastaus lasketaan oikeaksi, jos se on yhden prosenttiyksikön sisällä tai gammonin hinnassa {near} sisällä.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Vastaa tavallisiin avaussiirtoihin.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Vastattu</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Kysy itseltäsi, onko se otto. Jos et ole varma kummastakaan, tuplaa. Vastustajakin voi olla epävarma ja ottaa tai passata väärin.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Hyökkäys</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Kotiuta nappula aina kun voit; jokainen jäljelle jäänyt voi maksaa kokonaisen heiton.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Kotiutus</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Mustan nappuloiden takana valkoisella on vain ankkuri 24-kiilalla, mustan 1-kiilalla. Kaikki toivo on myöhäisessä lyöntipaikassa.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Parempi on {best}. Mitä {yours} maksaa keskimäärin, heittoina: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Parempi on {best}; {yours} maksaa {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Mustalla on nappula baarissa tai yksinään valkoisen kotikentällä eikä siellä ankkuria. Valkoisella on siellä riittävästi nappuloita lyömään ja sulkemaan kiiloja.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Musta heittää. Mitkä heitot lyövät jonkin nappulasi?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Musta avasi heitolla {dice} siirron {move}. Mitä vastaat?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Mustan kotiutetut nappulat</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Mustan suunnitelma</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: musta on baarissa</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Molemmat ovat oikein.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Molemmilla on keskikiilansa</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Nappulat</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Suljettu ulos: yksi nappula baarissa</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Ryhmät</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Yhdistelmällä</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Hinta</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Laske aseman molempien puolien pippiluvut niin kuin ne tulevat vastaan pelissä.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Laske kerran ja vähennä sitten jokainen heitto. Kun sinua lyödään, lisää 25 miinus sen kiilan numero, jolla sinua lyötiin.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Kuutiopäätöksiä, jotka muuttuvat askel askelelta, kunnes toinen vastaus on oikea.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Suoraan</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Etäisyys baarista: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Sisään tultuaan lyövien nappuloiden etäisyydet: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Lyövien nappuloiden etäisyydet: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Jaa lauta kolmen kiilan ryhmiin: 1–3, 4–6 ja niin edelleen. Laske jokainen nappula kuin se olisi ryhmänsä keskimmäisellä kiilalla: ensimmäisessä ryhmässä 2 pippiä, toisessa 5, aina 3 enemmän. Lisää sitten 1 jokaisesta ryhmänsä korkeimmalla kiilalla olevasta nappulasta ja vähennä 1 jokaisesta alimmalla olevasta.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: molemmilta puuttuu yksi piste.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tuplaus, passi</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tuplaus, otto</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Tuplaus, otto tai passi kilpajuoksun lopussa. Vastaukset ovat tarkkoja.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Tuplattu, kuutio {cube}: passin jälkeen voitat ottelun todennäköisyydellä {passed}, oton ja häviön jälkeen {lost}, oton ja voiton jälkeen {won}. Tarvitset siis ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Tuplattu, passattu</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Tuplattu, otettu</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplikointi</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Tehollinen pippiluku</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Arvioi, montako pippiä kotiutus todella vie, kun pinot ja aukot hukkaavat.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Tarkasti</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Viisitoista tasaisesti 6-, 5- ja 4-kiiloille jaettua nappulaa hukkaa noin 7–8 pippiä. Aukot ja matalien kiilojen nappulat hukkaavat enemmän, koska suuria lukuja kuluu lyhyisiin siirtoihin.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Löydä paras siirto kotiutettaessa. Vastaukset ovat tarkkoja.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Löydä siirto, joka jättää vähiten lyöntipaikkoja. Sen ei tarvitse olla paras.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Laudan ääressä käytettäviä kaavoja, eivät tarkkoja</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Equity-taulukosta</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Pelisuunnitelmat</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonin hinta, kuutio {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonin hinta: (gammonin voitto - voitto) / (voitto - häviö), kaikki mahdollisuuksina voittaa ottelu.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Puolineljännekset</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding-peli</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Pidetään 5-kiilaa</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Montako pippiä kumpikin puoli tarvitsee?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>Taulukossa ✓ on löydetty, + jätetty pois ja ✗ merkitty, vaikka se ei lyö.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Arvioija: {engine}, {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keithin laskenta</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Opettele muutama ryhmä ulkoa ja siirtele nappuloita mielessäsi, kunnes näet ne. Suljettu kotikenttä on 42, viisi nappulaa keskikiilalla on 65, kaksi 24-kiilalla 48, ja 4-kiilalta alkava viiden kiilan prime on 60. Niin kauan kuin siirrät yhtä nappulaa eteenpäin yhtä monta pippiä kuin toista taaksepäin, pippiluku pysyy samana.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Anna vastustajan tarvita samaa lukua kahteen hyvään asiaan. Kaksi blottia, jotka molemmat lyödään nelosilla, maksavat tuskin enempää kuin yksi.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Merkitse ne taulukkoon; reunassa oleva luku merkitsee kaikki sen heitot. Kahden nopan molemmat järjestykset merkitään yhdessä. Ctrl+Enter vastaa.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Merkitse, mitkä 36 heitosta lyövät.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Merkitty</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Rahapeli, kuutio on keskellä. Molemmilla on niin vähän nappuloita, että jokainen luku on tarkka.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Rahapeli ilman Jacoby-sääntöä.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Rahapeli. Kukaan ei voi enää voittaa gammonia.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Rahapeli. Kuutio on keskellä, ja gammonit lasketaan.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Siirto</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Nimeä suunnitelma, jota asema vaatii.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Yhtään nappulaa ei voi enää lyödä: vain pipit merkitsevät.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Ei selvää suunnitelmaa</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ei tuplausta</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Ei uudelleentuplausta</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Yksikään heitto ei lyö niistä kahta, joten luvut voi laskea yhteen.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Tuplaamatta</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Ei vielä kokeiltu.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Tässä lasketaan vain turvallisuus. Turvallisimman siirron ei tarvitse olla paras.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Avaukset</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Muuten täytä aukkoja: siirrä nappula tyhjälle kiilalle ja vältä pinoja.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Pippiluku</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pipit</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Pelaa ensimmäinen heitto, rahapelissä ja missä tahansa tilanteessa.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Kiila kiilalta</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Peräkkäiset kiilat</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Prime-peli</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Kilpajuoksu</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Kilpajuoksun kuutio</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Vertailukuutiot</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Vastaukset</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Oikein</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Oikea vastaus</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Oikein: {number} heittoa 36:sta lyö.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Heitot</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Lyöviä heittoja 36:sta</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Lyöviä heittoja keskimäärin kaikissa mahdollisissa siirroissa: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Tulevat heitot</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Nyrkkisääntöjä</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Jatkuva laskenta</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Juoksupeli</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Turvallisin siirto</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Lyöntipaikat</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Lyöntipaikat etäisyyden mukaan, välissä ei mitään</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Pinot 1-kiiloilla, yhtä monta molemmilla</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Ottoraja, kuutio {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Ottorajat</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36 heittoa</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Paras siirto jättää keskimäärin vähiten heittoja.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Parhaat siirrot</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Kuuden päässä oleva blotti</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Kuutio on keskellä.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Kuutio on sinun, arvo 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Tehollinen pippiluku on kotiutuksen keskimääräinen heittomäärä kertaa 49/6. Vastaus yhden pipin tarkkuudella on oikein.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Luvut ovat tarkkoja: ne ovat kaikkien tällaisten asemien taulukosta.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Pelin ensimmäinen heitto: miten pelaat sen?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Gammonin hinta on se, minkä gammonin voittaminen lisää voittoon, osuutena voiton ja häviön erosta. Rahapelissä se on {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Viimeinen heitto: musta kotiuttaa ensi kerralla</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Viimeiset {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Kilpajuoksu on tasan.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Oikea vastaus on: {right}. ”{chosen}” maksaa {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Oikea suunnitelma</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Heitto yksin ei selitä sitä: jokin nappula lyötiin tai osaa heitosta ei voinut pelata.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Tilannekortti</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Ottoraja on voittomahdollisuus, jonka tarvitset ottoon, jos gammoneja ei ole eikä kuutiota enää käännetä.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Yhdessä niitä on {number} vähemmän, koska samat heitot lyövät useassa kohdassa. Tällaista duplikointia haluat, kun joudut jättämään useamman kuin yhden blotin.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Liian hyvä tuplattavaksi</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Kaksi heittoa: musta tarvitsee kaksi heittoa tai yhden tuplan</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Kuuteen asti lyöntipaikka on suora, ja blotti on lähellä turvallisempi kuin kaukana: kuuden päässä sen lyö 17 heittoa, sitten 15, 15, 14, 12 ja yhden päässä 11. Seitsemästä alkaen lyöntipaikka on epäsuora: tarvitaan molemmat nopat, ja lyöviä heittoja on enintään 6. Pane siis blotti aivan lyöjän viereen tai seitsemän tai useamman päähän, ja kuuden päähän vain jos on pakko.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Hukka</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Mitkä ovat teholliset pippiluvut?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Mikä on valkoisen suunnitelma?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Mitä hukataan</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Mitä tarvitset ottoon eri tilanteissa ja minkä arvoinen gammon niissä on.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Jos molemmilla puolilla on yhtä monta nappulaa samoilla omilla kiiloillaan, jätä ne pois: ne eivät muuta eroa.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Mikä siirto jättää vähiten lyöntipaikkoja?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Valkoisella on vähintään neljä kiilaa peräkkäin mustan nappulan edessä, jota on tarkoitus pidätellä.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Valkoisella ei ole enää ketään mustan kotikentällä ja se johtaa, tai se kotiuttaa jo. Kaikkien on tultava kotiin ja pois lyömättöminä.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Valkoisella on jäljellä {white} pippiä, mustalla {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Valkoinen on kaukana jäljessä, pitää kahta kiilaa mustan kotikentällä ja odottaa myöhäistä lyöntipaikkaa.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Valkoinen ei ole selvästi johdossa. Viimeiset nappulat ovat yhdessä ankkurilla tai keskikiilalla ja odottavat lyöntipaikkaa tai suurta tuplaa.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Valkoinen on heittovuorossa.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Valkoinen on heittovuorossa. Mitä kummankin pelaajan pitäisi tehdä?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Valkoinen olet sinä, alhaalla.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Valkoinen johtaa kilpajuoksua, ero {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Valkoinen pelaa: miten kotiutat parhaiten?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Valkoinen on kilpajuoksussa jäljessä, ero {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Valkoisen nappulat vyöhykkeellä</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Valkoisen kotiutetut nappulat</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Valkoisen etumatka pippeinä</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Valkoisen pipit</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Kuka niin sanoo</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Kun kaikki nappulat ovat 1-kiilalla, laske 7 pippiä jokaista kahta kohti ja 1 lisää: kymmenen nappulaa tarvitsee 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Kun nappuloita on kaksi jäljellä, laske, moniko heitto kotiuttaa molemmat.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Ilman kuutiota valkoinen voittaa {chance} peleistä.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolseyn laki</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Sinulta puuttuu {own} pistettä, vastustajalta {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Sinulta puuttuu {own}, vastustajalta {other}; Crawford-peli on ohi.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Sinulta puuttuu {own}, vastustajalta {other}; tämä on Crawford-peli.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Vastauksesi</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Blottiasi {point}-kiilalla lyö {number} heittoa 36:sta.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Laskelmasi poikkeavat oikeista: valkoinen {white}, musta {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Siirtosi ei ole taulukossa: se maksaa enemmän kuin kaikki näytetyt siirrot.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>rakennusnappula</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>ei lyö</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>lyö</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>lyö, ja jäi pois</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>viimeisin vastaus</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>rakastavaisten hyppy</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>tekee kiilan</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>pielessä {number} (pippiä)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>juoksu</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slottaus</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>tähän asti</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>jakaminen</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>sinun</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} baarissa</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} kiilalla {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} menetetty</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} heittoa 36:sta lyö; merkitsit {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>pielessä {number} heittoa 36:sta</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>pielessä {number} prosenttiyksikköä</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right}/{all} on oikein.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right}/{all} oikein</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} oikein</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Jokainen kysymys tehdään uutena, joten ulkoa opittavaa ei ole. Vastauksesi säilyvät: kukin harjoite näyttää, miten sinulla on viime aikoina mennyt.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Tietoja harjoitteista</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Kaikki harjoitteet</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Harjoitteet</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Siirtosarjat</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver &amp;silti</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Paras: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Tuplaa &amp;silti</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Se maksaa {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Kyse on siitä, ettei gammonia hävitä.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Kyse on gammonin voittamisesta.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Kyse on pelin voittamisesta enemmän kuin gammoneista.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Pidä &amp;siirtoni</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Katso koko lautaa vielä kerran: mitä kumpikin pelaaja haluaa?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Mikään tämän pelin päätös ei maksanut niin paljon, että valmentaja puhuisi siitä.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Ei tuo: yritä uudelleen.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Ei tälläkään kertaa: tässä on vastaus.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Hetkinen…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Jokin näistä on paras siirto:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Passaa &amp;silti</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Heitä &amp;silti</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Ota &amp;silti</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Se maksoi {cost}: otetaanko takaisin?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Paras siirto alkaa rengastetuilla kiiloilla olevilla nappuloilla.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Kaikissa tunnusluvuissa lasketaan ensimmäinen yritys: {choice} maksoi {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Valmentaja ei voinut katsoa tätä päätöstä. Ottelu jatkuu.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Valmentaja ei ole sanonut tästä mitään: H pyytää moottorilta vihjeen.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Valmentaja miettii…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>On jotakin parempaa.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Ajattele kiilaa, jonka voit tehdä.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Ajattele, montako peliä sinun pitäisi voittaa, jotta voisit ottaa.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Ajattele asemaa, kilpajuoksua ja uhkia: kenellä niitä on ja kuinka paljon?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Ajattele turvallisuutta: mikä voi lyödä sinua seuraavaksi?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Ajattele nappuloiden kotiuttamista.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Ajattele gammoneja, jotka voitat, kun jatkat peliä.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Ajattele kahta seuraavaa heittoa: kuinka paljon ne voivat muuttaa?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Ajattele kotikenttäsi kiiloja.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Ajattele kiiloja, jotka estävät vastustajaa.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Ajattele ottelun tilannetta.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Ajattele tempoa: onko jotakin lyötävää?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Ajattele, mistä turvallisuuden vuoksi luovutaan.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Ajattele, mikä pitää vastustajan baarissa.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Ajattele, mitä vastustaja vastaisi tuplaukseen.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Ajattele takanappuloitasi: voivatko ne tehdä ankkurin?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Ajattele takanappuloitasi: onko aika juosta?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Ajattele vastustajan takanappuloita: voivatko ne karata?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Valmentaja: selittää, mikä maksaa vähintään {cost} (kuutio {cube}). Vaikeneminen tarkoittaa: ei tätä huonompaa.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Valmentaja: luettelee jokaisen pelin jälkeen, mikä maksoi vähintään {cost} (kuutio {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Valmentaja: ottaa takaisin sen, mikä maksaa vähintään {cost} (kuutio {cube}). Vaikeneminen tarkoittaa: ei tätä huonompaa.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Valmentaja: varoittaa siitä, mikä maksaa vähintään {cost} (kuutio {cube}). Vaikeneminen tarkoittaa: ei tätä huonompaa.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Lopulta pelattu maksoi liian vähän tullakseen luetteloon.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Noudatit jokaista varoitusta: mitään kallista ei jäänyt katsottavaksi.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>tuplaus</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>ei tuplausta</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>take</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (ensimmäinen yritys)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (kokeiltu)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} maksaa {cost}.</translation>
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
            <numerusform>%n katsottava päätös</numerusform>
            <numerusform>%n katsottavaa päätöstä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Varoituksia: %n. Noudatettuja: {heeded}. Säästetty equity: {saved}.</numerusform>
            <numerusform>Varoituksia: %n. Noudatettuja: {heeded}. Säästetty equity: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Valmentaja</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Jälkikäteen: mitä katsoa kunkin pelin jälkeen</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Kuutiopäätökset, jotka maksavat vähintään</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Kuutio:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Selitä: kertoo myös, mitä se maksaa</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Hinnasta alkaen</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Siirrot, jotka maksavat vähintään</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Siirrot:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Tönäise: kertoo, että on jotakin parempaa</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Pois</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Opeta: ottaa takaisin kahdesti, näyttää sitten vastauksen</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Ottelu on harjoitus, eikä sitä lasketa luokitukseen. Vaikeneminen tarkoittaa: ei tätä huonompaa.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Kelloa vastaan pelattaessa valmentajaa ei ole.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>Tässä pelissä ei ole valmentajaa: kukaan täällä ei osaa kertoa sen mahdollisuuksia.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Tietokoneiden kesken ei ole ketään opetettavaa.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Ystäväsi valmentaja</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>&amp;Ystäväsi</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Auta minua</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Jätä näin</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>&amp;Katso uudelleen</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Ota takaisin</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Miksi</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Molemmat heittivät {die}, joten heittäkää uudelleen. Mitä ne nyt näyttävät?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Aloitus: kumpikin yhdellä nopalla, suurempi aloittaa. Mitä ne näyttivät?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Mitä nopat näyttivät?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Sinun heittosi: mitä nopat näyttävät?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>Heittovuorossa {name}: mitä nopat näyttävät?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Napsauta silmälukuja tai kirjoita ne: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Vinossa, heitetään uudelleen</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Ensimmäinen noppa</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Toinen noppa</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Nämä nopat</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Syötä nopat</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Näytä k&amp;ansiossa</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Peru poisto (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Toinen ohjelma käyttää kirjastoasi. bgdesk sulkeutuu heti, kun kaikki on tallennettu.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Toinen ohjelma käyttää kirjastoasi. bgdesk tallentaa tämän heti, kun voi.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Karkea virhe, {cost}: paras oli {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Tuplaus, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tuplaus, passi</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tuplaus, otto</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Kyseenalainen, {cost}: paras oli {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Virhe, {cost}: paras oli {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Tuplaus jäi tekemättä, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Uudelleentuplaus jäi tekemättä, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Ei tuplausta, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Ei tuplausta, otto</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Ei uudelleentuplausta, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Ei uudelleentuplausta, otto</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Valinnainen tuplaus, passi</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Valinnainen tuplaus, otto</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Valinnainen uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Valinnainen uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Uudelleentuplaus, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Oikein</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Oikein: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Ottoraja {take} ilman gammoneja, kuutio kuollut · gammonin hinta {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Liian hyvä tuplattavaksi, passi</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Liian hyvä tuplattavaksi, otto</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Liian hyvä uudelleentuplattavaksi, passi</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Liian hyvä uudelleentuplattavaksi, otto</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Väärä beaver, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Väärä tuplaus, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Väärä otter, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Väärä passi, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Väärä raccoon, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Väärä uudelleentuplaus, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Väärä otto, {cost}: oikein oli {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>tuplaus, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>tuplaus, passi</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>tuplaus, otto</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>ei tuplausta, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>ei tuplausta, otto</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>ei uudelleentuplausta, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>ei uudelleentuplausta, otto</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>valinnainen tuplaus, passi</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>valinnainen tuplaus, otto</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>valinnainen uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>valinnainen uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>uudelleentuplaus, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>uudelleentuplaus, passi</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>uudelleentuplaus, otto</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>otto</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>liian hyvä tuplattavaksi, passi</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>liian hyvä tuplattavaksi, otto</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>liian hyvä uudelleentuplattavaksi, passi</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>liian hyvä uudelleentuplattavaksi, otto</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: paras oli {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} ottelusta)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Kopioi kutsu</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Näkyvissä tässä verkossa</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Sulje pöytä</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Kopioi ka&amp;tselukutsu</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Kutsu</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Muut tässä verkossa voivat silloin löytää sen ja liittyä lyhyellä koodilla.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Muut tässä verkossa löytävät pöytäsi ja liittyvät tällä koodilla. Lue se jollekulle ääneen.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Lähetä se sille, jonka kanssa haluat pelata: paikan voi ottaa se, jolla kutsu on.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Kutsu on leikepöydällä.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Katselukutsu on leikepöydällä.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Ottelu alkaa heti, kun toinen suostuu. Siihen asti voit tehdä tässä ikkunassa jotakin muuta; pöytä pysyy auki, kunnes suljet sen.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Missä toinen pelaaja on</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Pöytäsi on auki</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>missä tahansa, välittäjän {address} kautta</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>tällä tietokoneella ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>tässä verkossa ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>internetissä ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Päätös {number}/{total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Virheet tiedetään, kun ottelu on analysoitu: paina F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Tätä ennen ei ole virhettä: tässä on ottelun viimeinen.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Tämän yllä ei ole omaa siirtosarjaasi.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Siirtosarjoja ei ole poistettu.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Loppuun asti ei ole enää virheitä: tässä on taas ensimmäinen.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Tästä asemasta ei lähde toista siirtosarjaa.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Kukaan ei tehnyt vähintään {cost} maksavaa virhettä.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Tässä on ottelun loppu.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Siirtosarja on poistettu. Ctrl+Z palauttaa sen.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Tässä on ottelun alku.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Tässä on siirtosarjan loppu.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Tämä siirtosarja tuli tiedostosta ja jää paikalleen.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Olet nähnyt jokaisen virheen.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Et tehnyt vähintään {cost} maksavaa virhettä.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>virhe {number}/{total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} ei tehnyt vähintään {cost} maksavaa virhettä.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Sivu selainta varten (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Kuva (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Tallenna turnaus</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>Tiedostoa {file} ei kirjoitettu ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tiedostoa {file} ei kirjoitettu.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Nopeammin</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>&amp;Tauko</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Käy ottelu &amp;läpi</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Hitaammin</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Askel</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>&amp;Kaavioon</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>L&amp;oppuun</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Jotakin meni vikaan bgdeskin sisällä, eikä tämän ottelun virheitä voi näyttää. Ottelu ja sen analyysi säilyvät; tarkemmat tiedot ovat lokissa.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Lisää henkilö…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Lisää henkilö</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Palau&amp;ta</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Otteluidesi nimet</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Henkilö</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Nimeä tämä henkilö uudelleen</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Nimiä sisältäviä otteluita ei vielä ole.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Merkitse nimet, joilla tämä henkilö pelaa. Tunnusluvut ja luokitus päivittyvät heti.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Kuka on kuka</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Tuplaus on passattava, ja passin arvo on {refusal}; pelin jatkamisen arvo on {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Kummankin pelaajan seuraavan heiton jälkeen tuplausta ei voisi enää ottaa {share} tapauksista.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ankkurit</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Ensisilmäyksellä tämä yksin maksaa {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Tässä tilanteessa</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammonit</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Estävä kiila</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blotit</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Kotikentän blotit</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Nappulat yli kolmen kiilalla</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Nappulat 1-kiilalla ja 2-kiilalla</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Sen taakse jääneet nappulat</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Kalliita lyöntipaikkoja</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Kuutio</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Kaksoislyöntejä</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Helppo tulla sisään</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Riittävästi voittoja</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Vaikka kuutiota ei enää käännettäisi, sinun tarvitsisi ottoa varten voittaa vain {needed} peleistä; tässä luku on {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>{name}: vaikka kuutiota ei enää käännettäisi, ottoa varten tarvitsisi voittaa vain {needed} peleistä; tässä luku on {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Kaikki muu maksaa {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Kaikki muu antaa takaisin {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Voitetut pelit</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Hävityt gammonit</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Voitetut gammonit</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>On passattava</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Kotikentän kiila</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Jos kuutiota ei enää käännettäisi, sinun pitäisi ottoa varten voittaa {needed} peleistä; tässä luku on {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>{name}: jos kuutiota ei enää käännettäisi, ottoa varten pitäisi voittaa {needed} peleistä; tässä luku on {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Rahapelissä tämä päätös olisi oikea; tässä tilanteessa se ei ole.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Se häviää gammonin {chance} harvemmin, mikä antaa takaisin {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Se häviää gammonin {chance} useammin, mikä maksaa {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Se häviää gammonin {chance} useammin: {share} menetyksestä {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Se voittaa gammonin {chance} harvemmin, mikä maksaa {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Se voittaa gammonin {chance} harvemmin: {share} menetyksestä {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Se voittaa gammonin {chance} useammin, mikä antaa takaisin {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Se voittaa {chance} harvemmin, mikä maksaa {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Se voittaa {chance} harvemmin: {share} menetyksestä {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Se voittaa {chance} useammin, mikä antaa takaisin {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Etumatka kilpajuoksussa, pippeinä</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Päästää nappulan ulos</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Pisin este, kiiloina</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Tehdyt kiilat</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Markkinat menetetty</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Lyömättä jättäminen</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Enemmän lyöntipaikkoja</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Suurin osa menetyksestä tulee backgammoneista.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Suurin osa menetyksestä liittyy kuutioon; ilman kuutiota siirrot olisivat lähempänä toisiaan.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Tuplaamatta arvo on {played}, tuplauksella {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Mikään syy, jonka bgdesk voi tarkistaa, ei yksin selitä menetystä.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Ei syitä: ero on rolloutin virherajojen sisällä.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Ei syitä: siirtoja ei katsottu yhtä syvästi.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Ilman uudelleentuplausta arvo on {played}, uudelleentuplauksella {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Ei mitään menetettävää</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Vastustajan nappulat baarissa</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pippiluku</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Kotikentän kiilat</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Kiilat ulkopuolella, 7–17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Heitot, jotka eivät tule sisään</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Heitot, jotka lyövät vähintään 10 pippiä</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Heitot, jotka lyövät kahdesti</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lyövät heitot 36:sta</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Heitot, jotka päästävät ulos</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Lyhyempi este</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Otto ja passi ovat tässä lähellä toisiaan: jos et ole varma, kumpi on oikein, tuplaa.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Tuplauksen arvo on {played}, ilman tuplausta {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Virhe on liian pieni, jotta syyn voisi nimetä varmasti.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Vastustajalta puuttuu yksi piste, joten kuutio ei maksa sinulle mitään.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Vastustajalta puuttuu yksi piste, joten kuutio ei maksa mitään ({name}).</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Passin arvo on {played}, oton {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Uudelleentuplauksen arvo on {played}, ilman uudelleentuplausta {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Loppu, enimmäkseen kuutio, maksaa {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Loppu, enimmäkseen kuutio, antaa takaisin {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Oton arvo on {played}, passin {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Aikaa on</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Aikaa on: kummankin pelaajan seuraavan heiton jälkeen tuplausta ei voisi enää ottaa vain {share} tapauksista.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Aikaa on: mitä kumpikin pelaaja seuraavaksi heittääkin, tuplauksen voi senkin jälkeen vielä ottaa.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Siellä arvo on {value} ilman tuplausta ja {take} otetun tuplauksen jälkeen.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Nämä lyövät vain tehdyn siirron jälkeen ({name}):</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Nämä lyövät vain siirtosi jälkeen:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Nämä lyövät vain siirron {best} jälkeen:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Nämä vain tehdyn siirron jälkeen ({name}):</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Nämä vain siirtosi jälkeen:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Nämä vain siirron {best} jälkeen:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Liian vähän voittoja</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Liian hyvä</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Liian hyvä tuplattavaksi: pelin jatkamisen arvo on {value}, passin {refusal}; {gammons} peleistä voittaa gammonin.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Liian turvallinen</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count}/{all} heittoparia, ensisilmäyksellä.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Lisää tietoja</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Miksi</translation>
    </message>
    <message>
        <source>best</source>
        <translation>paras</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>pelattu</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Asema</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Sääntöjen vastainen siirto ei voi päättää peliä.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Hyväksytkö vai jatkatko peliä?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-Deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-Deucey (amerikkalainen)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-Deucey (eurooppalainen)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-Deucey (laivasto)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Kaikkien nappuloidesi on tultava sisään, ennen kuin mikään siirtyy eteenpäin.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Kaikki noppasi on pelattu.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Tarjoukseen on vastattava ensin.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Tässä ottelussa ei pelata beavereita.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Brittiläinen viitonen</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Nappulat liikkuvat vain eteenpäin: suuremmilta kiiloilta pienemmille.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Pelaa {die} napsauttamalla nappulaa</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Pelaa {left} napsauttamalla nappulaa · {right} oikealla painikkeella</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Päätä vuoro napsauttamalla noppia</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Heitä napsauttamalla noppia</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Heitä vielä kerran napsauttamalla noppia</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Heitä napsauttamalla noppia · tuplaa napsauttamalla kuutiota</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Jäljellä on noppia, jotka voi pelata.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Hollantilainen backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Pakollinen, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Pakollinen: {play} pelattiin puolestasi.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Peli {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Holland-sääntö: kukaan ei tuplaa, ennen kuin molemmat pelaajat ovat pelanneet kaksi heittoa.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 nappula)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 nappulaa)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>Tässä pelissä vain tarkka luku kotiuttaa nappulan.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ei ole sinun vuorosi.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Jäi sinulta, nyt pelaa {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Nyt sinä pelaat luvut, jotka jätti {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Luvut jätti {name}, nyt pelaa {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Jäljelle jäi {numbers}, jotka sinä nyt pelaat.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Jäljelle jäi {numbers}, jotka nyt pelaa {name}.</translation>
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
        <translation>Valitse ensin tupla: napsauta noppaa tai paina 1–6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Valitse tupla: jos se kaikki pelataan, heität uudelleen · napsauta noppaa tai paina 1–6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Valitse tupla; nopan vastakkaisen puolen tupla seuraa sitä: jos kaikki pelataan, heität uudelleen · napsauta noppaa tai paina 1–6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Seuraavaksi valitset tuplan · jatka napsauttamalla noppia</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Seuraavaksi heität uudelleen · jatka napsauttamalla noppia</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Seuraavaksi {numbers} · jatka napsauttamalla noppia</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Mikään nappula ei saa ohittaa laudan keskikohtaa, ennen kuin kaikki ovat tulleet sisään.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Tässä pelissä ei ole kuutiota: se on Crawford-peli.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Ei sallittua siirtoa · jatka napsauttamalla noppia</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Ei sallittua siirtoa: jatka painamalla Enter.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>Lähdöstä ei saa tällä vuorolla lähteä enempää nappuloita.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Kukaan ei kotiuta, kun yksikin oma nappula on kiinnitetty.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Kukaan ei saa tuplata ennen ensimmäistä vuoroa.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Mikään nappulasi ei pääse näillä nopilla baariin.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Mikään nappulasi ei pääse näillä nopilla reserviin.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Mikään nappulasi ei pääse näillä nopilla lokeroon.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Mikään nappulasi ei pääse näillä nopilla {point}-kiilalle.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Vain toisen nopan voi pelata, ja silloin sen on oltava {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Pelaa nämä nopat tai heitä molemmat uudelleen · napsauta nappulaa tai ”Heitä uudelleen”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Seuraavaan peliin painamalla Välilyönti</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Seuraavaan peliin painamalla Välilyönti: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Heitä nopat ensin ja siirrä sitten.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Venäläinen backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Kuusi kiilaa peräkkäin vaatii, että vastustajan nappula on niiden edellä.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Otatko vai passaatko? · ota napsauttamalla kuutiota</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Otto, passi vai beaver? · ota napsauttamalla kuutiota</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Otto, passi vai otter? · ota napsauttamalla kuutiota</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Otto, passi vai raccoon? · ota napsauttamalla kuutiota</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Otto, passi vai uudelleentuplaus? · ota napsauttamalla kuutiota</translation>
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
        <translation>Se nappula on kiinnitetty: vastustajan nappula on sen päällä.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Se on vastustajan lokero.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Se siirto ei ole sallittu: esitä vastalause nyt, tai heitä ja se jää voimaan</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Siihen siirtoon tarvitaan {die}, eikä sinulla ole sitä pelattavana.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Se asema ei ole mahdollinen.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>{point}-kiilallasi lyöneen nappulan on jäätävä siihen tällä vuorolla.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>{point}-kiilan nappulat ovat vastustajan.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Kuutiota ei voi nyt kääntää suuremmaksi: ota tai passaa.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Kuutio on jo riittävän arvokas: tällä pelillä voitat ottelun.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Kuutio on vastustajan käännettävissä.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Moottori epäonnistui; sen tilalle tulee pelkistetty pelaaja, ja ottelu jatkuu.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Moottori pysähtyi kerta toisensa jälkeen, eikä sitä toistaiseksi enää käynnistetä; ottelu säilyy.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Moottori pysähtyi ja käynnistettiin uudelleen; se jatkaa siitä, mihin jäi.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Peliä ei voi hävitä niin suurena.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on ohi.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Alkuasetelma on voimassa: tässä pelissä on pelattu kaksi siirtoa.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Asetuksia ei voitu lukea ({detail}); oletukset ovat voimassa, tiedosto säilyy.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Asetuksia ei voitu tallentaa ({detail}); ne ovat voimassa, kunnes bgdesk suljetaan.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Asetukset on kirjoittanut uudempi bgdesk; tässä tehtyjä muutoksia ei tallenneta.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Kohdan ”{detail}” tallennettu arvo ei ole sallittu; oletus on voimassa.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Vahva moottori ei osaa käsitellä tätä asemaa; tässä päättää pelkistetty pelaaja.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Vahva moottori ei tunne tätä peliä; sen tilalle tulee pelkistetty pelaaja.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Vielä voi pelata: {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Pelattava on {die}: molemmat nopat on käytettävä, jos se on mahdollista.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}-kiila on tukossa: se on vastustajan hallussa.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}-kiila on täynnä: tässä pelissä sillä saa olla enintään viisi nappulaa.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>{point}-kiilalla on nappula: {die} ei voi kotiuttaa alempaa.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1 pisteen ottelussa ei ole kuutiota.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Takaisin otettavaa ei ole.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Nämä luvut on pelattu. Seuraavaksi valitset tuplan: jatka napsauttamalla noppia.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Nämä luvut on pelattu. Seuraavaksi heität uudelleen: jatka napsauttamalla noppia.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Nämä luvut on pelattu. Seuraavaksi {numbers}: jatka napsauttamalla noppia.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Tämä peli on ohi.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Tätä peliä pelataan ilman kuutiota.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Tämä vastustaja ei voi pelata: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Nuo nappulat ovat vastustajan.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Et voi tehdä sitä nyt.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Sinulla ei ole nappulaa reservissä.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Sinulla ei ole nappulaa baarissa.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Sinulla ei ole nappulaa lokerossa.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Sinulla ei ole nappulaa {point}-kiilalla.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Sinulla ei ole siellä siirrettävää nappulaa.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Olet jo heittänyt: tuplaa ennen heittoa.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Saat kotiuttaa, kun kaikki nappulasi ovat kotona; yksi on vielä reservissä.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Saat kotiuttaa, kun kaikki nappulasi ovat kotona; yksi on vielä baarissa.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Saat kotiuttaa, kun kaikki nappulasi ovat kotona; yksi on vielä {point}-kiilalla.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Saat kotiuttaa, kun kaikki nappulasi ovat tulleet sisään ja ovat kotona.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Saat lyödä, kun yksi nappuloistasi on päässyt kotikentällesi.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Et saa pitää sen lähtökentän kaikkia kuutta kiilaa.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Pelaat jäljelle jääneet luvut</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Baarissa olevan nappulasi on tultava sisään ensin.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Noppasi eivät riitä baariin, yksin eivätkä yhdessä.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Noppasi eivät riitä reserviin, yksin eivätkä yhdessä.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Noppasi eivät riitä lokeroon, yksin eivätkä yhdessä.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Noppasi eivät riitä {point}-kiilalle, yksin eivätkä yhdessä.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Ensimmäisen nappulasi on ohitettava vastustajan lähtö, ennen kuin toinen lähtee.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Vastustaja on hylännyt suuremmankin.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Kuusi kiilaasi sulkee kaikki vastustajan nappulat: sinun on avattava ne.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk asetti tämän laudan itse; vain oma lautasi voi olla väärin, kuten syötettyjen noppien kanssa.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} aloittaa seuraavan pelin</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} pelaa jäljelle jääneet luvut</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Keskeytä</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analyysin edistyminen</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Analysoitu säilyy, ja loput voi tehdä myöhemmin</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Kaikki muu on kansiossa {folder}, mutta näitä ei voitu kirjoittaa: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Varmuuskopioi tähän kansioon</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Päivän varmuuskopio</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Ennen varmuuskopion palauttamista</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Ennen bgdeskin päivitystä</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Tarkistetaan jokaista sivua ja jokaista ottelua…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Sulje ja &amp;käynnistä uudelleen</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Kaikki kopioidaan ja vertaillaan, ennen kuin se otetaan siellä käyttöön; täällä oleva jää, kunnes panet sen roskakoriin. bgdesk sulkeutuu ja käynnistyy sitä varten uudelleen.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Kaikki on kansiossa {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Vie kaikki tähän kansioon</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Viedään kaikkea…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Pidetäänkö tietosi tästä lähtien kansiossa {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Kirjastot (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Tehdään varmuuskopiota…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Siirrä tietosi tähän kansioon</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Mikään ohjelma täällä ei näytä kansioita.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Pelattu täällä: {played}. Avattu: {opened}. Roskakorissa: {binned}. Asemia: {positions}. Analyysejä: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Pane &amp;roskakoriin</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Pannaanko siirtoa edeltävät tiedot roskakoriin?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Pannaan vanhoja tietoja roskakoriin…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Palauta tästä tiedostosta</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Palautetaanko kirjasto tiedostosta {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Palautetaanko kirjasto ajalta {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Keskeytetty. Tähän asti kirjoitettu jää.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Varmuuskopio on {file}; se tarkistettiin.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Kirjastoa ei ole vielä tarkistettu.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Vanhat tiedot ovat roskakorissa.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Nykyinen kirjasto säilyy ja tulee varmuuskopioiden luetteloon, joten saat sen takaisin. bgdesk sulkeutuu ja käynnistyy sitä varten uudelleen.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Viimeksi tarkistettaessa, {when}, kaikki ei ollut kunnossa.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Viimeksi tarkistettaessa, {when}, kirjasto oli kunnossa.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Omat tiedot</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Siirtoa edeltävät tietosi ovat yhä kansiossa {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} synkronoi tietojesi kansiota. Ottelu, Omat tiedot kertoo, mitä on varottava.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Varmuuskopioi kansioon…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Tarkista nyt</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Vie &amp;kaikki…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Siirrä toiseen kansioon…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Avaa kansio</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Palauta tämä varmuuskopio…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>K&amp;eskeytä</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Varmuuskopiot</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Jokainen ottelu .json-tiedostona, jossa on kaikki siitä tiedetty, ja .mat-tiedostona muita ohjelmia varten.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Kaikki tiedostoina</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Kansio</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Edistyminen</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Pane vanhat tiedot &amp;roskakoriin…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Palauta t&amp;iedostosta…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>&amp;Näytä kansiossa</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Tila</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Varmuuskopiota ei vielä ole. bgdesk tekee sellaisen pian kunkin päivän ensimmäisen käynnistyksen jälkeen.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Omat tiedot</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Ero</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} miinus {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Löydetyt päätökset</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, vähintään</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, enintään</translation>
    </message>
</context>
</TS>
