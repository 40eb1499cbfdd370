<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Ljúka viðureign</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Ljúka lotu</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Ljúka viðureigninni</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Ljúka lotunni</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Ljúka lotunni hér? Stigastaðan stendur óbreytt.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Ljúka lotunni hér? Þú tapar þessu spili á fullu verði.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Ljúka lotunni hér? {winner} telst hafa unnið þetta spil.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Ljúka viðureigninni hér? {winner} telst hafa unnið hana.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Ljúka þessari viðureign?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Þú heldur áfram með hana þegar þú vilt; mótið bíður eftir henni.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Láta hana bíða</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Engin úrslit eru skráð og þetta verður ekki endurheimt.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Engin úrslit eru skráð. Hún fer í ruslið og þaðan geturðu endurheimt hana.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Spila hana aftur frá byrjun</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Fjarlægja hana</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Gefa viðureign</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Gefa viðureignina</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Gefa þessa viðureign? Andstæðingurinn vinnur hana.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Stigastaðan stendur óbreytt.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Hvað á að verða um þessa viðureign mótsins?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Það sem var spilað fer í ruslið; teningarnir verða aðrir.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Þú tapar þessu spili á fullu verði.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Andstæðingurinn vinnur hana og hún telur.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} telst hafa unnið hana.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Um bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Byggt með</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Vél</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Spilaðu, skoðaðu og æfðu kotru. MIT-leyfi.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Þessi þýðing var gerð af vél eftir orðalista kotrunnar og lesin aftur yfir af vél. Enginn spilari hefur farið yfir hana enn. Undir Hjálp, Tungumál segir hvernig bæta má texta.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>finnur möppurnar þínar</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>skýrslusíður</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>sterku andstæðingarnir</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>letrið</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>notað af Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>gluggi og grafík</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>skrifar stillingarnar</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Um bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Greina…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Til baka í spilið</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Til &amp;baka í viðureignina</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>Til baka í &amp;yfirferðina</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Betri leikur</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>Ath&amp;ugasemd</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dökkt</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Dýpra</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>Tenin&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>T&amp;vöfalda</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Mistö&amp;k</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>Heiðarlegir &amp;teningar</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>H&amp;raðar</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>T&amp;ölfræði yfir tíma</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>&amp;Finna ákvarðanir…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Finna svi&amp;paðar stöður…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Fyrsta staða</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Flagga þessa ákvörðun</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Fylgja kerfinu</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Fara</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Hjálp</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Hjálp frá &amp;kennaranum</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>Ví&amp;sbending</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Heimasvæðin &amp;vinstra megin</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Hvernig á að spila</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Innflutningsskýrsla</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>Lyklabo&amp;rð</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Flýtilyklar</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Læra af þessari viðureign…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljóst</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Leita að &amp;nýrri útgáfu…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Viðureign</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>Lei&amp;kir</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Ný viðureign…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Næsta ákvörðun</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>&amp;Næsta flagg</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Næsta staða</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Næsta spurning</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Einum leik aftar</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Eitt skref</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Opna…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Hinn &amp;liturinn neðst</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Líma viðureign eða stöðu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Spila</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Staðan á eftir</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Æfing…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>F&amp;yrri ákvörðun</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>F&amp;yrri staða</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Hætta</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Spurningar um þessa viðureign</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>F&amp;jarlægja línuna</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>&amp;Gefa viðureign…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>Ú&amp;rslit gegn andstæðingum…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Úrslit…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Yfirferð</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Kasta</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>Útsp&amp;ilun</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglur þessa leiks</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Hli&amp;ðarspjald</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>Sle&amp;ppa</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>S&amp;töðva greininguna</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Stöðva útspilunina</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Taka</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Taka &amp;aftur…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Þema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>Þ&amp;jálfarar…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Prófa annað</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Aft&amp;urkalla svarið</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Sannreyna teninga…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>Sý&amp;n</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Hvað þú gerðir í viðureigninni</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Verri leikur</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>&amp;Verstu mistökin sem eru eftir</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Spjald fyrir hver mistök þín í þessari viðureign sem eru þess virði</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Smellur leikur þá hinn teninginn fyrst</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Dökkur gluggi</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Ljós gluggi</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Einu skrefi lengra í hvert sinn: hvað þarf að hugsa um, hvaða menn, svarið</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Samþykkja &amp;uppgjöf</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Allir flýtilyklar í einum lista</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Greina hverja ákvörðun þessarar viðureignar</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Spyrja hvort til sé nýrri útgáfa af bgdesk, núna eða einu sinni á dag</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Til baka í &amp;spilið sem var spilað áfram</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Til &amp;baka í yfirferðina</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Aftur á bak, &amp;þvingaðir leikir með</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Fá ákvörðunina á borðinu sem spurningu aftur og aftur þar til þú kannt hana</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>S&amp;pjall</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Breyta því hvernig bgdesk spilar og lítur út</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Athuga hvert kast í þessari viðureign</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Menn, kubbur, teningar og stigastaða eins og önnur forrit lesa það</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Velja andstæðing, lengd og reglur</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Velja &amp;teningana…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Loka bgdesk; viðureignin geymist eins og hún er</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Tölvan &amp;spilar</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>T&amp;ölva gegn tölvu</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Tölva gegn tölvu, í bið: eitt kast, leikur eða kubbákvörðun</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Tölva gegn tölvu: gera hlé eða spila áfram</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Tölva gegn tölvu: spila hraðar</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Tölva gegn tölvu: spila hægar</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Staðfesta leikinn þinn og ljúka umferðinni</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Halda áfram</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Halda áfram með viðureign eða skoða viðureign sem þú spilaðir eða opnaðir</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Afrita st&amp;öðu</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Afrita sem &amp;GNU Backgammon ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Afrita sem &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Afrita sem eigin texta &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Afrita fyrir spja&amp;llborð…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Afrita stöðu s&amp;em</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Afrita ákvörðunina á borðinu, eða öll mistök, til að sýna annars staðar</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Afrita stöðuna: sem XGID í kotru, sem eigin texta bgdesk í öðrum leikjum</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Leiðrétta &amp;uppstillinguna…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Telja það &amp;auðvelt</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Telja það &amp;erfitt</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Telja það &amp;kunnað</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Telja það &amp;rangt</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Ákveða aftur þar sem gerð voru mistök, án þess að sjá svarið</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>Búi&amp;ð</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Viðburður &amp;og spilarar…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Ljúka &amp;lotu…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Ljúka útspiluninni sem er í gangi og halda því sem komið er</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Skrá eins &amp;og leikið var…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Fyll&amp;a skjáinn</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Flagga ákvörðunina á borðinu til að finna hana aftur; eða taka flaggið af</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Fyrir hvaða leik sem er: heiti, menn og hver á að kasta</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Hvaðan sem er; örvalyklarnir fara um borðið</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Spiláætlanir, byrjanir, tvöföldun, kapphlaup og orð leiksins</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Gefa spilið á fyrra stigaverði</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Aftur á bak í línunni og frá fyrsta leik hennar í viðureignina</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Einni ákvörðun aftar, líka þar sem ekkert val var</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Aftur að síðustu ákvörðun þar sem um eitthvað var að velja</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Aftur að síðustu mistökum, sama hver gerði þau</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Aftur að síðustu mistökum þínum, eða annars hvors spilarans þar sem ekki er vitað hver þú ert</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Áfram í línunni, að enda hennar</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Einni ákvörðun áfram, líka þar sem ekkert val er</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Áfram að næstu ákvörðun þar sem um eitthvað er að velja</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Halda áfram með spilið sem þú spilaðir áfram úr þessari viðureign</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Fara að &amp;borðinu</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Fara að þeim mistökum sem kostuðu mest af þeim sem þú hefur ekki séð enn</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Fara að fyrstu ákvörðun næsta spils</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Fara að fyrstu ákvörðun þessa spils eða þess á undan</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Fara á &amp;næsta svæði</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Fara að næstu ákvörðun sem þú hefur flaggað</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Fara að næstu mistökum, sama hver gerði þau</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Fara á síðuna sem bgdesk byrjar á, eða aftur að borðinu</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Fara á svæðið á &amp;undan</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Fara að næstu mistökum þínum, eða annars hvors spilarans þar sem ekki er vitað hver þú ert</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Vísben&amp;dingar</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Fá aftur línurnar sem voru fjarlægðar síðast</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Hvernig teningarnir verða til og hvernig má athuga þá</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Hvernig viðureignin endaði, með PR, heppni og ákvörðunum til að skoða</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Hvernig þér gekk gegn hverjum tölvuspilara og hve vel þú spilar</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Geyma ekki lengur þessa línu og það sem út frá henni gengur; Ctrl+Z sækir hana aftur</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Lærdómur: byrja eða fara í næstu ákvörðun</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Lærdómur: hætta við þessa og sjá hvað er best</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Lærdómur: fara í næstu ákvörðun án þess að svara</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Fara úr því sem þú prófaðir, sem geymist, og skoða viðureignina aftur</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Láta tölvuna taka þessa ákvörðun</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Línan fyrir ne&amp;ðan</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Ljóst eða dökkt eins og skjáborðið</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Línan fyrir &amp;ofan</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Hafa þessa línu á undan þeirri fyrir ofan, eða láta þá ganga út frá henni</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Horfa á borðið frá hinni hliðinni</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Skoða ákvörðunina á borðinu dýpra</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Skoða aftur viðureignina sem þú spilar áfram úr, þar sem þú fórst úr henni</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Leita að mistökum og stöðum í öllum viðureignum þínum</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Tapa viðureigninni strax eða ljúka peningalotunni</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Búa til &amp;spjald</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Búa til spjöld úr &amp;mistökum þínum</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Me&amp;rki</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Viður&amp;eignir…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Spegla borðinu frá vinstri til hægri</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Mús, lyklaborð, innslegnir leikir</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Leikur á &amp;listanum</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Færa línuna &amp;upp</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Næsta s&amp;pil</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Næstu &amp;mistök</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Næstu mistök annars &amp;hvors spilarans</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>&amp;Mótmæla leiknum…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Bjóðast til að tapa þessu spili; andstæðingurinn má neita</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Bjóða að spila áfram um tvöfalt stigaverð</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Á &amp;borðinu</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Á&amp;fram, þvingaðir leikir með</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Einum leik á&amp;fram</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Opna viðureign eða stöðu sem hvaða forrit sem er vistaði</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Opna viðureignina eða stöðuna á klippispjaldinu</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Spila áfram &amp;héðan…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Fyrra spi&amp;l</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Hlé</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Piptölur, skot, tökumörk og fleira, búið til jafnóðum. Aftur: til baka</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Spila mót við tölvur og vini eða halda áfram með mót. Aftur: til baka</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Spila áfram um meira</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Spila áfram héðan á borðinu, utan viðureignarinnar; Esc fer til baka</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Spila við einhvern í annarri tölvu. Aftur: til baka</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Útspilun á ákvörðuninni á borðinu; aftur: hlé eða áfram</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Spila gamla kínverska flöskuleikinn í eigin glugga</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Stöðuauðkenni og Match ID eins og GNU Backgammon les þau</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>Æ&amp;fing</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Æfing: gleyma síðasta svari og spyrja aftur um það spjald</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Æfing: sjá hvað þú valdir í viðureigninni; spjaldið telst þá erfitt</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Æfing: spjaldið kemur aðeins fyrr</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Æfing: spjaldið kemur fljótt aftur</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Æfing: spjaldið kemur miklu seinna</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Æfing: spjaldið kemur þegar þú ert að gleyma því</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Æfing: ekki er spurt um þetta spjald framar; það er á spjaldasíðunni</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>F&amp;yrri mistök</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Fyrri mistök annars hvors spilar&amp;ans</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Laga ranga upphafsstöðu, fram að öðrum leik spilsins</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Setja hvaða stöðu sem er á borðið; þá sem sést ef viðureign er skoðuð. Aftur: til baka</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Setja á borðið það sem var prófað í stað þessa leiks</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>&amp;Setja spjaldið til hliðar</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Ha&amp;fna uppgjöf</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Gefa s&amp;pil…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>E&amp;ndurheimta fjarlægðu línuna</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Nýlega&amp;r skrár</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Dómarahamur: skrá það sem var leikið, löglegt eða ekki</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Dómarahamur: láta leika aftur leik sem er ekki löglegur</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Önnur v&amp;iðureign</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Sk&amp;ýrsla…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Tilkynna &amp;vandamál…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Kasttel&amp;jarinn</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Kasta teningunum</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Útspilun &amp;þessarar ákvörðunar</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>S&amp;tillingar…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Sýna &amp;svarið</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>H&amp;ægar</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Ví&amp;xla teningum</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Vista afrit sem…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Vista síðu eða PDF með hverri ákvörðun viðureignarinnar</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Vista viðureignina í skrá sem önnur forrit geta lesið</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Vista það sem hjálpar við að finna orsökina; ekkert er sent neitt</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Segja hvað kemur upp, í stað þess að kasta</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Sti&amp;gastaða og pip</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Stigas&amp;jónauki…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Stilla upp stö&amp;ðu</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Sýna PR, heppni og mistök beggja spilara eftir gerð og skeiði</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Sýna og lesa upp stigastöðuna, pip og kubbinn</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Sýna vísbendingar og vinningslíkur</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Sýna hve oft hver tala kom upp</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Sýna eða fela spjaldið við hlið borðsins</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Sýna fyrsta leik listans á borðinu; 2 til 9 sýna hina</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Sýna mistakalistann til að raða og velja úr</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Sýna leikjalistann</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Sýna næsta betri leik listans á borðinu</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Sýna næsta verri leik listans á borðinu</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Sýna stöðuna eftir valda leikinn, annars eftir þann sem var leikinn og þann besta</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Sýna stöðuna eins og hún er núna</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Sýna stöðuna einum leik fyrr</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Sýna stöðuna einum leik síðar</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Sýna upphaf viðureignarinnar</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Sýna hvað báðir spilarar köstuðu, léku og sóuðu</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Sýna hvað vélin myndi gera; viðureignin telst þá æfing</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Byrja spil úr stöðunni sem sést</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Byrja nýja viðureign með sömu spilurum og reglum</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Upphafs&amp;síða</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Hætta að læra; það sem þú svaraðir geymist</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>S&amp;piláætlanir og orðalisti</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Samant&amp;ekin</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Slá i&amp;nn leik…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>&amp;Borð á neti…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Taka aftur alla menn sem voru færðir í þessari umferð</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Taka aftur síðasta mann sem var færður</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Taka aftur síðustu ákvörðun þína; viðureignin telst þá æfing</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Taka tvöföldunina og eignast kubbinn</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Taka og snúa kubbnum strax aftur</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Tala við spilarann í hinni tölvunni</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Þetta s&amp;pjald</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Borðið, hnapparnir, hliðarspjaldið, tilkynning</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Línan á undan þessari út frá sömu stöðu, annars viðureignin</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Næsta lína út frá sömu stöðu</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Það næsta sem gera þarf: kasta, ljúka umferðinni, byrja næsta spil</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Reglur þessarar viðureignar</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Í aðra &amp;línu héðan</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Mót…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Prófa ann&amp;að</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Slá inn leikinn, til dæmis 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Afturkalla a&amp;llt</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Nota allan skjáinn</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Útgáfa, vél og leyfi</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Hvað hefur breyst í þessari útgáfu bgdesk og þeim á undan</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Hvað er n&amp;ýtt</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Það sem er greint geymist; þú getur haldið áfram síðar</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Hvað er best á borðinu við hverja stigastöðu</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Hvað var leikið í svona stöðum og hvað það kostaði</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Hvað var lesið, lagfært eða skrýtið í skránni sem var opnuð</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Hvar og hvenær viðureignin var spiluð og nöfn spilaranna</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Hvar viðureignirnar þínar eru geymdar; athuga, afrita, endurheimta, flytja þær eða flytja út</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Vinna spilið fyrir stigin sem boðin eru</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Skrifa eitthvað um ákvörðunina á borðinu</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Gögnin &amp;þín…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>PR þitt, hvar þú tapar mestu og hvað teningarnir gerðu. Aftur: til baka</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Spjöldin þín: hvað er á dagskrá í dag, stokkar og næstu dagar</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Viðureignin er greind; {key} sýnir úrslitin og ákvarðanirnar sem vert er að skoða.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Síðasta viðureign þín er greind; hún er undir „Viðureignir…“.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Eins og síðast</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Greina</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Dýpt</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Ákvarðanir hvers</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Greina</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Báðir spilarar</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Ákvörðunin á borðinu</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Öll viðureignin</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Þetta spil</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Hvað á að gr&amp;eina</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og greiningin stöðvaðist. Það sem komið er geymist; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Samþykktu uppgjöfina eða spilaðu áfram.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Nefndu tvennu.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Leiktu.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Kastaðu eða tvöfaldaðu.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Kastaðu.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Taktu eða passaðu.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Taktu, passaðu eða tvöfaldaðu strax aftur.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} á að samþykkja uppgjöfina eða spila áfram.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} á að nefna tvennu.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} á að leika.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} á að kasta eða tvöfalda.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} á að kasta.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} á að taka eða passa.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} á að taka, passa eða tvöfalda strax aftur.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk. Nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Samþykkja</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Eins og leikið…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Til baka</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Til baka í spilið</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Til baka í viðureignina</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Til baka í yfirferðina</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver í boði</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Tölvan spilar</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Staðfesta leik</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Halda áfram</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-spil</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Teningar…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Búið</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Tvöfalda</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Tvöföldun í boði</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Tvöfalda í {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Hraðar</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Vísbending</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Í línu, utan viðureignarinnar</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>Í þessum leik má spilari drepa þegar einn maður hans hefur náð heim.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Lært af þessari viðureign</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Peningar</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Peningalota</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Nefna tvennu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Ný viðureign…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Næst</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Næsta spil</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Mótmæla…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Á að kasta</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter í boði</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Hlé</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Gera hlé fyrst</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Í bið</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Spila áfram</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Spila áfram…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Spilar</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Augnablik</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Æfing</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon í boði</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Endurtvöfalda</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Endurtvöföldun í boði</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Endurtvöfalda í {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Önnur viðureign</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Uppgjöf í boði</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Gefa…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Úrslit…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Kasta aftur</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Sýna</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Sleppa</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Hægar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Byrja</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Skref</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Borð…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Taka</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Taka aftur</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Hugsar…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Að enda hennar</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Ólokið: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Í yfirferðina</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Í mótið</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Prófa annað</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Prófað utan viðureignarinnar</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Umferðin heldur áfram</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Afturkalla</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Þú horfir á</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>strax</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>hratt</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>spil {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>má drepa</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>má ekki drepa enn</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>venjulegur hraði</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>eftir Crawford</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>æfingaviðureign</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>hægt</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>upp í {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>mjög hægt</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Vista þessa stöðu…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Það sem var stillt upp áður</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Stöður</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Vistað sem {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Ekki er hægt að lesa stöðuna {position}; hún var látin óhreyfð.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} hefur verið fjarlægð.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Báðir spilarar fara sömu leið og taka út af sömu reitum, 6 til 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Báðir spilarar fara sömu leið í kring; andstæðingurinn byrjar á 12-reit þínum og tekur út af reitum þínum 18 til 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Teningar: nefndu tvennu</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Teningar: ekki kastað</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Teningar: ýttu til að kasta</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Tvöföldunarkubbur</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Tvöföldunarkubbur á {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Nefna {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Enginn tvöföldunarkubbur</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Reitur {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Spilararnir fara hvor í sína áttina.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Sláin þín</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Slá andstæðingsins</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Varalið andstæðingsins</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Bakki andstæðingsins</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Varaliðið þitt</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Bakkinn þinn</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>má færa</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>tómt</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>í miðjunni</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>í boði fyrir þig</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>í boði fyrir andstæðinginn</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>ofan á 1 svörtum manni, festum</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>ofan á 1 hvítum manni, festum</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>ekki með í Crawford-spilinu</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>ýttu til að tvöfalda</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>ýttu til að ljúka umferðinni</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>ýttu til að taka</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>kastið á undan var {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>þá tvenna sem á að nefna</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>þá annað kast</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>þá {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>með 1 svartan mann festan undir</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>með 1 hvítan mann festan undir</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>gildir {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>á hendi andstæðingsins</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>á þinni hendi</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} hálfleikið</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} leikið</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 til 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Bakklykill</translation>
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
        <translation>Frá borðinu að því sem næst er vant að gera, og áfram</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>Í lista yfir kosti: leika þann leik</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Nefna tvennu í þeim leikjum sem leyfa það</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Engan þangað</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Á borðinu</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Einum manni fleira þangað</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Uppstilling stöðu</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+bilslá, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Svo marga menn þangað</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Svo marga af hinum litnum</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Bilslá, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Hinn liturinn fyrir tölustafi og smelli</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Hinn spilarinn á að kasta; velja teningana</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Eins fyrir hina hliðina; aðeins mennirnir skipta um hlið</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Upphaf spilsins, tómt borð</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Á slána, í bakkann</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Prófa leik eða stilla aftur upp</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Snúa kubbnum upp, niður</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Afturkalla, endurtaka</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Ganga reit af reit, á slána, í bakkana, varaliðið, teningana og kubbinn</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Það sem smellur gerir þar</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Það sem hægri smellur gerir þar: leika hinn teninginn</translation>
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
        <translation>Borð</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Eins og glugginn, dökkt eða ljóst</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Blátt og appelsínugult (fyrir litblinda)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Vínrautt mótsborð</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klassískur filtdúkur</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mikil birtuskil</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Hlynur</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Flögusteinn</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Hnota og leður</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Gult og fjólublátt (fyrir litblinda)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk. Viðureignin geymist; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>%n viðureign eftir.</numerusform>
            <numerusform>%n viðureignir eftir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Það tekur um %n mínútu.</numerusform>
            <numerusform>Það tekur um %n mínútur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} af %n annarri viðureign eru spilaðar.</numerusform>
            <numerusform>{done} af %n öðrum viðureignum eru spilaðar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Útsláttartré</translation>
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
        <translation>Kostnaður</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Virði</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Hve oft spilarinn tapar með backgammon, í prósentum</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Hve oft spilarinn tapar með gammon eða backgammon, í prósentum</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Hve oft spilarinn sem ákveður vinnur spilið</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Hve oft spilarinn vinnur með backgammon, í prósentum</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Hve oft spilarinn vinnur með gammon eða backgammon, í prósentum</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>T bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>T g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Hvað tapast miðað við besta valið</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Hvers virði það er spilaranum sem ákveður</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Vinn. %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Vinnst</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>ekki greint eins djúpt</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>valið</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>í sviga: ekki greint eins djúpt, ekki sambærilegt</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>þitt svar</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Kostir í þessari stöðu</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Dýpra</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Stöðva</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n spjald</numerusform>
            <numerusform>%n spjöld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n spjald er vistað sem {file}.</numerusform>
            <numerusform>%n spjöld eru vistuð sem {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n spjald í dag</numerusform>
            <numerusform>%n spjöld í dag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n spjald er nú með annað besta svar og er á dagskrá.</numerusform>
            <numerusform>%n spjöld eru nú með annað besta svar og eru á dagskrá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n spjald úr mistökum þínum bíður svars í dag.</numerusform>
            <numerusform>%n spjöld úr mistökum þínum bíða svars í dag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n spjald búið til. Þú færð það á síðunni Æfing.</numerusform>
            <numerusform>%n spjöld búin til. Þú færð þau á síðunni Æfing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n spjald var til fyrir.</numerusform>
            <numerusform>%n spjöld voru til fyrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>Ekki er hægt að spyrja um %n ákvörðun án viðureignar hennar.</numerusform>
            <numerusform>Ekki er hægt að spyrja um %n ákvarðanir án viðureigna þeirra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n nýtt spjald bíður næstu daga.</numerusform>
            <numerusform>%n ný spjöld bíða næstu daga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>Um %n þeirra hefur aldrei verið spurt áður.</numerusform>
            <numerusform>Um %n þeirra hefur aldrei verið spurt áður.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n mistök þín hér er vert að æfa.</numerusform>
            <numerusform>%n mistök þín hér er vert að æfa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>Ekki var hægt að lesa %n stað í skránni.</numerusform>
            <numerusform>Ekki var hægt að lesa %n staði í skránni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n staða er nú orðin spjald í eigin stokki.</numerusform>
            <numerusform>%n stöður eru nú orðnar spjöld í eigin stokki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Það kemur aftur eftir %n dag.</numerusform>
            <numerusform>Það kemur aftur eftir %n daga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Búa til %n spjald</numerusform>
            <numerusform>Búa til %n spjöld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Næst: %n spjald, {day}.</numerusform>
            <numerusform>Næst: %n spjöld, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Ekki var hægt að búa til spjald úr %n stöðu: {places}.</numerusform>
            <numerusform>Ekki var hægt að búa til spjöld úr %n stöðum: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Þú hefur svarað þessu spjaldi rangt %n sinni: það er nú sett til hliðar.</numerusform>
            <numerusform>Þú hefur svarað þessu spjaldi rangt %n sinnum: það er nú sett til hliðar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Þú kunnir {right} af %n spjaldi.</numerusform>
            <numerusform>Þú kunnir {right} af %n spjöldum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>rangt %n sinni</numerusform>
            <numerusform>rangt %n sinnum</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>Í þeirri skrá er engin staða þar sem eitthvað þarf að ákveða.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og ekkert spjald varð til. Nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Spjald þarf ákvörðun sem hefur verið greind.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Spjöld þurfa greiningu: Greina (F7) gerir hana.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Fundið {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Engin mistök þín í þessari viðureign eru spjalds virði.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Aðrir spilarar</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>Þ&amp;agga</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Setningar</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Segðu eitthvað</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Horfa á: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Það sem hinn spilarinn segir sést ekki; ekki er hægt að lesa það síðar.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Það sem var sagt</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Þú</translation>
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
        <translation>&amp;Afrita</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Vísbending</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>An&amp;dstæðingur</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Byrja nýtt spil</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>Ó&amp;lokið</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Einn maður er látinn af hendi og tíundi hluti pottsins greiddur í hann.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Líkur á að vinna pottinn</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Veldu andstæðing og byrjaðu svo nýtt spil.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Halda áfram…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Auðvelt</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Fingrafar teninganna (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Vinur</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Næsta umferð</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Einn maður fer {both} og annar {low} eða {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Einn maður fer {both}, eða tveir fara {high} og {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Leikir með þessu kasti</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Pottur {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Fyrri umferð</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Fara aftur í síðustu umferð þína; teningarnir haldast</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>Stigave&amp;rð hvors</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Leyndarmál teninganna</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Sýna hvers virði hver leikur er</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Stigaverð hvors spilara</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Erfitt</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Taka aftur</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Umferð {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Umferð {number} af {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Umferð {number}: {white} – {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Tveir menn fara {far} hvor, eða einn fer {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Ólokin spil</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Þú ({colour}) kastaðir {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Þú lékst {dice}: maður á {space} var látinn af hendi.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Þú lékst {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Þú kastaðir {dice}: ekkert var hægt að færa og umferðin féll niður.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Þú vannst pottinn, {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>láta af hendi mann á {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>ekkert er hægt að færa: umferðin fellur niður</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>umferð {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) kastaði {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} lék {dice}: maður á {space} var látinn af hendi.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} lék {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} kastaði {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} kastaði {dice}: ekkert var hægt að færa og umferðin féll niður.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} vann pottinn, {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} úti</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → út</translation>
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
        <translation>Borð</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Annað forrit hélt áfram með þetta spil; hér er það eins og það stendur núna.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Ekki er hægt að skrifa skrána ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} geymir ekkert spil í Coan ki sem hægt er að lesa ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Til baka í spilið</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nýtt spil…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spila</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reglur</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Lesa reglur Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Spilið sem var valið er ekki lengur til: annað forrit lauk því eða fjarlægði það.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Spilið sem þú ert að spila geymist</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Þetta var ekki hægt að vista og það var ekki leikið.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Athugasemd í skránni</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Athugasemd… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Athugasemd þín um þessa ákvörðun</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Athugasemdir</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n staður</numerusform>
            <numerusform>%n staðir</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Leita í öllum síðum</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Ekkert fannst. Prófaðu færri eða styttri orð.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Síður</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Staðir sem fundust</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Öryggisafrit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Stærð</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hvað</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Hvenær</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Teikning (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Mynd</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Vista mynd…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>Texti með &amp;borðinu</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Afrita</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Teikning af stöðunni afrituð.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-mynd (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Mynd af stöðunni afrituð.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Staða afrituð: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-teikning (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vista mynd af stöðunni</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Vistað í {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Texti með borði og &amp;greiningu</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>eigin texti bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Ekki var hægt að skrifa {file}; engin mynd er í skránni.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Staða afrituð sem GNU Backgammon ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Staða afrituð sem XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Staða afrituð sem eigin texti bgdesk: mennirnir og hver á að kasta.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Samkomulag</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Leiðrétta uppstillinguna</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Eru báðir spilarar sammála um að mennirnir eigi að standa svona?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Engu er breytt enn sem komið er.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Settu mennina þar sem þeir eiga að standa núna: dragðu þá eða smelltu á reit. Hver á leik, teningar og kubbur haldast óbreytt.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Spilið heldur áfram þaðan.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Þetta er rétt…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n greining</numerusform>
            <numerusform>%n greiningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n greining á þessari viðureign var gerð með annarri útgáfu bgdesk og er ekki læsileg hér. Hún geymist.</numerusform>
            <numerusform>%n greiningar á þessari viðureign voru gerðar með annarri útgáfu bgdesk og eru ekki læsilegar hér. Þær geymast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n maður</numerusform>
            <numerusform>%n menn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n ákvörðun greind.</numerusform>
            <numerusform>%n ákvarðanir greindar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Ekki var hægt að greina %n ákvörðun.</numerusform>
            <numerusform>Ekki var hægt að greina %n ákvarðanir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n mat glatast með því.</numerusform>
            <numerusform>%n möt glatast með því.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n mínúta</numerusform>
            <numerusform>%n mínútur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n á reit {own}</numerusform>
            <numerusform>%n á reit {own}</numerusform>
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
            <numerusform>%n stig</numerusform>
            <numerusform>%n stig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n stig unnið alls</numerusform>
            <numerusform>%n stig unnin alls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n ábending</numerusform>
            <numerusform>%n ábendingar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n kast, {doubles} þeirra tvennur (vænst {expected}).</numerusform>
            <numerusform>%n köst, {doubles} þeirra tvennur (vænst {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n sekúnda hingað til</numerusform>
            <numerusform>%n sekúndur hingað til</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n prufuspil</numerusform>
            <numerusform>%n prufuspil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>viðureign upp í %n stig</numerusform>
            <numerusform>viðureign upp í %n stig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Greiningu lokið: %n ákvörðun, {unforced} ekki þvingaðar.</numerusform>
            <numerusform>Greiningu lokið: %n ákvarðanir, {unforced} ekki þvingaðar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Aðrir geta horft á viðureignina, %n umferð á eftir.</numerusform>
            <numerusform>Aðrir geta horft á viðureignina, %n umferðum á eftir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Frammistöðustig (PR): 500 sinnum meðalmistök þeirra ákvarðana sem telja; lægra er betra. Þau segja lítið ef ákvarðanirnar eru færri en %n.</numerusform>
            <numerusform>Frammistöðustig (PR): 500 sinnum meðalmistök þeirra ákvarðana sem telja; lægra er betra. Þau segja lítið ef ákvarðanirnar eru færri en %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Viðureignin heldur áfram eftir þessa stöðu (%n leikur enn). Hvað á að verða um afganginn?</numerusform>
            <numerusform>Viðureignin heldur áfram eftir þessa stöðu (%n leikir enn). Hvað á að verða um afganginn?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>um %n klukkustund eftir</numerusform>
            <numerusform>um %n klukkustundir eftir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>um %n mínúta eftir</numerusform>
            <numerusform>um %n mínútur eftir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>um %n sekúnda eftir</numerusform>
            <numerusform>um %n sekúndur eftir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>sjálfvirkar tvöfaldanir, mest %n í spili</numerusform>
            <numerusform>sjálfvirkar tvöfaldanir, mest %n í spili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>viðureign upp í %n stig</numerusform>
            <numerusform>viðureign upp í %n stig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>peningalota, %n spil</numerusform>
            <numerusform>peningalota, %n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} af %n spili verða greind: engin greining er til á {others}.</numerusform>
            <numerusform>{judged} af %n spilum verða greind: engin greining er til á {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} af %n stigi</numerusform>
            <numerusform>{own} af %n stigum</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Kastið %n úr fyrri viðureign ({id}), síðan heiðarlegir teningar.</numerusform>
            <numerusform>Köstin %n úr fyrri viðureign ({id}), síðan heiðarlegir teningar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Kastið %n úr fyrri viðureign ({id}), síðan raunverulegir teningar, slegnir inn.</numerusform>
            <numerusform>Köstin %n úr fyrri viðureign ({id}), síðan raunverulegir teningar, slegnir inn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>Kastið %n úr fyrri viðureign ({id}), síðan endurtakanlegir teningar út frá tölunni {seed}.</numerusform>
            <numerusform>Köstin %n úr fyrri viðureign ({id}), síðan endurtakanlegir teningar út frá tölunni {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR: {name} · %n ákvörðun talin</numerusform>
            <numerusform>PR: {name} · %n ákvarðanir taldar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>PR þitt · %n ákvörðun talin</numerusform>
            <numerusform>PR þitt · %n ákvarðanir taldar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n ákvörðun talin</numerusform>
            <numerusform>%n ákvarðanir taldar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n stig.</numerusform>
            <numerusform>%n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gefa backgammon: tapa %n stigi</numerusform>
            <numerusform>Gefa backgammon: tapa %n stigum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gefa tvöfalt spil: tapa %n stigi</numerusform>
            <numerusform>Gefa tvöfalt spil: tapa %n stigum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gefa gammon: tapa %n stigi</numerusform>
            <numerusform>Gefa gammon: tapa %n stigum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gefa fjórfalt spil: tapa %n stigi</numerusform>
            <numerusform>Gefa fjórfalt spil: tapa %n stigum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Gefa spilið með %n manni</numerusform>
            <numerusform>Gefa spilið með %n mönnum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gefa: tapa %n stigi</numerusform>
            <numerusform>Gefa: tapa %n stigum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Þú bauðst til að gefa spilið með %n manni.</numerusform>
            <numerusform>Þú bauðst til að gefa spilið með %n mönnum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Þú vannst með backgammon: %n stig.</numerusform>
            <numerusform>Þú vannst með backgammon: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Þú vannst tvöfalt spil: %n stig.</numerusform>
            <numerusform>Þú vannst tvöfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Þú vannst með gammon: %n stig.</numerusform>
            <numerusform>Þú vannst með gammon: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Þú vannst fjórfalt spil: %n stig.</numerusform>
            <numerusform>Þú vannst fjórfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Þú vannst einfalt spil: %n stig.</numerusform>
            <numerusform>Þú vannst einfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Þú vannst spilið með %n manni.</numerusform>
            <numerusform>Þú vannst spilið með %n mönnum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} bauðst til að gefa spilið með %n manni.</numerusform>
            <numerusform>{name} bauðst til að gefa spilið með %n mönnum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann með backgammon: %n stig.</numerusform>
            <numerusform>{name} vann með backgammon: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann tvöfalt spil: %n stig.</numerusform>
            <numerusform>{name} vann tvöfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann með gammon: %n stig.</numerusform>
            <numerusform>{name} vann með gammon: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann fjórfalt spil: %n stig.</numerusform>
            <numerusform>{name} vann fjórfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann einfalt spil: %n stig.</numerusform>
            <numerusform>{name} vann einfalt spil: %n stig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} vann spilið með %n manni.</numerusform>
            <numerusform>{name} vann spilið með %n mönnum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n spil er spilað; hvert stig telur.</numerusform>
            <numerusform>%n spil eru spiluð; hvert stig telur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Mest %n í spili.</numerusform>
            <numerusform>Mest %n í spili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Mest %n af mönnum þínum má standa á einum reit.</numerusform>
            <numerusform>Mest %n af mönnum þínum mega standa á einum reit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Hvor spilari á %n mann. Komdu öllum þínum heim og taktu þá út á undan andstæðingnum.</numerusform>
            <numerusform>Hvor spilari á %n menn. Komdu öllum þínum heim og taktu þá út á undan andstæðingnum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Hvor spilari byrjar með %n mann á {point}-reitnum ({pips} pip).</numerusform>
            <numerusform>Hvor spilari byrjar með %n menn á {point}-reitnum ({pips} pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Hvor spilari byrjar með þessa menn: {points} (%n pip).</numerusform>
            <numerusform>Hvor spilari byrjar með þessa menn: {points} (%n pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Í hverri umferð er %n sekúndu töf; eftir hana gengur á varatímann, {reserve}.</numerusform>
            <numerusform>Í hverri umferð er %n sekúndna töf; eftir hana gengur á varatímann, {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Borðið er tómt í fyrstu: allir menn liggja við hliðina á því, í varaliði (%n pip hvor spilari).</numerusform>
            <numerusform>Borðið er tómt í fyrstu: allir menn liggja við hliðina á því, í varaliði (%n pip hvor spilari).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Sá spilari sem fyrstur nær %n stigi vinnur viðureignina.</numerusform>
            <numerusform>Sá spilari sem fyrstur nær %n stigum vinnur viðureignina.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n talin</numerusform>
            <numerusform>%n taldar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>í %n kasti</numerusform>
            <numerusform>í %n köstum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} af %n röng</numerusform>
            <numerusform>{wrong} af %n rangar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Afrita</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Opna möppuna</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Hún segir hvar í forritinu þetta gerðist. Heimamappan þín, heiti skráa sem þú opnaðir og leyndarmál teninga eru ekki með, en nafn getur staðið í villutexta: lestu hana áður en þú lætur hana frá þér.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Skýrsla</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Skýrslan er á klippispjaldinu.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Þetta var skráð þegar það gerðist og hjálpar til við að finna ástæðuna. Ekkert er sent neitt: þú getur afritað það og komið því til einhvers sem getur hjálpað, eða fjarlægt það.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Hvað fór úrskeiðis</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Hluta af bgdesk vantar: {part}. Settu bgdesk upp aftur; viðureignin geymist.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Ekkert forrit hér sýnir möppur. Skýrslurnar eru í {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk síðast. Það sem þú spilaðir geymist; sjá skýrsluna.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk; viðureignin geymist. Nánar segir í atvikaskránni.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk hætti óvænt síðast. Það sem þú spilaðir geymist; sjá skýrsluna.</translation>
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
        <translation>Tvöfalda</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tvöföldun, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tvöföldun, taka</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Engin endurtvöföldun</translation>
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
        <translation>Endurtvöföldun</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Endurtvöföldun, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Of gott til að tvöfalda</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Of gott til að endurtvöfalda</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Tvöföldunarkubbur</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Ekki núna</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Eins og á borðinu</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Á eftir, sá sem á að kasta</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Á eftir, andstæðingur</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Í miðju</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Nýtni kubbsins</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammon af töpum</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammon af vinningum</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Peningaspil</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Andstæðingsins</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Þess sem á að kasta</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Eigandi kubbsins</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Stig á eftir</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Virði eftir vinningslíkum</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Virði eftir vinningslíkum; tölurnar eru í töflunni</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Mörk kubbsins</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Vélin er að meta…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Úr hverju tökumörk eru gerð</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Ákvörðunin á borðinu</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Skoða</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Skoða: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk meðan leitað var í viðureignum þínum. Þær eru óbreyttar; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Annar stokkur heitir þetta.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Veldu heiti sem gefur svarið ekki upp: þú sérð það áður en þú svarar.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Heiti þessa stokks</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Enn er verið að búa til spjöld úr annarri skrá. Veldu {file} aftur þegar því er lokið.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Flytja út spjöld fyrir Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Flytja inn stöður sem spjöld</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Minnisspjöld fyrir Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Fjarlægja stokk</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Fjarlægja þennan stokk með öllum spjöldum og því sem þú svaraðir þeim?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Spjöldin voru ekki vistuð: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Vélin skoðar stöðu {number} af {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n síðari úrslit sem af þessu leiddu eru líka tekin aftur.</numerusform>
            <numerusform>%n síðari úrslit sem af þessu leiddu eru líka tekin aftur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Skoða þessa ákvörðun dýpra (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Skoða þessa ákvörðun dýpra: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Einn kostur er svo augljóslega bestur hér að ekki þurfti að skoða dýpra.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Teningar beggja: hvert kast leiðir af leyndarmálum beggja spilara.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Teningar þjónsins {server}, sem enginn getur athugað.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Heiðarlegir teningar.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Fingrafar teninganna (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Í kasti {roll}, upphafskasti, eru spilararnir með tening hvor annars.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Ekki er skráð hvort fingrafarið var sýnt fyrir fyrsta kast.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Engin orð spilarans höfðu áhrif á köstin.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Raunverulegir teningar, slegnir inn.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Endurtakanlegir teningar út frá tölunni {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Kast {roll} er {recorded} í skránni: réttir teningar í rangri röð.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Kast {roll} er {recorded} í skránni; {expected} átti að koma.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Kast {roll} stendur þar sem kast {due} átti að koma: kasti var sleppt eða það notað tvisvar.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Köst athuguð: {count}. Öll leiða af leyndarmálum beggja, sem voru ákveðin fyrir viðureignina.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Köst athuguð: {count}. Öll leiða af tölunni {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Köst athuguð: {count}. Öll leiða af leyndarmálinu með SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Köst úr viðureigninni {id}, þar sem hægt er að athuga þau: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Röng köst: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Fingrafarið byrjar á þeim {count} stöfum sem þú skrifaðir hjá þér, af 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Fingrafarið er það sem þú skrifaðir hjá þér.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Fingrafar þessarar viðureignar er ekki það sem þú skrifaðir hjá þér, heldur {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Fingrafarið var sýnt fyrir fyrsta kast.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Auðkenni viðureignarinnar, sem fer í hvert kast, leiðir ekki af fingrafari teninganna.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Leyndarmál þessara teninga hefur ekki það fingrafar sem stendur í skránni.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Leyndarmál þessara teninga er birt þegar viðureigninni er lokið; athugaðu þá þá.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Leyndarmál kasts {roll} eru ekki þau sem báðir spilarar ákváðu fyrir viðureignina; þaðan í frá er ekkert hægt að athuga.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Fingrafar þeirra (SHA-256) er {hash}, frá viðureigninni {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Engin viðureign er á borðinu, svo að engir teningar eru til að athuga.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Þetta eru teningar þjóns: enginn getur athugað þá.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Þessir teningar hafa ekkert fingrafar til samanburðar.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Þessir teningar eru úr fyrri viðureign: þá má athuga þar.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Þessir teningar voru slegnir inn: ekkert er að athuga.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Þessi orð höfðu áhrif á hvert kast: „{words}“.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Hvítur hefur ákveðið leyndarmál með fingrafarinu {white} og svartur með {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>teningar fyrri viðureignar</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>raunverulegir teningar, slegnir inn</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>endurtakanlegir teningar út frá tölunni {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n kast kemur aftur í þessari röð; þegar þau þrjóta slærð þú teningana inn.</numerusform>
            <numerusform>%n köst koma aftur í þessari röð; þegar þau þrjóta slærð þú teningana inn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Velja viðureign</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Veldu viðureignina eða vistaða viðureignarskrá (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Teningar fyrri viðureignar</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Fyrri &amp;viðureign</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Fyrri viðureign þar sem teningarnir koma aftur</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Úr s&amp;krá…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Viðureignarskrár bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Tala</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>Engu var kastað í þeirri viðureign.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} er ekki viðureignarskrá (.json) frá bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Dálítið óvenjulegt: góðir teningar víkja svona mikið frá í {share} af 1000 úrtökum.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Kí-kvaðrat {statistic}, {freedom} frígráður, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Tölur</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Engu hefur verið kastað enn.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Ekkert óvenjulegt: góðir teningar víkja að minnsta kosti svona mikið frá í {share} af 100 úrtökum.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Pör</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Of fá köst til að dæma um.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Mjög óvenjulegt: góðir teningar víkja svona mikið frá í færri en einu af 1000 úrtökum.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Allar viðureignir</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Þessi viðureign</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Mótsstjóri</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Dæma</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Dæma þér viðureignina án þess að spila hana? Andstæðingur: {opponent}</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Dæma viðureignina {name} – {opponent} án þess að spila hana? Sigurvegari: {name}</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Dæma þér viðureignina…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Dæma viðureignina unna: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Hún er spiluð aftur með öðrum teningum; það sem var spilað er áfram í Viðureignum.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Viðureignir sem er ekki lokið tapast.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Engu er hægt að breyta hér núna.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Spila aftur</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Spila þessa viðureign aftur frá byrjun?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Spila þessa viðureign aftur frá byrjun…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Einhver kemur seint…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Taka aftur úrslitin í viðureigninni {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Taka aftur</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Taka úr móti</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Taka úrslitin aftur…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Hætta í mótinu?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Hætta í mótinu…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Taka þátttakanda úr mótinu: {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Taka þátttakanda úr mótinu: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Það sem mótsstjórinn má gera</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Það sem var spilað af henni fer í ruslið.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Það sem var spilað af henni fer í ruslið; teningarnir verða aðrir.</translation>
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
        <translation>Gefa þetta svar (Enter; úr kasttöflunni Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Áfram (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Leiktu leikinn á borðinu og smelltu svo á teningana eða ýttu á Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Næsta spurning</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Augnablik: verið er að reikna út spurninguna og það sem hún þarf…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Taka síðasta skref aftur (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Afturkalla</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Spjöld hingað til</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Hvernig það telst</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Spila áfram héðan…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Æfing með spjöldum</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Setja til hliðar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Sýna svarið</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Afturkalla síðasta svar</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Hvað gerði ég?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Vélin getur ekki gengið í þessari tölvu sem stendur.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Vélin svaraði ekki í tæka tíð.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Vélin fór ekki í gang.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Vélin brást. Nánar segir í atvikaskránni.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Vélin stöðvaðist óvænt.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>í fljótu bragði, án þeirra talna sem á eftir koma</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>nákvæmt</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>nákvæm lausn þessa leiks</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>einfaldur spilari</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>útspilun</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>lítið net fyrir þennan leik</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n þátttakandi</numerusform>
            <numerusform>%n þátttakendur</numerusform>
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
        <translation>Bæta við &amp;tölvum</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Bæta við &amp;vini</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Hvaða stíll sem er</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Færa þennan þátttakanda niður um eitt sæti (Alt+Niður)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Færa þennan þátttakanda upp um eitt sæti (Alt+Upp)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Niður</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Þátttakendur</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Fylla með &amp;klúbbspilurum</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nafn</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nafn vinar við þessa tölvu</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Fjöldi tölva</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Stigatala</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Röð</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Styrkur</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Styrkur tölvanna</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stíll tölvanna</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Snerting</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kostnaður</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Ákvörðun</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Viðureign</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Byrjun</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Skeið</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Staður</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Uppgjöf</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Stigastaða</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Taka</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Spilið og númer leiksins í því</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Hverju það breytti: líkum á að vinna viðureignina, eða stigum þar sem hvert spil telur</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Hvað ákvörðunin kostaði, í virði</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Öll spil</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Mistök</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Flaggað</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Gerð ákvörðunar</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Lágmarkskostnaður</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Leikir og kubbur</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Ekki séð enn</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Mistök hvers</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Beggja</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Mistök</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Mistök {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Mín</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Engin slík ákvörðun er flögguð: F flaggar þeirri sem er á borðinu.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Engin slík mistök eru til.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Um viðureignina:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Athugasemdir eftir:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Dagsetning:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Viðburður og spilarar</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Viðburður:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>Í skránni:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Staður:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Rétt nafn ({name}):</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Umferð:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Vettvangur:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Skráð af:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Rétt nafn þitt:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Sjálfvirk tvöföldun: kubburinn á {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Báðir köstuðu {die}: sjálfvirk tvöföldun, kubburinn á {value}. Kastað er aftur.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Báðir köstuðu {die}: kastað er aftur.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Leikir voru teknir aftur.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Borðið var stillt upp í höndunum.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Spilið er jafntefli.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Samið var um spilið.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Stigastaðan er {white} gegn {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Uppstillingin var leiðrétt.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Þú samþykktir uppgjöfina.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Þú svaraðir með beaver í {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Þú tvöfaldaðir í {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Þú færðir engan mann, sem er ekki löglegt.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Þú nefndir {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Þú bauðst til að gefa backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Þú bauðst til að gefa tvöfalt spil.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Þú bauðst til að gefa gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Þú bauðst til að gefa fjórfalt spil.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Þú bauðst til að gefa einfalt spil.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Þú passaðir.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Þú lékst {play}, sem er ekki löglegt.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Þú féllst á tíma.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Þú endurtvöfaldaðir enn í {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Þú hafnaðir uppgjöfinni.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Þú gafst viðureignina.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Þú kastaðir {dice} og gast ekki leikið.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Þú kastaðir {dice} og lékst {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Þú kastaðir {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Þú tókst tvöföldunina á {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Þú snerir kubbnum í {value}: raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Þú snerir kubbnum í {value}: otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Þú vannst viðureignina, {own} gegn {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Þú vannst upphafskastið og mátt byrja með því, {dice}, eða kasta báðum teningum aftur.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Þú vannst upphafskastið og verður að byrja með því: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Þú vannst upphafskastið, {dice}, og verður nú að kasta báðum teningum til að byrja.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Þú vannst lotuna, {own} gegn {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>getur ekki leikið</translation>
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
        <translation>endurtvöföldun</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: þú gast ekki leikið.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: þú lékst {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} gat ekki leikið.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} lék {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} samþykkti uppgjöfina.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} svaraði með beaver í {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} tvöfaldaði í {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} færði engan mann, sem er ekki löglegt.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} nefndi {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} bauðst til að gefa backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} bauðst til að gefa tvöfalt spil.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} bauðst til að gefa gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} bauðst til að gefa fjórfalt spil.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} bauðst til að gefa einfalt spil.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} passaði.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} lék {play}, sem er ekki löglegt.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} féll á tíma.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} endurtvöfaldaði enn í {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} hafnaði uppgjöfinni.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} gaf viðureignina.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} kastaði {dice} og gat ekki leikið.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} kastaði {dice} og lék {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} kastaði {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} tók tvöföldunina á {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} sneri kubbnum í {value}: raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} sneri kubbnum í {value}: otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vann viðureignina, {own} gegn {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vann upphafskastið og má byrja með því, {dice}, eða kasta báðum teningum aftur.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vann upphafskastið og verður að byrja með því: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vann upphafskastið, {dice}, og verður nú að kasta báðum teningum til að byrja.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vann lotuna, {own} gegn {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Áfram</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Annar opnar borð og sendir hinum boðið í tölvupósti, skilaboðum eða á blaði. Hver sem hefur boðið getur tekið sætið, enginn annar.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Spila við einhvern í annarri tölvu</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Lesa &amp;meira</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Teningarnir koma úr báðum tölvum: hvorugur spilarinn, og enginn á milli þeirra, getur vitað eða valið kast. Allir geta athugað það eftir á.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Tveir með bgdesk spila beint hvor við annan, án aðgangs, og ekkert er sent neinum öðrum. Milliliður, ef þú velur hann, flytur það sem hann getur ekki lesið. Aðeins þjónn, ef þú ferð á hann, veit hvað er spilað.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Það sem er sent: nafnið sem þú velur hér, leikir þínir og köst, tíminn sem þú tókst og það sem þú segir. Hin tölvan sér vistfang tölvunnar þinnar, eins og ávallt milli tveggja tölva. Allt er dulkóðað.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Meðan ekkert borð er opið hlustar bgdesk ekki á neinn. Fara má úr viðureign og halda áfram með hana hvenær sem er, svo lengi sem báðir vilja.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Í .mat-skrá er ekki hægt að nefna heimareglur þessarar viðureignar.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.mat-skrá segir ekki hvor spilarinn er forrit.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Skrá af gerðinni {kind} getur ekki geymt viðureign í þessum leik: {game}; .json getur það.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Ekki var hægt að skrifa hluta greiningarinnar eða athugasemdanna í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Staða sem er stillt upp í höndunum í miðri umferð er aðeins að hluta í .mat-skrá.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Staða sem er stillt upp í höndunum í miðri umferð er aðeins að hluta í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Staða sem er stillt upp í höndunum í miðri umferð er aðeins að hluta í .sgf-skrá.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Kast sem er ekki leikið enn, eða tvöföldun sem er ekki svarað enn, er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Leiðrétt uppstilling er í .mat-skrá sem staða stillt upp í höndunum.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Leiðrétt uppstilling er í .ogxm-skrá sem staða stillt upp í höndunum.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Leiðrétt uppstilling er í .sgf-skrá sem staða stillt upp í höndunum.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>.ogxm-skrá getur ekki geymt þessa viðureign: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxm-skrá getur ekki takmarkað sjálfvirkar tvöfaldanir: þar eru engin takmörk á þeim.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Í .ogxm-skrá er ekki hægt að nefna heimareglur þessarar viðureignar.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxm-skrá þekkir ekki þennan leik; þar heitir hann kotra.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxm-skrá segir ekki hvor spilarinn er forrit.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxm-skrá þekkir beaver og raccoon en enga hækkun eftir það: kubburinn þar er of lágur.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Í .sgf-skrá er ekki hægt að nefna heimareglur þessarar viðureignar.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgf-skrá segir ekki hvor spilarinn er forrit.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgf-skrá geymir aðeins eina greiningu.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Greining er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Sjálfvirkar tvöfaldanir eru ekki í .mat-skrá: stig og kubbur virðast röng þar.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Klukka og umhugsunartími eru ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Klukka og umhugsunartími eru ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Klukka og umhugsunartími eru ekki í .sgf-skrá.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Athugasemdir um staka leiki eru ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon þekkir ekki þennan leik.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Hvernig teningarnir urðu til er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Hvernig teningarnir urðu til er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Hvernig teningarnir urðu til er ekki í .sgf-skrá.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Töp á tíma og snemmbúnar uppgjafir eru í .ogxm-skrá sem umsamin stig.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Töp á tíma og snemmbúnar uppgjafir eru í .sgf-skrá sem umsamin stig.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Ekki er hægt að skrifa sniðið „{name}“; þekkt snið eru {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Ekkert snið hefur endinguna „{suffix}“ á {file}; þekktar eru {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Aðrar línur eru ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Aðrar leikjalínur eru ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Uppgjafir sem var hafnað eru ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Uppgjafir sem var hafnað eða ekki svarað eru ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Uppgjafir sem var hafnað eða ekki svarað eru ekki í .sgf-skrá.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Stigastaða sem var sett eftir fyrsta spil er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Sumar greiningar er ekki hægt að geyma í .sgf-skrá.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Sumar aðrar línur er ekki hægt að geyma í .sgf-skrá.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Samkomulag um sjálfvirkar tvöfaldanir er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Viðureignin var gefin eða tapaðist á tíma: .mat-skrá sýnir síðasta spil hennar ólokið.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Umsaminn fjöldi spila er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Umsaminn fjöldi spila er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Kastið sem bíður þess að vera leikið, eða svarið við hækkun, er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Jöfn upphafsköst eru ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Jöfn upphafsköst eru ekki í .ogxm-skrá, aðeins kubburinn sem þau sneru.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Jöfn upphafsköst eru ekki í .sgf-skrá, aðeins kubburinn sem þau sneru.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Það sem var tekið aftur er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Það sem var tekið aftur er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Það sem var tekið aftur er ekki í .sgf-skrá.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Hvaða vísbendingar voru þegnar er ekki í .mat-skrá.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Hvaða vísbendingar voru þegnar er ekki í .ogxm-skrá.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Hvaða vísbendingar voru þegnar er ekki í .sgf-skrá.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Ekki tókst að spila viðureign milli tölva. Mótið geymist; nánar segir í atvikaskránni.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk. Mótið geymist; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n ákvörðun talin</numerusform>
            <numerusform>%n ákvarðanir taldar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n viðureign</numerusform>
            <numerusform>%n viðureignir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Besta %n ákvörðun í röð: PR {rating}</numerusform>
            <numerusform>Bestu %n ákvarðanir í röð: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Síðasta %n ákvörðun</numerusform>
            <numerusform>Síðustu %n ákvarðanir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Kennarinn lét í sér heyra við %n ákvörðun. Þar telur fyrsta tilraun.</numerusform>
            <numerusform>Kennarinn lét í sér heyra við %n ákvarðanir. Þar telur fyrsta tilraun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Með færri en %n viðureign getur enginn sagt hve miklu þessari stigatölu kann að skeika.</numerusform>
            <numerusform>Með færri en %n viðureignum getur enginn sagt hve miklu þessari stigatölu kann að skeika.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 spjöld sem þú myndir enn kunna eftir 30 daga</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 virkar piptölur í röð, að meðaltali innan við einu pipi frá réttu</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Tvísmellur á röð opnar ákvarðanir hennar.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Lína birtist þegar 30 ákvarðanir telja.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Viðureign lokið í öllum leikjum, að Coan ki frátöldu</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ásreitsspil</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Gegn fólki</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegn tölvunni</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Yfir</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Öll 15 upphafsköstin rétt leikin, tvisvar, með að minnsta kosti viku á milli</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Allir andstæðingar</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Frá upphafi</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Spyrja nú um dýrustu þessara ákvarðana sem spjöld</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Sókn</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Undir</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Betri en {opponent}: úrslitin láta lítinn vafa eftir</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Báðir 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Líkur sem töpuðust í viðureign</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Snerting</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-spil</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Kubbmistök</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Ákvarðanir</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Tvöfalda eða ekki</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Tvöfaldað of snemma</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Æfa</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Tapað virði</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Mistök</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Dvínandi meðaltal</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Hraðar en venjulega</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Tölfræði birtist hér þegar viðureignir þínar eru greindar: spilaðu eða opnaðu viðureign og ýttu á F7, eða greindu margar í einu í viðureignalistanum.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Fyrsta spil án mistaka</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Fyrsta viðureign greind</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Fyrsta viðureign þar sem teningarnir voru athugaðir kast fyrir kast með leyndarmáli sínu</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spiláætlun</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Helmingur leikja þinna tekur skemmri tíma en venjulega hjá þér: kosta þeir meira?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Biðspil</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Ef þú spilar undir öðrum nöfnum í skrám skaltu segja það undir „Hver er hver…“.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>Í níu tilvikum af tíu er styrkur þinn innan þessara marka. Einingin er heilar viðureignir, því að ákvarðanir einnar viðureignar eiga margt sameiginlegt.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Gerð</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Jafnt</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Lægra er betra. Hver röð á við viðureignina sem lýkur þar.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Loknar viðureignir</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Tapaðar viðureignir</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Viðureignir sem teningarnir unnu fyrir þig umfram það sem spilamennskan átti skilið: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Viðureignir sem spilamennskan átti skilið en teningarnir höfðu af þér: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Viðureignir með þekktri heppni</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Tvöfaldanir sem fórust fyrir</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Peningalota</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mánuður</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Engin skýr áætlun</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Engin ákvörðun telur</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Engin ákvörðun telur hér.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Engin kubbmistök enn.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Engin viðureign uppfyllir þetta val. Veldu lengri tíma.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Engri viðureign upp á stig er lokið enn.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Ekkert sker sig úr enn. Fleiri greindar viðureignir þarf til.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Byrjun</translation>
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
        <translation>Hraði</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Skeið</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Töpuð stig</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Eftir Crawford</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Múrspil</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Munur á stigatölu miðað við andstæðinga, eftir spilamennsku</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Náð</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Hlaupaspil</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stigastaða</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Hlutur mistaka</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Aðstæður þar sem þú tapar meiru en spilarar gera venjulega, þær dýrustu fyrst. Það sem nær enginn finnur vegur lítið.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Hægar en venjulega</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Taka eða passa</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Teningarnir hvorki unnu neitt né töpuðu fyrir þig sem orð er á gerandi.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Stefna mistaka þinna segir meira en stærð þeirra.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Síðasti mánuður</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Síðustu þrír mánuðir</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Síðasta ár</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Tíminn er aðeins þekktur í viðureignum sem þú spilar hér.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Hægt að vinna aftur</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Of gott til að tvöfalda</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Til (dags)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Með jafnri heppni</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Unnið</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Unnið mínus tapað</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Unnið af þeim</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Unnið af þeim með jafnri heppni</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Unnið eða tapað á teningum</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Unnið með jafnri heppni</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Röng pöss</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Rangar tökur</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>besti leikurinn tekur út</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>besti leikurinn drepur</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>besti leikurinn er rólegur</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>besti leikurinn byggir reit</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>besti leikurinn myndar akkeri</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>besti leikurinn hleypur</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} viðureignir</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} stig</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk meðan tölfræðin þín var reiknuð. Viðureignirnar eru óbreyttar; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Flytja út…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Hver er hver…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Teningar og spilamennska</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Skipt eftir</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Mistök með kubbinn</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Hratt og hægt</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Tölfræði yfir tíma</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Hvernig gengur</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Áfangar</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Les viðureignir: {done} af {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Hvað á að læra</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Hvar mistök þín eru</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Flytja út tölfræðina</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tafla fyrir töflureikni (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Tölfræðin er vistuð sem {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Tölfræðin var ekki vistuð: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n skrá í viðbót var ekki opnuð.</numerusform>
            <numerusform>%n skrár í viðbót voru ekki opnaðar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n viðureign bætt í safnið þitt.</numerusform>
            <numerusform>%n viðureignum bætt í safnið þitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Skipanalína</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Opna viðureign eða stöðu</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Límdur texti</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Lestur</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Les viðureignir: {done} af {total} skrám</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Les viðureignir…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Engar skrár eru í þeirri möppu.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Á klippispjaldinu er mynd sem ekki er hægt að lesa: afritaðu stöðuna sem texta.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Enginn texti er á klippispjaldinu.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Innsleginn texti</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Allar ákvarðanir</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Öll skeið</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Allar áætlanir</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Greint af</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spiláætlun</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Gerð ákvörðunar</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Andstæðingar</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Skeið</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tími</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Tölfræði hvers</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 eða fleiri</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 eða fleiri</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Hvaða ákvörðun sem er</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Hvaða hluti spilsins sem er</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Hvaða úrslit sem er</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Hvenær sem er</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Best</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Afleikir, frá {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Snerting</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kostnaður</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Dýrt, frá {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dagsetning</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Teningar eru skrifaðir svona: {roll}, eða nokkrir: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Tvöfaldanir með kubbnum</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Vafasamt, frá {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Mistök, frá {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Hver greind ákvörðun</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Hver staða</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Viðureign töpuð</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Viðureign unnin</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Byrjun</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pöss</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pip á milli</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pip: {own} gegn {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Leikið</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Stigastaða</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Svipaðar stöður</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Taka</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Tökur</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Síðasti mánuður</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Síðustu þrír mánuðir</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Síðasta vika</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Síðasta ár</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Sama staða</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Þetta er engin staða: XGID, GNU Backgammon ID eða eigin texti bgdesk er það.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>hvað sem er</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>enginn leikur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>engir</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>ótakmarkað</translation>
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
        <translation>&amp;Skoða</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Finna ákvarðanir</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Búa til &amp;spjöld úr þessum</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Les viðureignir: {done} af {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Sýna &amp;viðureignirnar</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Verið er að lesa viðureignir þínar. Það sem finnst í þeim birtist hér.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Aðeins þessar ákvarðanir:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Hreinsa allt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Af &amp;borðinu</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Hæsta PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Hve lík</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Gerð</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Lægsta PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Viðureign</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nöfn, viðburður, merki, skrá</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Slá andstæðings</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pip andstæðings</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Stig andstæðings</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Eigin slá</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Eigin pip</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Eigin stig</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Skeið</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Pip andstæðingsins</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pip spilarans</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Leikið</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Reitir borðsins</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Staða</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Sýna</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Ákvarðanir hvers</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID eða stöðuauðkenni</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>hvað sem er</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Flaggað; Shift+F fer að næsta flaggi, F tekur þetta af.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Aftur frá fyrsta flaggi.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Engin ákvörðun í þessari viðureign er flögguð: F flaggar þeirri sem er á borðinu.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Flaggið er tekið af.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Hér er engin ákvörðun sem hægt væri að flagga.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>flaggað</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Næstu dagar</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>Ú&amp;r leik eftir töp</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Eins og í fyrri úrslitum</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Eins og í fyrstu umferð</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Eins margar og þarf</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Sárabótakeppni</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Tvöfaldur útsláttur</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Allir við alla</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Fyrir þann sem tapar fyrir úrslitin</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Fyrir þann sem tapar fyrstu viðureign</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>S&amp;nið</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Áfram úr hverjum</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Riðlar</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Riðlar, síðan útsláttur</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Enginn dettur út</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Engin</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Spila um þr&amp;iðja sætið</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Stig eftir &amp;umferð</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Stig eftir tap</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Stig viðureigna eftir umferð, til dæmis {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Stig síðari úrslita</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Umferðir</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Önnur úrslit ef ósi&amp;graði spilarinn tapar þeim fyrri</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Einfaldur útsláttur</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Svissneskar umferðir</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Afritað.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n mistök í viðureigninni</numerusform>
            <numerusform>%n mistök í viðureigninni</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Afrita</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Afrita fyrir spjallborð</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Teikning (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Mynd (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Texti</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Ákvörðunin á borðinu</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Hvað á að afrita</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Það sem verður afritað</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n ákvörðun</numerusform>
            <numerusform>%n ákvarðanir</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Engin viðureigna þinna er greind enn. Greindu þær í Viðureignir…, eða leitaðu að „Hver staða“ í stað mistaka.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Taktu burt eitthvað af skilyrðunum.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Ekkert þessu líkt er í %n ákvörðun.</numerusform>
            <numerusform>Ekkert þessu líkt er í %n ákvörðunum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Safnið þitt er tómt. Opnaðu viðureign (Ctrl+O) eða spilaðu: þá finnurðu ákvarðanir hennar hér.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>í %n viðureign</numerusform>
            <numerusform>í %n viðureignum</numerusform>
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
            <numerusform>&amp;Bæta við %n viðureign</numerusform>
            <numerusform>&amp;Bæta við öllum %n viðureignum</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Bæta þeim öllum í safnið til að opna síðar</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Opna viðureign</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Annar vinur…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Báðir sitja við þetta borð og skiptast á.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Spila við vin…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Spila við vin: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Tveir spilarar, ein tölva</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Opna skrá…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Líma</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Stilla upp stöðu</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Sýna</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Texti stöðu</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID eða annar texti stöðu</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reglur…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Nýtt upphafskast í hverju spili</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Spil {number} í hringnum</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Leikir að eigin vali…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Í eigin glugga</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Engin fleiri spil</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Annars byrjar sá næsta spil sem vann spilið.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Uppstilling: {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Tálmaleikur þar sem tvenna dregur allar hærri tvennur með sér.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Spilari má taka út þótt einn manna hans sé festur á heimasvæðinu.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-Deucey þar sem tvennu fylgir tvennan á hinni hlið teningsins.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-Deucey þar sem allir menn koma inn áður en nokkur fer yfir miðju.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-Deucey þar sem aðeins 2 með 1 gefur annað kast.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Allir fimmtán menn byrja á 24-reitnum.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Kotra og uppstillingar hennar</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkanröðin</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Taka út þótt maður sé festur</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Báðir spilarar koma inn, færa og fara heim sömu megin á borðinu.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Báðir spilarar fara sömu leið í kring; jafnvel einn maður lokar reit.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Menn koma inn á tómt borð; tvennur og 2 með 1 gefa annað kast.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Menn koma inn á tómt borð; enginn drepur fyrr en einn eigin manna er kominn heim.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Fjórir menn byrja aftast í stað tveggja: lengra spil og meira um stöðubaráttu.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Af tómu borði</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Grísk kotra: enginn kubbur, engin þreföld spil, og sá sem vinnur byrjar næsta spil.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon með einn mann á hvorri hlið.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon með tvo menn á hvorri hlið.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Leikir: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Færa áður en allir eru komnir inn</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Engar aukatölur fyrr en allir eru komnir inn</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Ekki mega fleiri en fimm menn standa á reit.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Engin móðurregla</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Ekki sex reitir á hvorugu byrjunarsvæðinu</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Tölur sem ekki er hægt að leika falla niður</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Einn maður í umferð fer af byrjunarreit, sex í röð krefjast andstæðings fyrir framan</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Einn maður í umferð fer af byrjunarreit, tveir með 6-6, 4-4 eða 3-3 sem fyrsta kast spilara; og sex reitir í röð krefjast þess að maður andstæðingsins sé fyrir framan. Hvort tveggja eru reglur Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Spilið vinnst ekki á því að festa síðasta manninn á byrjunarreitnum.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Nokkrir leikir til skiptis</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Stakir menn eru ekki drepnir heldur festir þar sem þeir standa.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Einföld, tvöföld og þreföld spil</translation>
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
        <translation>Tavli: án kubbs, festa, tálma</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Búlgarski leikurinn þar sem fest er, spilaður eins og Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Tyrkneski tálmaleikurinn, spilaður eins og Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Venjulegi leikurinn, með tvöföldunarkubbnum.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Þrír menn á hvorri hlið: stutt og villt.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Tyrknesk kotra: eins og Portes, og maður sem drepur heima situr þar.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Fram að því er tvenna leikin fjórum sinnum og ekkert kast fylgir henni.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Venjulega koma allir menn inn áður en nokkur annar er færður.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Venjulega telur hver maður sem sá sem tapar á eftir eitt stig.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Venjulega er aðeins bannað að fylla eigið byrjunarsvæði.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Venjulega leikur andstæðingurinn þær.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Venjulega er þessi leikur spilaður án hans.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Með tvöföldunarkubbnum</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} til skiptis; hvert spil hefst á upphafskasti.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} til skiptis; sá sem vinnur spil byrjar það næsta.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Smelltu á leik til að lesa reglur hans og spila hann.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Leikir og reglur þeirra</translation>
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
        <translation>Heiðarlegir teningar</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Tölfræði yfir tíma</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Hve oft ástæður standast</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Hvernig á að spila</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Lykill</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Lyklar</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Tungumál</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Að skoða viðureignir</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Andstæðingar</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Frammistöðustig (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Æft með spjöldum</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglur þessa leiks</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Borð á neti</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Forritið</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Kennarinn</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Þessi síða hefur ekki verið þýdd enn.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Mót</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Þjálfarar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Útgáfa {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Hvað er nýtt</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hvað það gerir</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Til baka</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Spila: {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Texti</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Í sviga): ekki greint eins djúpt, ekki sambærilegt</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Tvöfalda</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Tvísmellur eða Enter: nefna hana</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Tvísmellur eða Enter: setja á borðið</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Tvísmellur eða Enter: kasta báðum teningum aftur</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Vísbendingar eru gefnar meðan þú spilar viðureign.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Þú átt ekki leik.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Leiktu {numbers}: það er jafnmikils virði og að kasta aftur, eða meira.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Kasta aftur</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Kastaðu báðum teningum aftur: það er meira virði en nokkur leikur með {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Kasta, án þess að tvöfalda</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Sýna vísbendingu</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Besti leikur með {numbers} hingað til. Það sem eftir er af honum kemur fyrst:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Taka</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Bestu tvennur til að nefna</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Besti leikur með {numbers} er {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Bestu leikir með {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Besta leiðin til að halda áfram:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Engin vísbending er til: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Hér er ekkert að ákveða.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Hugsar…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Þetta kostar {cost}: besti leikur með {numbers} er {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Þetta er besti leikur með {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Með vísbendingum eða sýnilegum líkum telst þessi viðureign æfing og breytir ekki stigatölu þinni.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>kostnaður {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>tvöfalt spil {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>virði {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>gammon {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>vinnur {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Bestu kostir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Líkur á að vinna þetta spil</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Vísbendingar</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Spila áfram án þessarar vísbendingar (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Sýna líkurnar eftir hvern leik</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Vélin er að hugsa</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og ekki er hægt að telja upp viðureignirnar. Þær geymast; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Ekki var hægt að finna athugasemd stað ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Ekki var hægt að lesa hluta greiningarinnar ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Hluti skjalasafnsins er skemmdur; öðru var haldið.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Hluti skrárinnar er skemmdur ({quote}); öðru var haldið.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Spilari hefur ekkert nafn í skránni.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Umferð vantar á undan stöðu sem var stillt upp.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Umferð vantar á undan „{quote}“.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Annarri línu var sleppt ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Í þessari stöðu er spilinu lokið.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Ekki er hægt að lesa hana.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Heiti hennar eða slóð er of löng.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Sleppt</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ekki eru lesnar fleiri en {quote} skrár í einu.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Skrýtið</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Aðeins fyrstu viðureignir skrárinnar voru lesnar; viðureignir sem var sleppt: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Lesið: {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Lesið án ábendinga.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Lagfært</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Svarið við tvöfölduninni vantar; það var lesið sem taka.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Kubburinn stendur á {quote} og fer ekki hærra; frekari hækkunum var sleppt.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Skráin segir ekki hve löng viðureignin er; gert var ráð fyrir {quote} stigum.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Skráin segir ekki hvaða leikur þetta er. Hún var lesin sem þessi: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Skráin endar í miðju kafi; því sem er þar var haldið.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Skráin var ekki lesin til enda því að hún er of löng eða með of margar villur; spil sem eru stytt eða sleppt: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Skráin var ekki lesin til enda því að hún er of löng; því sem eftir kemur var sleppt.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Spilið byrjar á tvennunni {quote}; henni var haldið.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Spilið hefur engin úrslit.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Leikurinn „{quote}“ er ekki þekktur; hann var lesinn sem kotra.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Hausinn nefnir spilarana í öfugri röð; farið var eftir dálkunum.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Eini löglegi leikur kastsins {quote} var settur inn.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Leik kastsins {quote} vantar.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Leikinn „{quote}“ er ekki hægt að leika á þessu borði; borðið var látið óhreyft.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Leikurinn „{quote}“ er ekki löglegur; honum var haldið eins og hann stendur.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Í stöðunni á annar spilarinn enga menn; henni var sleppt.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Úrslitin í skránni ({quote}) passa ekki við spilið; borðið ræður.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Úrslitin í skránni ({quote}) leiða ekki af spilinu; þeim var haldið.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Stigastaðan í skránni ({quote}) leiðir ekki af spilunum á undan; henni var haldið.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Textinn er ekki UTF-8; hann var lesinn sem {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Ekkert spil er í þessari skrá.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Ekkert stöðuauðkenni er í þessum texta.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Engin slík skrá er til.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Í þessari BGBlitz-viðureign eru meira en {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Engin spil eru í þessari BGBlitz-viðureign.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þessi BGBlitz-viðureign er skemmd ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þessi GammonView-greining er skemmd ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Engin spil eru í þessari OGXM-viðureign.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þessi OGXM-viðureign er skemmd ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Þessi OGXM-viðureign er lengri en {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Ekkert kotruspil er í þessari SGF-skrá.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Þessi SGF-skrá er úr öðrum leik en kotru (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Þessi SGF-skrá er úr öðrum leik en kotru.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Ekkert spil er í þessari eXtreme Gammon-skrá.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Þessi skrá er tóm.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Þessi skrá er lengri en {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Þetta er JSON, en ekki viðureign sem er þekkt hér.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Þetta er PDF-skjal, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Þetta er PostScript-skjal, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Þetta er gagnagrunnur, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Þetta er kvikmynd eða mynd, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Þetta er kvikmynd, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Þetta er spil í Coan ki, sem aðeins Coan ki-glugginn spilar og ekkert annað snið getur geymt.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Þetta er mynd, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Þetta er staða sem texti, en ekki er hægt að lesa hana: hana vantar auðkenni.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þetta er staða sem texti, en ekki er hægt að lesa hana: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Þetta er forrit, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Þetta er hljóðskrá, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Þetta er textaskjal (RTF), ekki viðureign.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Þetta er texti án viðureignar eða stöðu.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Þetta er vefsíða, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Þetta er Office-skjal, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Þetta er XML-skrá, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Þetta er pökkuð skrá: afpakkaðu henni fyrst.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Þetta er tölvupóstur án viðureignar.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Þetta er eXtreme Gammon-skrá sem ekki er hægt að lesa, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Þetta er gamalt Office-skjal, ekki viðureign.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Þetta er ekki staða úr spili: spilinu er lokið.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Þetta er ekki BGBlitz-viðureign.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þetta er ekki lögleg staða: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Þetta er ekki venjuleg skrá.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Þetta er ekki textaskrá og engin þekkt viðureign.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Þetta er ekki textaskrá.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Þetta er ekki OGXM-viðureign.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Þetta er ekki eXtreme Gammon-skrá.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Þetta lítur út eins og SGF, en ekkert spil er í því.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Þetta lítur út eins og GamesGrid-viðureign, en ekkert spil er í henni.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Þetta lítur út eins og JavaFIBS-viðureign, en ekkert spil er í henni.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Þetta lítur út eins og Snowie-staða, en gagnareiti vantar í hana.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þetta lítur út eins og Snowie-staða, en {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Þetta lítur út eins og TrueMoneyGames-viðureign, en ekkert spil er í henni.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Þetta lítur út eins og viðureignarskrá, en ekkert spil er í henni.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Þetta lítur út eins og eXtreme Gammon-skrá, en hún segir ekki hverjir spiluðu.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Þetta lítur út eins og eXtreme Gammon-skrá, en ekkert spil er í henni.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Þessi viðureignarskrá er skemmd eða úr öðru forriti: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Þessi viðureignarskrá er skemmd: hún er ekki UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Þessi viðureignarskrá er lengri en {quote} stafir.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Í þessari textaskrá eru fleiri en {quote} línur.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Þessi textaskrá er lengri en {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Engin kotruviðureign er í þessum texta.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Ekki var hægt að lesa það sem skráin segir um uppgjöfina.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Þú hefur ekki leyfi til að lesa hana.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>spil {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>lína {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} var ekki opnuð.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ svarar engu; því var sleppt.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}“ er ekki kast tveggja teninga; umferðinni var sleppt.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ skilst ekki.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}“ skildist ekki og var sleppt.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“: hér mátti ekki snúa kubbnum; hann var settur eins og skráin segir.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Innflutningsskýrsla</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Ábendingar</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Setjast</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>S&amp;töðva</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Horfa á</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Boð</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Setjast við borð</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Límdu boðið sem þér var sent með Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Verið er að leita að borðinu…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Horfa á borð</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Þú ert við borðið; viðureignin sést hér um leið og hún byrjar.</translation>
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
        <translation>&amp;Stöðva</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Framvinda greiningarinnar</translation>
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
        <translation>Kubbákvörðun hefur ekkert kubblaust virði.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Fljótt yfirlit: viðureign tekur um sekúndu.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Samþykkja</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Greint hingað til: {judged} af {plays} leikjum.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Greinir ákvörðunina</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Báðir spilarar eru lokaðir úti.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Báðir spilarar eiga menn á sama reit.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Tvísýnir leikir metnir eftir kastinu á eftir þeim. Venjulega valið fyrir leiki með eigið net.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Enn dýpra: viðureign tekur margar mínútur.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Dýpst</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Dýpstu greiningar</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Hver tvísýnn leikur á 3-ply, sem jafngildir styrkleikanum „Heimsklassi“.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Hver staða þessa leiks er leyst: ekkert dýpra er til.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Allt á 2-ply, og 3-ply þar sem það getur breytt niðurstöðunni. Venjulega valið.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Nákvæmt</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>Í viðureigninni</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Hún kemur aðeins aftur ef skráin er opnuð á ný; þetta er ekki hægt að afturkalla.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Lengri útspilanir</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Lengstu útspilanir</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Heppni kastsins: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Crawford-spil er ekki mögulegt við þessa stigastöðu.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Engin ákvörðun hér.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Engin vél hér getur greint þessa leiki með þessum reglum: {games}. Vísbendingar virka í öllum leikjum.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Enginn á að kasta.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Ekki greint enn: ýttu á Greina… hér fyrir neðan, eða F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Ein ákvörðun er greind strax.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Ein ákvörðun tekur nokkrar sekúndur, í mesta lagi um mínútu.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Ein ákvörðun tekur nokkrar sekúndur.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Ein ákvörðun tekur allt að nokkrar mínútur.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Upphafskast</translation>
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
        <translation>Spila áfram</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Hratt og gott: viðureign tekur fáeinar sekúndur.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Fjarlægja greininguna {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Gefa</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Útspilun {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Útspilanir fara eftir reglum kotru og þessi viðureign hefur aðrar reglur.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Stuttar útspilanir</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Taka</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Kostnaður uppgjafar er aðeins þekktur í viðureignum með Crawford-reglunni.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Vélin gat ekki greint neitt hér.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Vélin þekkir ekki þennan leik: {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Vélin brást ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Vélin stöðvaðist óvænt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spilinu er lokið.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Spilinu gæti lokið innan næstu tveggja kasta.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Viðureigninni er lokið.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Netin sem meta þessa leiki skoða í mesta lagi {depth} djúpt: {games}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Sá spilari sem á að kasta hefur enga kubbákvörðun.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Skráin endar hér.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Sterka vélin hleðst ekki: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>{quote} menn eru á hvorri hlið, ekki 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Ekkert var eftir til að greina.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Þessi greining segir ekkert um þetta augnablik.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Þetta svar væru mistök andstæðingsins.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Þessi leikur er ólöglegur: hann er ekki metinn og viðureignin hélt áfram eftir hann.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Til að fá hana aftur þarf að greina viðureignina aftur.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Tvær umferðir</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Tvær umferðir, síðan langar útspilanir á því tvísýna: klukkustundir.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Tvær umferðir, síðan útspilanir á því tvísýna: tæp klukkustund.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Tvær umferðir, síðan stuttar útspilanir á því tvísýna: mínútur.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Það sem er enn tvísýnt eftir næstu tveimur köstum, eins djúpt og net þessa leiks sér.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Ekki er hægt að lesa það sem vélin veit um þennan leik ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Það sem net þessa leiks segir strax: fáeinar sekúndur.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Með dýpri greiningum</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Kastið þitt</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>afleikur, kostar {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>mistök, kosta {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>svar við beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>svar við tvöföldun</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>svar við otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>svar við raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>svar við endurtvöföldun</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>svar við uppgjöf</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>kostar {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>tvöfalda?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>vafasamt, kostar {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>fáar ákvarðanir</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>nefnir tvennu</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>uppgjöf</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>rétt</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>staðalskekkja {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>ólokið</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>vinnur {win} (gammon {win_gammon}), tapar {lose} (gammon {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} til {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} á að kasta</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (fáar ákvarðanir)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} er ólöglegur leikur: hann er ekki metinn og viðureignin hélt áfram eftir hann.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} greint</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Dýpra</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Stöðva</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Greina ákvarðanir þessarar viðureignar (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Greina…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Kostir í þessari stöðu</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Framvinda greiningarinnar</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Stöðva greininguna; það sem er greint geymist (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Ákveddu á borðinu: það er metið jafnóðum.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Biðspil á 5-reit</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ásreitsspil</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Svartur svarar tvöföldun hvíts með beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Svartur svarar beaver með raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Svartur tvöfaldar.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Svartur á að leika {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Svartur á að kasta.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Svartur á kubbinn á {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Svartur á að leika {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Svartur á að kasta</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Svar svarts</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Kubbur svarts</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Báðir spilarar eru á slánni fyrir framan lokað svæði.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Báðir spilarar eiga menn á sama reit.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Menn geta ekki staðið svona í þessum leik.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tómt borð</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Síðustu sex menn</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Skoðar stöðuna…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Tapar {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Hvorugur spilarinn getur nokkurn tíma fært héðan.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>Ekkert er hægt að ákveða í þessari stöðu.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Svipað</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Upphaf þessa leiks</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Þá tvöföldun má ekki bjóða með kubbnum hér.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Borðið er óbreytt: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kubburinn er í miðju á {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Spilinu er lokið: svartur hefur unnið það.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Spilinu er lokið: hvítur hefur unnið það.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Spilinu er lokið: það er jafntefli.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Ekkert XGID, GNU Backgammon ID eða bgdesk-texti er í þessu; borðið er óbreytt.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Enginn maður er á borðinu.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Enginn kubbur er í Crawford-spilinu.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>Enginn kubbur er í þessari viðureign.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Hvítur svarar tvöföldun svarts með beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Hvítur svarar beaver með raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Hvítur tvöfaldar.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Hvítur á að leika {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Hvítur á að kasta.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Hvítur á kubbinn á {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Hvítur á að leika {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Hvítur á að kasta</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Svar hvíts</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Kubbur hvíts</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Vinnur {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>leikinn</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>prófaður</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points} bakspil</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n svartur maður er úti þótt aðrir séu ekki heima.</numerusform>
            <numerusform>%n svartir menn eru úti þótt aðrir séu ekki heima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n hvítur maður er úti þótt aðrir séu ekki heima.</numerusform>
            <numerusform>%n hvítir menn eru úti þótt aðrir séu ekki heima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Spilari er þegar með %n stig þessarar viðureignar.</numerusform>
            <numerusform>Spilari er þegar með öll %n stig þessarar viðureignar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Svartur er með %n mann, sem þessi leikur hefur ekki.</numerusform>
            <numerusform>Svartur er með %n menn, sem þessi leikur hefur ekki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Umsamdar reglur leyfa %n mann á reit.</numerusform>
            <numerusform>Umsamdar reglur leyfa %n menn á reit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Í bakkann vantar %n svartan mann: taktu fyrst einhverja af borðinu.</numerusform>
            <numerusform>Í bakkann vantar %n svarta menn: taktu fyrst einhverja af borðinu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Í bakkann vantar %n hvítan mann: taktu fyrst einhverja af borðinu.</numerusform>
            <numerusform>Í bakkann vantar %n hvíta menn: taktu fyrst einhverja af borðinu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Hvítur er með %n mann, sem þessi leikur hefur ekki.</numerusform>
            <numerusform>Hvítur er með %n menn, sem þessi leikur hefur ekki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Gera aftur (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Leika á borðinu eins og í spili (P); aftur: stilla upp</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Endurtaka</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Uppstilling</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Taka síðustu breytingu aftur (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Prófa leik</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Afturkalla</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Það sem er stillt upp hér geymist (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Litur smells</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Tilraunastofa fyrir stöður</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Afturkalla</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Um þessa stöðu</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Kostir</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Köst</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Stigastöður</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Skot</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Þú hefur ekki lokið viðureign við tölvuna enn. Spilaðu eina: úrslit hennar koma hér.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} til {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} af {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Spila…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Það er nær öruggt að þú vinnur meira en helming viðureignanna.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Úrslit gegn andstæðingum</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Hlutfall (90 % öryggisbil)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Styrkur</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Unnið</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Einstaklingur við þessa tölvu</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Tölvuspilari: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Síðbúin skráning</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nafn</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Hver kemur seint</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Hver kemur seint? Sá spilari er með frá og með næstu umferð.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Hver kemur seint? Sá spilari kemur í stað yfirsetu.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>%n viðureign í viðbót…</numerusform>
            <numerusform>%n viðureignir í viðbót…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Ljúka henni…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Hvernig á að spila</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Ný viðureign…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Einu sinni enn?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Einn smellur kemur henni af stað. Þú getur hætt hvenær sem er og haldið áfram síðar: ekkert tapast.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Spila</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Spila aftur</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Halda áfram</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Í gangi</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Í gangi · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Fyrsta viðureign þín</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Öll</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Kvöld sem telja</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Deild</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Engin</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Stig eftir sæti</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Stig í deildinni eftir sæti, til dæmis {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Stig sætanna eru tölur, til dæmis {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Best: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Kubbur: {found} af {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Ákveddu á borðinu eins og í spili. S sýnir svarið, K sleppir, Esc hættir.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Tvöfalda eða ekki?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Fundið</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Fundið síðar</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Fundið, þótt ekki væri í fyrstu.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Fundið: nógu nálægt.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Fundið: þetta er best.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Í viðureigninni valdir þú {answer}, sem kostaði {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>Í viðureigninni valdir þú {answer}, sem var rétt.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Í viðureigninni valdi {name} {answer}, sem kostaði {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>Í viðureigninni valdi {name} {answer}, sem var rétt.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Leikir: {found} af {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Ekki fundið</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Ekki fundið.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Endurtvöfalda eða ekki?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Sleppt</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Taka eða passa?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Taka, passa eða snúa kubbnum aftur?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Vélin skoðar svar þitt…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Til er betra: {answer} kostar {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Ekki var hægt að meta þetta svar. Gefðu annað eða láttu sýna það.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Þessi viðureign er ekki greind enn: að því loknu geturðu lært af henni.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Hver er besti leikurinn?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Þú ákveður aftur þar sem gerð voru mistök. Nokkrar réttar ákvarðanir eru þar á meðal og ekkert gefur svarið upp áður en þú hefur gefið þitt.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Þú fannst {found} af {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Þú áttir að ákveða hér.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Svar þitt: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Svar þitt: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>tvöföldun</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>engin tvöföldun</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>engin endurtvöföldun</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>endurtvöföldun</translation>
    </message>
    <message>
        <source>take</source>
        <translation>taka</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>{name} átti að ákveða hér.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} af {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n mistök sem kostuðu {cost} eða meira.</numerusform>
            <numerusform>%n mistök sem kostuðu {cost} eða meira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Aftur þá %n sem fannst ekki</numerusform>
            <numerusform>Aftur þær %n sem fundust ekki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Þú hefur fundið %n þeirra áður.</numerusform>
            <numerusform>Þú hefur fundið %n þeirra áður.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Greina…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Lært af þessari viðureign</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Spurningar hingað til</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Sýna svarið</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Byrja</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Reyna aftur</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Mistök hvers</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Beggja</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Læra af þessari viðureign</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Mín</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Spil lotunnar</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Spil:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Tegund spils</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Peningalota</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Önnur lengd:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Viðureign upp á stig</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Stig viðureignarinnar</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Ótakmarkað</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Sjónaukar</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Næstu köst</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Stigasjónauki</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Skot</translation>
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
        <translation>Eftir</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Eftir kastið er það ± {percent}, litaða bandið.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Allt á þetta við peningaspil, fyrir kastið. Ekki eru allir menn heima: leiðin þangað er reynd margoft, svo að EPC getur skeikað um {error}; þaðan í frá eru köstin nákvæm. Einhliða: báðir spila upp á fæst köst og kubburinn er metinn eftir líkani.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Allt á þetta við peningaspil, fyrir kastið. Köst eru nákvæm fyrir þann sem spilar upp á fæst að meðaltali. Einhliða: báðir spila þannig og kubburinn er metinn eftir líkani.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Einhver stakur maður</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Við enga þessara stigastaðna má þessi spilari tvöfalda.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Við {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Við {percent} vinninga segir líkanið {nd} án tvöföldunar, {dt} eftir töku og {dp} eftir pass.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Við {percent} vinninga segir líkanið {nd} án tvöföldunar.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Fyrir</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Passmark</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Kubbur</translation>
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
        <translation>Dauður kubbur</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Dýpt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Munur</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Slysaköst</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Tvöföldun og endurtvöföldun; taka</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Tvöfalt úrslitastig</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Tvöföldun, ekki endurtvöföldun; taka</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Tvöföldun, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Tvöföldun, taka</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Tvöföldun; pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Tvöföldunarmark</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Vél</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Áætlað út frá líkum við núverandi stigastöðu</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Nákvæmt, kubbur í miðju: {nd} án tvöföldunar, {dt} eftir töku, {dp} eftir pass.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Nákvæmt, kubbur á hendi: {nd} án endurtvöföldunar, {dt} eftir töku, {dp} eftir pass.</translation>
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
        <translation>Gammonverð</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammon</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Hvernig</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Happaköst</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Lifandi kubbur</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Meðaltal</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Peningaspil</translation>
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
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Enginn má tvöfalda þar.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ekki metið enn.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Á að kasta</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Einhliða</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Verð, kubbi snúið</translation>
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
        <translation>Kubbgildi</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Köst</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Aðeins stigaverð</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Staðalfrávik</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Tökumark</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Vélin er að meta…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Vélin: {nd} án tvöföldunar, {dt} eftir töku, {dp} eftir pass.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Verið er að reikna nákvæmu gildin…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Tölurnar segja hve miklu munar á besta kostinum og þeim næsta.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Tölurnar segja hvað leikurinn sem var leikinn kostar þar.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Markaðurinn tapast eftir {pairs} af 1.296 runum kasts og svars ({share}), og eftir {rolls} af 36 köstum með að minnsta kosti helmingi svaranna.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Andstæðingurinn er {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Andstæðinginn vantar 1 stig, í Crawford-spilinu</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Spilarinn sem ákveður er {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Spilarann sem ákveður vantar 1 stig, í Crawford-spilinu</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Mark of góðrar stöðu</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Tvíhliða</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Sóun</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Vinnur</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>getur ekki leikið</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>drap fyrir breytinguna</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>slysakast: {number} undir meðaltali eða meira</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>tvöföldun og pass eftir {count} af 36 svörum</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>tvöföldun og taka eftir {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>metið</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>nákvæmt</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formúla</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>drap</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>drepur</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>drepur 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>drepur aðeins eftir breytinguna</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>happakast: tapast eftir helming svaranna eða fleiri</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>happakast: markaðurinn tapast eftir hvert svar</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>happakast: {number} yfir meðaltali eða meira</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>tapast eftir sum svaranna</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>pen.</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>oftast ekki einu sinni tvöföldun</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>engin tvöföldun eftir {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>kubbgildi</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>tökumörk: sá sem á að kasta, andstæðingur</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} af 21 ólíku kasti eru metin…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} segir „{said}“, en fjöldi kasta sem þarf „{right}“.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} segir „{said}“, en nákvæmlega rétt er „{right}“.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} yfir meðaltali eða meira</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} undir meðaltali eða meira</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegn {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegn {theirs}-away, Crawford-spil</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegn {theirs}-away, eftir Crawford-spilið</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-reitur</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ er áætlun þar til vélin hefur metið þá stigastöðu.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Stigasjónauki</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Styrkleiki þinn er PR {rate} ± {interval} (90 %): fyrsta ágiskun {guess}, leiðrétt með %n talinni ákvörðun. Tölfræði yfir tíma sýnir hreint meðaltal, án ágiskunarinnar.</numerusform>
            <numerusform>Styrkleiki þinn er PR {rate} ± {interval} (90 %): fyrsta ágiskun {guess}, leiðrétt með %n töldum ákvörðunum. Tölfræði yfir tíma sýnir hreint meðaltal, án ágiskunarinnar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Einfaldur spilari hleypur í skarðið: BGDESK_ENGINE segir {detail}; það má vera plain eða sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Einfaldur spilari hleypur í skarðið: vélin þarf {detail} úr Visual C++ runtime; það vantar.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Einfaldur spilari hleypur í skarðið: örgjörvann vantar {detail}, sem vélin þarf.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Einfaldur spilari hleypur í skarðið: sterka vélin er ekki gerð fyrir þessa tölvu.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Einfaldur spilari hleypur í skarðið: slökkt er á sterku vélinni með BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Lítið net sem er þjálfað fyrir þennan leik spilar hann; PR er aðeins mælt í kotru.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Vanur spilari</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Byrjandi</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Áflogaseggur</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Frístundaspilari</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Varkár</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Tvöfaldar allt of snemma.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Tvöfaldar of seint og passar það sem ætti að taka.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Sérfræðingur</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Drepur hvenær sem færi gefst, líka lauslega á heimasvæði sínu.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Þaulsætinn</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Heldur í akkeri sitt löngu eftir að tími er kominn til að fara.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Miðlungsspilari</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Ekki er hægt að hlaða hraða kjarnanum hér, atvikaskráin segir hvers vegna: greining tekur um fjórum sinnum lengri tíma.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Hraði kjarninn þekkir ekki þessa útgáfu vélarinnar: greining tekur um fjórum sinnum lengri tíma.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Hraði kjarninn er skemmdur eða af annarri útgáfu: greining tekur um fjórum sinnum lengri tíma.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Slökkt er á hraða kjarnanum með BGDESK_CORE: greining tekur um fjórum sinnum lengri tíma.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Hraði kjarninn var ekki vistþýddur hér: greining tekur um fjórum sinnum lengri tíma.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Gefur eins fá skot og hægt er, jafnvel þar sem djörfung er betri.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meistari</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Engin viðureigna þinna hefur verið greind enn: styrkleiki þinn er ágiskun, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (frammistöðustig) segja hve mikið meðalákvörðun kostar: því lægri, þeim mun meiri styrkur.
Spilarar í heimsklassa eru nálægt 3, mótasérfræðingar 6, góðir klúbbspilarar 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR um {rate}, áætlað</translation>
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
        <translation>Spilar aðeins betur en þú</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Spilar á þínum styrkleika</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Hlaupari</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Hleypur of snemma með öftustu mennina og gefur akkeri sín upp.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Æfingafélagi</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Skaphundur</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Sterkast</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Líkurnar í þessum leik eru nákvæmlega þekktar; PR er aðeins mælt í kotru.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Sterka vélin þekkir ekki þennan leik: einfaldur spilari, veikari en merkingin segir, spilar hann.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Hikandi kubbur</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Heimsklassi</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Andstæðingur þinn heldur styrk sínum alla viðureignina, hvað sem teningarnir gera.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>einfaldur spilari hleypur í skarðið</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>spilar með PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>spilar með PR {rate} samkvæmt áætlun</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>spilar með PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>stigatala {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Annað forrit heldur safninu {subject}: þetta var ekki vistað; allt sem á undan fór geymist.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Annað forrit er að skrifa {subject} á þessari stundu; ekki var skrifað yfir neitt.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Glataðar greiningar, sem hægt er að gera aftur: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Ekkert í því er læsilegt og ekkert öryggisafrit er til af því.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Ekkert í safninu {subject} er læsilegt og ekkert öryggisafrit er til af því: nýtt var byrjað; gamla skráin er geymd sem {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ekkert stendur í safninu {subject}.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ekkert stóð í safninu {subject} og ekkert öryggisafrit er til af því: það var byrjað að nýju.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Ekkert mun vanta.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Ekki var hægt að flytja gögnin í {folder} ({detail}). Ekkert var flutt.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Diskurinn er fullur: þetta var ekki hægt að vista í {subject}; allt sem á undan fór geymist.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Skráin {subject} geymir ekkert safn sem hægt er að lesa; engu var breytt.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Skráin {subject} er ekki safn frá bgdesk; hún var látin óhreyfð.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Skráin {subject} er sjálft núverandi safn; engu var breytt.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Mappan {folder} er hluti af þeirri núverandi; veldu aðra. Ekkert var flutt.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Safnið er heilt: hver síða og hver viðureign er læsileg.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Safnið var skemmt og hefur verið lagfært; ekkert vantar. Gamla skráin er {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Safnið var skemmt. Allt sem enn er læsilegt er í nýju safni; gamla skráin er geymd sem {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ekki er hægt að skrifa safnið {subject}; allt sem áður var vistað geymist.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Ekki var hægt að taka öryggisafrit af safninu {subject} í dag ({detail}); safnið sjálft er heilt.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Ekki var hægt að nota safnið {subject} ({detail}); allt sem áður var vistað geymist.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er skemmt, svo að ekkert afrit var gert af því; engu var breytt.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er skemmt. Lokaðu bgdesk og opnaðu það aftur: allt læsilegt fer þá í nýtt safn og gamla skráin geymist.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er skemmt; það var látið óhreyft.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er skemmt; engu í því var breytt. Við næstu ræsingu fer allt læsilegt í nýtt safn og gamla skráin geymist.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Safnið {subject} er horfið og nýtt var byrjað. Til er öryggisafrit af því sem hægt er að endurheimta: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Safnið {subject} er horfið. Til er öryggisafrit af því sem hægt er að endurheimta: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er opið í bgdesk; lokaðu því þar fyrst. Engu var breytt.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} er notað í staðinn.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} var tómt (0 bæti) og ekkert öryggisafrit er til af því: nýtt var byrjað.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} var flutt eða fjarlægt meðan það var opið: þetta var ekki vistað.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Safnið {subject} var skrifað af nýrri útgáfu bgdesk; það var látið óhreyft.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Safnið {subject} var skrifað af eldri útgáfu bgdesk og ekki er hægt að taka öryggisafrit af því ({detail}); það var látið óhreyft.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Ekki er hægt að lesa viðureignina {subject} ({detail}); hún var látin óhreyfð.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Viðureignin {subject} er opin í öðrum glugga bgdesk; lokaðu henni þar fyrst.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Viðureigninni {subject} var breytt af öðru forriti; ekki var skrifað yfir neitt.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Viðureignin {subject} var fjarlægð í öðrum glugga: greiningu hennar er lokið og ekkert meira af henni geymist.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Nýjustu leikina gæti vantað, því að skráin sem geymdi þá var líka skemmd.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Næsta ræsing fyllir það með því sem er læsilegt af hinu.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Slóð safnsins {subject} er of löng; það þarf möppu með styttri slóð.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Gögn frá bgdesk eru þegar í {folder}; veldu aðra möppu. Ekkert var flutt.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Ekkert öryggisafrit er til af því: næsta ræsing byrjar nýtt.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ekkert safn {subject} er til enn; bgdesk býr það til þegar það er ræst í fyrsta sinn.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ekkert safn {subject} er til.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Engin viðureign {subject} er í safninu.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Ekki er nóg pláss á diski möppunnar {folder}. Ekkert var flutt.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Þessar viðureignir eru glataðar: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Þessar viðureignir komu aftur úr öryggisafritinu {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Þessar viðureignir eru ólæsilegar: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Í þessar viðureignir vantar leiki aftast: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Þessar viðureignir koma aftur úr öryggisafritinu {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Ekki er hægt að lesa þetta mót ({detail}); það var látið óhreyft og viðureignir þess líka.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Þetta mót er ekki lengur í safninu.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Þetta mót er opið í öðrum glugga bgdesk; lokaðu því þar fyrst.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Ekki var hægt að setja það sem er í {subject} í ruslið; þú getur fjarlægt það.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Gögnin þín eru í {folder}, sem {service} samstillir. Meðan þú spilar gæti hálfskrifað safn verið afritað eða eldra safn úr annarri tölvu sett í staðinn. Betra er að geyma gögnin aðeins í þessari tölvu og taka öryggisafrit til {service}; eða loka bgdesk hér og láta {service} ljúka sér af áður en þú opnar það þar.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>viðureign sem aðeins auðkennið er þekkt af ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk stöðvaðist í miðju kafi og skráin {subject} er horfin síðan þá: það sem var spilað síðast gæti vantað.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>{count} í viðbót</translation>
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
        <translation>Áfram</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Aðrar línur héðan</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Fjarlægja</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Halda áfram</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Setjast við borð með boði…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Yfirgefa borðið</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Opna borð…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>Horfa á með &amp;boði…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Á &amp;þjóni…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Afrita boð til &amp;áhorfs</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Viðureignir við aðra sem standa yfir</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Opnaðu borð og sendu boð á það, eða sestu við borð með boði sem þú fékkst.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Að &amp;borðinu</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Sláðu fyrst inn nafn: hinn spilarinn sér það.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Með öðrum</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>&amp;Nafn þitt</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Viðureignin bíður eftir að teningarnir séu slegnir inn.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ekki er hægt að opna þessa viðureign ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Hvaða leið?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og þetta var ekki hægt að opna eða geyma. Það sem er í safninu geymist; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Finna viðureign</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Finna spilara, viðburð eða skrá</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Viðureignir</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Greina (F7) sýnir hér hvernig líkurnar þróuðust</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Gangur viðureignarinnar</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Greint</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Dagsetning</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Skrár</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Viðureignir</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Heiti</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spilarar</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Merki</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>bætt við {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>að hluta</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>ótakmarkað</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>já</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Þú vannst á tíma á {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Þú vannst lotuna {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Þú vannst {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>ólæsileg</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>gefin á {white} : {black}, þú vannst</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>gefin á {white} : {black}, {name} vann</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>lotunni lauk jafnri, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>í gangi, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} vann á tíma á {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} vann lotuna {most} : {least}</translation>
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
        <translation>Allar viðureignir…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Allar…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Það sem þú spilar og opnar geymist hér. Smelltu á viðureign til að sjá hana aftur, og hvað hver leikur kostaði þegar hún hefur verið greind.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Viðureignirnar þínar</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Greina</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Dálkar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Halda áfram</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Eyða fyrir fullt og allt…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Meira…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Ný viðureign…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Endurheimta</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>Me&amp;rki…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Greina &amp;allar</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Greina í bakgrunni hverja viðureign sem er ekki greind enn; þú getur hætt hvenær sem er</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Rusl</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Eyða %n færslu úr ruslinu fyrir fullt og allt, með öllum greiningum?</numerusform>
            <numerusform>Eyða %n færslum úr ruslinu fyrir fullt og allt, með öllum greiningum?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Viðureignir</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Ekkert hér hefur öll þessi orð.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Opna &amp;skrá…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stöður</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>E&amp;ndurnefna</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Fjarlægja það sem er valið? Spil í Coan ki er ekki hægt að fá aftur.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Vista afrit sem…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Ruslið er tómt. Það sem þú fjarlægir er hér í 30 daga og það má endurheimta.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Þá verður aldrei hægt að athuga teninga viðureigna sem eru í gangi.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Skrárnar sem viðureignir voru lesnar úr eru kyrrar þar sem þær eru.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Hér er engin viðureign enn.
Byrjaðu nýja eða opnaðu skrá úr hvaða forriti sem er: það sem þú spilar og opnar geymist hér.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Hér er engin staða enn. Límdu XGID eða aðra stöðu með Ctrl+V í gluggann.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Þetta spil er opið í Coan ki-glugganum; lokaðu honum áður en þú fjarlægir það.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Þessi viðureign er á borðinu; skoðaðu aðra áður en þú fjarlægir hana.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Sláðu inn færri orð eða skoðaðu aðra síðu.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Hvað er talið upp</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Fyrri spilari</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Viðureignir</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Umferð</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Stigastaða</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Seinni spilari</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Ástand</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Athuga þessa teninga án forritsins…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Leyndarmál teninganna</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Sannreyna teninga</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Meira: köst og teningar</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Meira: köst og teningar</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Leika</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Sláðu inn leikinn, til dæmis {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Hvaða leið? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Þú átt engan mann á slánni; þeir sem eru í varaliði eru skrifaðir {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}“ er ekki leikur. Sláðu inn reiti, til dæmis {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Umferð vantar í skrána</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Báðir köstuðu {die}: kubburinn á {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Borðið var stillt upp í höndunum</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Spilið byrjar á þessari stöðu</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Uppstillingin var leiðrétt</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Þú vannst upphafskastið: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>ólöglegur leikur</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>tvöfaldar í {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>ólöglegt</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>nefnir {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>engin tvöföldun</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>engin endurtvöföldun</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>passar</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>endurtvöfaldar í {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>gefur</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>fellur á tíma</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>tekur</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vann upphafskastið: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n í viðbót</numerusform>
            <numerusform>%n í viðbót</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>önnur lína</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>önnur lína, samanbrotin</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Til baka í spilið</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Leikir birtast hér.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Spila áfram héðan…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Leita á þessu neti</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>&amp;Kóði þess</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Setjast við þetta &amp;borð</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Ekkert borð svarar enn; spurt er aftur og aftur.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Borð á þessu neti</translation>
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
            <numerusform>%n ákvörðun í svona stöðum</numerusform>
            <numerusform>%n ákvarðanir í svona stöðum</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Leitar í viðureignum þínum…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Enn er verið að lesa viðureignir.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Af %n ákvörðun í safninu þínu var engin tekin í svona stöðu.</numerusform>
            <numerusform>Af %n ákvörðunum í safninu þínu var engin tekin í svona stöðu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Aðeins með þessu kasti</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Stöður líkar þessari</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Uppstillingin er ekki staða sem getur komið upp.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Engar viðureignir eru í safninu þínu enn: opnaðu viðureign (Ctrl+O) eða spilaðu.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Hver leikur er spilaður af þeirri vél sem þekkir hann best; PR er aðeins mælt í kotru.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Lengd</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Ný viðureign</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Lesa reglur þess sem er valið ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Reglur</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Byrja</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Allar reglur og teningar</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Allar reglur og teningar</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Draga</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Leikur</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Gerð</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Heiti</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Eins og í listanum</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Eftir vali</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Að minnsta kosti tveir þurfa að komast áfram úr riðlunum.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Að minnsta kosti tveir þurfa að vera með.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Af tilviljun</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Eftir stigatölu</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Klúbbmót, svissneskt: fimm umferðir upp í 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Tvöfaldur útsláttur, 8 spilarar</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Dráttur</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Átta spilarar: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16 manna kvöld: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Fyrir þessa riðla þurfa að minnsta kosti {least} að vera með.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Fjórir 4 manna riðlar, síðan útsláttur</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Heimareglur og kubbur eru eins og í síðustu nýju viðureign þinni; Jacoby-reglan á ekki heima hér. Hver viðureign milli tölva er spiluð í raun, í bakgrunni, og hægt er að skoða hana.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon-bikar</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>Með þessu sniði geta í mesta lagi {most} verið með.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Allir við alla, 4 spilarar</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli-bikar upp í 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Stig umferðanna eru tölur frá 1 til {most}, til dæmis {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Mótið þarf heiti.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Með klukku: 2 mín&amp;útur á stig og 12 sekúndur á leik</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Enginn vafri opnar {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Til er nýrri útgáfa af bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Leita núna</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Opna niðurhalssíðuna</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Stöðva</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Spyr…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Leita að nýrri útgáfu</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Til er nýrri útgáfa: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Þú ert með bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Þú ert með nýjustu útgáfuna.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk spyr {host} um númer nýjustu útgáfunnar og segir ekkert um þig, tölvuna þína eða útgáfuna þína; eins og með hverja síðu sem þú opnar sér {host} vistfang tölvunnar þinnar.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Markaðskort: eftir hvaða köst markaðurinn tapast</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Enginn er að fara að kasta hér.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Hitakort</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Hitakort: hvers virði hvert kast er</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Svarið við besta leiknum</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Svarið við leiknum sem var leikinn</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Kast spilarans</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Hvað er sýnt um hvert kast</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Sá sem er að fara að kasta getur ekki tvöfaldað hér, svo að enginn markaður er til.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Köst hvers</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Samkvæmt Holland-reglunni má enginn tvöfalda fyrr en báðir hafa fengið tvær umferðir í þessu spili.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Enginn má tvöfalda í Crawford-spilinu.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Kubburinn er dauður: við þessa stigastöðu vinnur sá sem á að kasta viðureignina með hann eins og hann er.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Andstæðingurinn á kubbinn: aðeins eigandi hans má tvöfalda.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>Enginn kubbur er í viðureign upp í 1 stig.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Þessi leikur er spilaður án kubbs.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Loka þessari tilkynningu</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Sýna</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reyna aftur</translation>
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
        <translation>{number} passar ekki hér: beðið er um tölu frá {least} til {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Opna borð</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Opna borðið</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>teningar beggja spilara</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Nafn</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Styrkur</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Styrkur &amp;hvíts</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Tölva gegn tölvu</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Hvor sem er</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Gestur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Spilar eins og fólk af þessum styrk</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Einhver í annarri tölvu, hver sem hefur boðið.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>St&amp;íll</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>St&amp;yrkur svarts</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Styrkur</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Styrkur svarts</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stíll</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Tölvan</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Tveir spilarar, ein tölva</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Menn þínir</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-regla</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-regla</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-regla</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>nýtt upphafskast í hverju spili</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>mest fimm á reit</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>sjálfvirkar tvöfaldanir gilda fyrir Jacoby-regluna</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon aðeins með mann á slánni</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaver leyft</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaver og raccoon leyft</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaver, raccoon og otter leyft</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>klukka</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>fjögur stig fyrir mann á slánni</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>peningalota</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>enginn kubbur</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>ekki drepa og hlaupa heima</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>hlutaleikir leyfðir</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>ótakmarkaðar sjálfvirkar tvöfaldanir</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>ótakmarkað beaver og raccoon</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>eftir {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>hin hliðin á {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>fylgir {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>í stað {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>skilið eftir af andstæðingnum</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>nefnd eftir {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>kastað aftur</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Nýtt mót…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Deildartafla…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Afturkalla fjarlægingu</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Hófst</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Þátttakendur</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Hvernig það stendur</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Ekkert mót er til enn. Byrjaðu eitt: sextán spilarar, viðureignir upp í sjö stig, níu í úrslitum. Þú spilar þínar viðureignir við borðið og tölvurnar spila sínar á meðan.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Mót</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mót</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} af %n viðureign spilaðar</numerusform>
            <numerusform>{done} af %n viðureignum spilaðar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Athuga þessa teninga án forritsins</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Ekkert var vistað í {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Skrá viðureignarinnar og nokkurra lína skrifta eru í {folder}. Opnaðu skipanaglugga þar og sláðu inn: {command} og fyrir aftan fingrafarið sem þú skrifaðir hjá þér. Til þess þarf Python, en ekki bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Engin viðureigna þinna er greind enn. Opnaðu eina í útsláttartrénu og greindu hana, eða láttu greina viðureignir þegar þeim lýkur, í stillingunum.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Frammistöðustig (PR) með 90 % öryggisbili. Enter sýnir viðureignina.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Spilamennska þín, viðureign fyrir viðureign</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Til baka</translation>
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
        <translation>Dragðu til að breikka spjaldið; tvísmelltu fyrir venjulega breidd þess</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Nafnið eins og það á að sjást; nöfnin í viðureignum haldast eins og þau eru.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Gestur</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Þú</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Aftur?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Gott spil.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Gangi þér vel.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Halló!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Flott kast.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Augnablik.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Takk.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Vel spilað.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Vænst</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Sæti</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sæti</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Unnið</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Teningar</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>An&amp;dstæðingur</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Æfingaviðureign byrjar í þessari stöðu.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Æfingaviðureign byrjar hér, eftir sömu reglum. Þessi viðureign er óbreytt.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nýir teningar</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Spila áfram</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Spila áfram héðan</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Raunverulegir teningar, slegnir inn</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Taka aftur hingað</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Síðari leikir eru strikaðir út og viðureignin telst æfing.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Sömu köst og í viðureigninni, meðan þau endast</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Tveir spilarar, ein tölva</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Þegar tekið er aftur koma sömu teningar</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Þú spilar</translation>
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
        <translation>Smelltu á reit: varinn af spilaranum, stakur maður, tómt, hvað sem er. Hægri smellur: andstæðingurinn. Lyklar: örvar, bilslá, Shift+bilslá, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Reitir stöðunnar</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>stakur maður andstæðingsins</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>stakur maður spilarans</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>hvað sem er</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tómt</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>varinn af andstæðingnum</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>varinn af spilaranum</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-reitur</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Skástrik býr til möppu: Byrjanir/Svör við {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Önnur staða heitir þetta og þessi kemur í hennar stað.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Heiti þessarar stöðu</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Staða</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Spjald er staða þar sem þér urðu á mistök. Spurt er um hana aftur: fljótt meðan hún er ný og sjaldan þegar þú kannt hana.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Nýtt spjald.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Tvöfalda</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Tvöfalda eða ekki</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Auðvelt</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Erfitt</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Því lauk í stöðu {number}: flyttu skrána inn aftur fyrir afganginn.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Kunnað</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Rangt</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Næstum rétt: það kostar {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Engin spjöld enn</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Ekki svarað.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Ekkert eftir í dag</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Opnaðu eina viðureigna þinna og láttu greina hana: þá bjóðast spjöld úr mistökum þínum.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Spilaðu viðureign eða opnaðu eina annars staðar frá og láttu greina hana.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Rétt: nógu nálægt því besta.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Rétt: þetta er best.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Frá síðasta svari þínu hefur ný greining fundið annað besta svar.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Taka</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Taka og snúa kubbnum aftur</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Taka eða passa</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Þetta svar var ekki hægt að vista og það telur ekki.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Þetta svar taldist ekki: spjaldinu var svarað eða það fjarlægt í öðrum glugga.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Þetta breytir því ekki hvenær spjaldið er á dagskrá.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Rangt: það kostar {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Þú svaraðir þessu spjaldi rangt, svo að það kemur einu sinni enn. Í þetta sinn telur það ekki.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Eigin mistök</translation>
    </message>
    <message>
        <source>today</source>
        <translation>í dag</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>á morgun</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} til {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} á dagskrá</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} ný</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Spyrja aftur</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Stokkar</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Flytja út fyrir Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Finna svipað…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Hvernig það virkar</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Flytja inn stöður…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Ný viðureign…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Ekkert er á dagskrá enn: spjald kemur hingað þegar því hefur verið svarað í fyrsta sinn.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Æfing</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Æfa</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Æfa án þess að telja</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Sett til hliðar</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Fjarlægja…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Endurnefna…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Byrja</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Næstu 30 dagar</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Þjálfarar…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Hver æfir sig</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Þessum spjöldum svaraðir þú rangt aftur og aftur, eða settir þau til hliðar. Ekki er spurt um þau framar: skoðaðu frekar svipaðar stöður.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Viðureignirnar þínar…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Ekkert þessara spjalda er hægt að spyrja um núna: annar gluggi kann að vera að spyrja um þau, eða þau eru ólæsileg.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Enga þessara ákvarðana er hægt að spyrja um sem spjald.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Ekkert er eftir hér í dag.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og ekki er hægt að telja upp spjöldin. Þau geymast; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Annað reglusafn heitir þetta.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Heiti þessa reglusafns</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Sérsniðið</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Mínar reglur</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Endurnefna…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Reglu&amp;safn</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Reglusafn</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Vista sem…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Vista reglurnar hér fyrir neðan undir heiti til að velja þær aftur</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Viðureign með Crawford-reglunni og engu öðru.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Viðureign með Crawford-reglunni og Holland-reglunni eftir hana.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Peningalota með Jacoby og beaver; engar sjálfvirkar tvöfaldanir.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Peningalota með Jacoby, beaver og einni sjálfvirkri tvöföldun í spili.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Í rólegheitum án kubbs</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Klúbbur með Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Peningar með venjulegum reglum</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Engin tvöföldun; gammon og backgammon telja.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Peningar af alvöru</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Mót</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Eftir besta leikinn: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Eftir leikinn sem var leikinn: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Eftir {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Vista skýrsluna</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Ekki var hægt að lesa atvikaskrána: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Skýrslan er í {file}. Ekkert var sent.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Skýrslan var ekki skrifuð í {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-skrár (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Hvers vegna ekki þitt svar?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Annar leikur, aðrar reglur…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Peningar</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Spila við tölvuna</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Styrkur</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Köst til að taka út</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Þessi gildi eru fyrir kapphlaup eins og í kotru; ekkert slíkt er hér.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (fáar ákvarðanir)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 á 1-reitnum</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 á 6-reitnum, 1 á 3-reitnum, 7 á 2-reitnum</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Besti leikur</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Svartur á kubbinn á {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Svartur á að kasta</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Svartur, talið frá hlið svarts</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Borð</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Báða vantar 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Báða vantar 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Tvöfalt úrslitastig: báða vantar 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tvöföldun, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tvöföldun, taka</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Sá sem tvöfaldar \ sá sem tekur</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Tvöföldun</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Virk pip</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Virði</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Kurteisi</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Spiláætlanir</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Gammonverð</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: þig vantar 2, andstæðinginn 1, Crawford-spil</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: þig vantar 1, andstæðinginn 2, Crawford-spil</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Kostar</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Orðalisti</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Saga</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Í orðum</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Metið af {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Mesta forskot til að taka</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Minnstu líkur til að taka</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Minnsta forskot til að tvöfalda</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Minnsta forskot til að endurtvöfalda</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Peningar</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Peningar, kubbi snúið</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Næst</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Byrjunarleikir</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pip í burtu</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pip {white} gegn {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Spila áfram héðan við tölvuspilarann</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Spilað eftir stigastöðu</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Að spila vel</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Reitir</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Varðir reitir</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Stig sem vantar</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Kapphlaup og talning</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Kast</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Köst af 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Köst sem koma einum inn</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Köst sem koma tveimur inn</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Öruggt eða djarft</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stigastaða</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Stigastaða {score} upp í {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Hlutfall</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Heilræði</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Prófa í tilraunastofunni</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Sóun</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Hvítur á kubbinn á {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Hvítur á að leika {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Hvítur á að kasta: tvöfalda?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Hvítur vinnur {win}, {gammon} með gammon, og tapar {lost} með gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Hvítur vinnur {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Vinnur viðureignina</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Án orða</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Pip þín</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} frá 6-reitnum niður</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} úti</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} á slánni</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} á {point}</translation>
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
            <numerusform>%n af 36 köstum drepur tvo menn þína, {rolls} eftir {best}.</numerusform>
            <numerusform>%n af 36 köstum drepa tvo menn þína, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n af 36 köstum drepur þig þar sem það kostar 10 pip eða meira, {rolls} eftir {best}.</numerusform>
            <numerusform>%n af 36 köstum drepa þig þar sem það kostar 10 pip eða meira, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n af 36 köstum drepur mann þinn, {rolls} eftir {best}.</numerusform>
            <numerusform>%n af 36 köstum drepa mann þinn, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n af 36 köstum drepur tvo menn, {rolls} eftir {best}.</numerusform>
            <numerusform>{name}: %n af 36 köstum drepa tvo menn, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n af 36 köstum drepur þar sem það kostar 10 pip eða meira, {rolls} eftir {best}.</numerusform>
            <numerusform>{name}: %n af 36 köstum drepa þar sem það kostar 10 pip eða meira, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}: %n af 36 köstum drepur mann, {rolls} eftir {best}.</numerusform>
            <numerusform>{name}: %n af 36 köstum drepa mann, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n af 36 köstum heldur andstæðingnum á slánni, {rolls} eftir {best}.</numerusform>
            <numerusform>%n af 36 köstum halda andstæðingnum á slánni, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n af 36 köstum hleypir manni undan lengsta tálmanum, {rolls} eftir {best}.</numerusform>
            <numerusform>%n af 36 köstum hleypa manni undan lengsta tálmanum, {rolls} eftir {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Eftir {best} er tálminn %n reitur á lengd en nú aðeins {length}.</numerusform>
            <numerusform>Eftir {best} er tálminn %n reitir á lengd en nú aðeins {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Eftir {best} eru fleiri varðir reitir: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Hann er öruggari (%n af 36 köstum drepur, {rolls} eftir {best}) en gefur upp reit: {points}.</numerusform>
            <numerusform>Hann er öruggari (%n af 36 köstum drepa, {rolls} eftir {best}) en gefur upp reit: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Hann er öruggari (%n af 36 köstum drepur, {rolls} eftir {best}) en sleppir því að drepa.</numerusform>
            <numerusform>Hann er öruggari (%n af 36 köstum drepa, {rolls} eftir {best}) en sleppir því að drepa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Hann er öruggari (%n af 36 köstum drepur, {rolls} eftir {best}) en tálminn er {length} reitir á lengd, ekki {longer}.</numerusform>
            <numerusform>Hann er öruggari (%n af 36 köstum drepa, {rolls} eftir {best}) en tálminn er {length} reitir á lengd, ekki {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Þú sleppir því að drepa mann, sem sendir andstæðinginn %n pip aftur.</numerusform>
            <numerusform>Þú sleppir því að drepa mann, sem sendir andstæðinginn %n pip aftur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Þú sleppir því að drepa menn, sem sendir andstæðinginn %n pip aftur.</numerusform>
            <numerusform>Þú sleppir því að drepa menn, sem sendir andstæðinginn %n pip aftur.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} heldur {points}-reitnum.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} byggir {points}-reitinn.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} sleppir því að drepa mann, sem sendir andstæðinginn %n pip aftur.</numerusform>
            <numerusform>{name} sleppir því að drepa mann, sem sendir andstæðinginn %n pip aftur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} sleppir því að drepa menn, sem sendir andstæðinginn %n pip aftur.</numerusform>
            <numerusform>{name} sleppir því að drepa menn, sem sendir andstæðinginn %n pip aftur.</numerusform>
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
        <translation>&amp;Hreinsa þennan lista</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Engin skrá hefur verið opnuð eða vistuð enn</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Leikur gegn reglunum</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Skrá hann</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Skrá hann eins og hann var leikinn?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Skrá leikinn eins og hann var leikinn</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Er hann tekinn aftur?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Svona var leikið</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Enginn maður er færður, sem er ekki löglegt.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Mótmæli</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Settu mennina þangað sem þeir voru færðir, eftir reglum eða gegn þeim.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Taka aftur</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Sömu teningar eru þá leiknir aftur, eftir reglunum.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Þessi leikur er ekki löglegur: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Andstæðingurinn má mótmæla fram að næsta kasti eða tvöföldun.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} gat ekki sýnt fram á að vera sá rétti, svo að ekki var spurt um neitt.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} gaf ekki upp útgáfu. Reyndu aftur annan dag.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} svarar ekki. Er þessi tölva nettengd?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Hrun</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Atvikaskrá</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Hlutar skýrslunnar</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Tilkynna vandamál</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Vista…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Stillingar</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Í skránni eru síðasti hluti atvikaskrárinnar, útgáfur bgdesk og hluta þess og stillingarnar sem þú breyttir. Nöfnum spilara, leyndarmálum teninga, orðum þínum fyrir teningana og viðureignum þínum er sleppt. Heiti opnaðra skráa eru aðeins í ítarlegri atvikaskrá (Stillingar, síðan Atvikaskrá).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Útgáfur</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Þegar eitthvað fer úrskeiðis hjálpar þetta til við að finna ástæðuna. bgdesk sendir ekkert neitt: það vistar zip-skrá sem þú getur skoðað og látið frá þér.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Skýrsla þarf greiningu: Greina (F7) gerir hana.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF fyrir pappír (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Síða fyrir vafrann (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Skýrsla</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Vista skýrslu</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Verið er að skrifa skýrsluna…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Skýrslan er vistuð sem {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Skýrslan var ekki vistuð: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Gefa spil</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Gefa: tapa viðureigninni</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Þetta gildir strax: andstæðingurinn getur ekki unnið meira.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Andstæðingurinn má neita og spila áfram um meira.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(fáar ákvarðanir)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Vísbending var þegin: æfing, ekki til stigatölu.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Ný viðureign er þegar innsigluð, fyrir sömu orð, ef spilað er aftur: þetta er fingrafar teninga hennar.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Samþykkti uppgjöfina</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Greina sýnir hve vel báðir spiluðu og hvaða ákvarðanir vert er að skoða.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Verið er að greina, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Verið er að greina…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Best: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Báðar mæður voru fangaðar.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Líkur á að vinna viðureignina sem ákvörðunin kostaði</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Tvöfaldaði</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Leikir voru teknir aftur: æfing, ekki til stigatölu.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Hvorugur spilarinn getur fært framar.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Engin ákvörðun hér.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Enginn tapaði neinu sem vert er að skoða. Vel spilað!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>Ekkert var ákveðið í þessari viðureign, svo að ekkert er að greina.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Ein ákvörðun til að skoða</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR: {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Passaði tvöföldunina</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Stig sem ákvörðunin kostaði</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Endurtvöfaldaði</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Hafnaði uppgjöfinni</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Gaf spilið</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Leyndarmál teninganna, með SHA-256 sem er fingrafarið fyrir ofan:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Leyndarmál teninganna, með fingrafarinu sem var sýnt fyrir fyrsta kast:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Síðasta spilinu lauk ekki.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Móðirin var fönguð.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Úrslitin að frádreginni heppni beggja spilara: það sem mistök beggja hefðu gert úr þeim.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Lotunni lauk jafnri, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Þrjár ákvarðanir til að skoða</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Tók tvöföldunina</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Tvær ákvarðanir til að skoða</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Það sem köstin unnu miðað við meðaltal allra kasta, í líkum á að vinna viðureignina.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Það sem köstin unnu miðað við meðaltal allra kasta, í stigum.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Með kennara, í öllum spilum varað við {warned}, farið eftir {heeded}: æfing, ekki til stigatölu.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Með kennara, varað við {warned}, farið eftir {heeded}: æfing, ekki til stigatölu.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Með kennara: æfing, ekki til stigatölu.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Þú tapaðir engu sem vert er að skoða. Vel spilað!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Þú passaðir beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Þú passaðir tvöföldunina.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Þú passaðir otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Þú passaðir raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Þú passaðir endurtvöföldunina.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Þú féllst á tíma og tapaðir viðureigninni.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Þú gafst viðureignina.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Þú gafst spilið.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Þú vannst á {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Þú vannst, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>líkur með jafnri heppni: {name}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>spil {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>spil {number}, á {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>heppni: {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>leikur {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>stig með jafnri heppni: {name}</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>stigatala</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>PR þitt</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>líkur þínar með jafnri heppni</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>heppni þín</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>stig þín með jafnri heppni</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} tapaði engu sem vert er að skoða. Vel spilað!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} passaði beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} passaði tvöföldunina.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} passaði otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} passaði raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} passaði endurtvöföldunina.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} féll á tíma og tapaði viðureigninni.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} gaf viðureignina.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} gaf spilið.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} vann á {score}</translation>
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
        <translation>Greina</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Loka</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Ný viðureign…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Næsta spil</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Næsta spil: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Önnur viðureign</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Skoða viðureignina</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Í &amp;mótið</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og ekki er hægt að sýna samantekt þessarar viðureignar. Viðureignin og greining hennar geymast; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Til baka í spilið</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Næsta</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Næstu mistök</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Spila áfram…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Fyrri</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Prófa</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Teningar til að leika</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Á að kasta</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Úttaka með hærri tölu en þurfti, og teningar afgangs eftir síðasta mann</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Hve mikið eigin piptala spilarans lækkaði</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Teningar sem ekki var hægt að leika af því að leiðin var lokuð</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Tvennur</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Töpuð pip</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Leikin pip</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Pip á teningum</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Sóuð pip</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Köst</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Hér eru köst talin, spil fyrir spil.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Köst með tveimur jöfnum teningum</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Köst hingað til; upphafskastið telst þeim spilara sem byrjar með það</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Summa teninganna</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Augun lögð saman eins og þau liggja, tvenna aðeins einu sinni</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Það sem teningarnir leyfa; tvenna telur tvisvar</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Öll viðureignin</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Greindu þessa ákvörðun fyrst (F7): útspilun ber saman bestu leiki hennar.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Veldu í valkostunum hvað á að spila út.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Engin útspilun er í gangi.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Aðeins er hægt að spila út leiki og kubbákvarðanir í kotru.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Annars staðar</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Útspilunin byrjar…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Prufuspil: {done} af mest {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   T {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Bíður eftir útspiluninni sem er í gangi.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>í bið</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>frætala {seed}</translation>
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
        <translation>Eitthvað fór úrskeiðis í bgdesk og útspilunin stöðvaðist. Það sem komið er geymist; nánar segir í atvikaskránni.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Vélin gat ekki spilað þessa stöðu út. Nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Þetta er spilað út</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Það sem var leikið er alltaf spilað út.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Veldu hvað á að spila út.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Aðeins er hægt að spila út leiki og kubbákvarðanir í kotru.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>Útspilun</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>Bæta við eins mörgum prufuspilum og valkostirnir segja</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Best</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Ljúka útspiluninni og halda því sem komið er (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Virði</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Áfram</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Halda útspiluninni áfram (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Fara að ákvörðuninni sem verið er að spila út</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Láta útspilunina bíða (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Hve líklegt er að þetta sé besti kosturinn, eftir prufuspilunum hingað til</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Hve mörg prufuspil, hve djúpt, hvaða frætala og hvaða kostir</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Fleiri prufuspil</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Valkostir</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Hlé</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Spila þessa ákvörðun út mörgum sinnum (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Framvinda útspilunarinnar</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Spila út</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Útspilun</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>SS</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Sýna hana</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Staðalskekkja: strikin ná tvöfalt lengra til hvorrar hliðar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Stöðva</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Hvers virði það er spilaranum sem ákveður</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Öll köst með {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>Köstin 36</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Backgammon með mann á slánni telur fjórfalt.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Backgammon, þegar sá sem tapar á líka mann á slánni, telur þrefalt.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Backgammon, þegar sá sem tapar á líka mann í varaliði, á slánni eða á reitum 24 til 19, telur þrefalt.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Backgammon, þegar sá sem tapar á líka mann á slánni eða á heimasvæði þess sem vinnur, telur þrefalt.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Maður á slánni verður að koma inn áður en nokkuð annað er fært, og á undan mönnum úr varaliðinu.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Maður á slánni verður að koma inn áður en nokkuð annað er fært.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Maður sem er festur á heimasvæði þínu kemur ekki í veg fyrir að hinir séu teknir út.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Maður sem drepur á eigin heimasvæði er þar það sem eftir er umferðarinnar.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Teningur tekur mann af sínum reit og engum öðrum: hærri teningur tekur engan.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Teningur tekur mann af sínum reit; hærri teningur tekur mann af hæsta reitnum.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Tvöfalt spil, þegar sá sem tapar hefur engan tekið út, telur tvöfalt.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Tvenna er leikin fjórum sinnum og síðan talan á hinni hlið teningsins fjórum sinnum: eftir 5-5 fjórir tvistar.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Tvenna er leikin fjórum sinnum.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Gammon, þegar sá sem tapar hefur engan tekið út, telur tvöfalt.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Spilari sem passar tapar spilinu á fyrra stigaverði; spilari sem tekur á kubbinn og má einn endurtvöfalda.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Spilari sem fellur á tíma tapar spilinu og klukkan er stillt aftur.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Spilari sem fellur á tíma tapar viðureigninni.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Spilari sem vinnur viðureignina hvort sem er með þessu spili má ekki tvöfalda.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Reitur þar sem einn manna þinna er festur er þér lokaður.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Reitur með jafnvel einum manni andstæðingsins er lokaður; ekkert er drepið.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Reitur með tveimur eða fleiri mönnum andstæðingsins er lokaður.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Svara má beaver á sama hátt með raccoon, og raccoon með otter.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Svara má beaver á sama hátt með raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Svara má beaver með raccoon, raccoon með otter og svo áfram án takmarka.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Stakur maður andstæðingsins er drepinn og fer á slána.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Stakur maður andstæðingsins er ekki drepinn heldur festur: þinn liggur ofan á honum og hann getur ekki hreyft sig fyrr en enginn þinna liggur þar lengur.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Sigur telur eitt stig.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Sigur telur gildi kubbsins.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Eftir 2 með 1, ef báðar tölur voru leiknar, nefnir þú hvaða tvennu sem er og leikur hana eins og þú hefðir kastað henni; ef hún var öll leikin kastar þú einu sinni enn.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Markmið</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Allir menn þínir verða að koma inn áður en nokkur annar má hreyfast.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Sjálfvirk tvöföldun telst snúningur kubbsins.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Hvaða hluta kastsins sem er má láta óleikinn.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Um leið og tölu er ekki hægt að leika fellur niður allt sem eftir var í þeirri umferð.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: spilari sem er boðin tvöföldun má strax snúa kubbnum aftur og halda honum.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Áður en þú kastar máttu bjóða að tvöfalda stigaverðið, en ekki í fyrstu umferð spils.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Leika verður báða teninga ef það er á nokkurn hátt hægt, og tvennu eins langt og hún nær.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Báðir spilarar fara sömu leið og telja reitina eins: báðir koma inn á reiti 24 til 19 og taka út af reitum 6 til 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Báðir spilarar fara sömu leið í kring, hvor úr sínu horni: andstæðingurinn byrjar á 12-reit þínum og tekur út af reitum þínum 18 til 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Menn fara aðeins áfram, frá 24-reit þínum að 1-reit þínum.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Menn á borðinu mega hreyfast áður en allir eru komnir inn.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: enginn kubbur í fyrsta spilinu eftir að spilara vantar aðeins eitt stig til að vinna viðureignina.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Hver tala færir einn mann úr varaliðinu á borðið: 1 á 24-reit þinn og svo áfram, 6 á 19-reit þinn.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Hvor kastar einum teningi; sá hærri byrjar og kastar báðum teningum fyrir fyrstu umferð.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Hvor kastar einum teningi; sá hærri byrjar með þær tvær tölur.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Hvor kastar einum teningi; sá hærri byrjar, með þær tvær tölur eða, ef það þykir betra, með nýju kasti beggja teninga.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Að koma inn</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Jöfnum teningum er kastað aftur.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Jafnir teningar í upphafskasti tvöfalda stigaverðið; kubburinn er áfram í miðju.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: eftir það spil tvöfaldar enginn fyrr en báðir spilarar hafa leikið tvö köst.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Ef allt var leikið fylgir tvennu annað kast.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Ef allir menn andstæðingsins standa á einum reit og þú heldur reitunum sex fyrir framan hann verður þú að opna einn þeirra meðan þú getur.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Ef báðir spilarar sitja hjá, hvor á eftir öðrum, og hvorugur gat leikið nokkra tölu er spilið jafntefli.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Ef leika má annan hvorn teninginn en ekki báða verður að leika þann hærri.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Ef hún er fest þar af andstæðingi sem á enga menn eftir á byrjunarreit vinnur hann strax tvöfalt spil.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Ef ekkert er hægt að leika á andstæðingurinn leik.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Ef andstæðingurinn á enn menn þar heldur spilið áfram og vinnst þannig þegar þeir eru farnir og móðirin er enn föst. Ef móðir andstæðingsins er líka föst er spilið jafntefli.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Ef maður þinn er drepinn verður hann að komast heim aftur fyrst.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>Í fyrstu þremur umferðum hvors spilara er tvenna leikin fjórum sinnum. Frá og með fjórðu umferð fylgir henni hver hærri tala, fjórum sinnum hver: eftir 4-4 koma fjórar fimmur og fjórar sexur.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Hann kemur inn á heimasvæði andstæðingsins: með 1 á 24-reit þinn, með 6 á 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Hann kemur inn með 1 á 24-reit þinn, með 6 á 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammon og backgammon telja aðeins þegar kubbnum hefur verið snúið.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Færsla</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Þú mátt ekki heldur halda öllum sex reitum byrjunarsvæðis andstæðingsins.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Tölur sem þú getur ekki leikið fara til andstæðingsins, sem leikur þær með sínum mönnum eftir því sem hægt er áður en næsta umferð hefst. Þar sem ekki er hægt að leika eina þeirra eins oft og eftir er af henni lýkur þessu og hærri tölurnar falla niður.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Þegar allir menn þínir eru á reitum þínum 6 til 1 máttu taka út.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Þegar allir menn þínir eru komnir inn og eru á reitum þínum 6 til 1 máttu taka út.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Aðeins einn maður í umferð má fara af 24-reit þínum; tveir mega það með 6-6, 4-4 eða 3-3 í fyrstu umferð þinni.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Að leika teningana</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Uppstilling</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Sláin</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Upphafið</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Leikirnir eru spilaðir til skiptis: {games}, og svo áfram frá þeim fyrsta. Hvert spil hefst á nýju upphafskasti, hver sem vann það á undan.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Leikirnir eru spilaðir til skiptis: {games}, og svo áfram frá þeim fyrsta. Sá sem vinnur spil byrjar það næsta; eftir jafntefli ráða teningarnir.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Síðasti maður spilara á 24-reitnum er móðir hans.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Viðureignin</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Móðirin</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Spilararnir fara hvor í sína áttina og hvor telur reitina frá sinni hlið: 24-reitur þinn er 1-reitur andstæðingsins.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Uppstillingin og hvaða leið hvor spilari fer</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Sá sem vinnur fær eitt stig fyrir hvern mann sem sá sem tapar hefur ekki tekið út.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Sá sem vinnur spil byrjar það næsta.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Enginn kubbur er notaður.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Þar til fyrsti maður þinn er kominn fram hjá byrjunarreit andstæðingsins, 12-reit þínum, má enginn annar fara af 24-reit þínum.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Hvað spil gildir</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Meðan þú átt menn í varaliði er tvenna aðeins leikin fjórum sinnum og ekkert kast fylgir henni.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Meðan þú átt menn í varaliði má enginn annar fara á 12-reit þinn eða lengra.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Þú mátt aðeins halda sex reitum í röð ef maður andstæðingsins er fyrir framan þá.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Þú mátt ekki taka út meðan einn manna þinna er festur.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Þú mátt ekki drepa fyrr en einn manna þinna er kominn á heimasvæði þitt; þangað til lokar stakur maður andstæðingsins reit sínum. Eftir það máttu drepa það sem eftir er spilsins.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Þú mátt ekki halda öllum sex reitum byrjunarsvæðis þíns, 24 til 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Þú spilar eins mörg spil og þú vilt; hvert stig telur.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} á {point}-reitnum</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Öðruvísi en í stillingum þínum</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Nota mín sjálfgildi</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Ekki í skránni: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Vista afrit</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Vistað sem {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Viðureignin var ekki vistuð í {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Viðureignin var ekki vistuð í {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>greining</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>klukka og umhugsunartími</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>þegnar vísbendingar</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>sönnun teninganna</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>jöfn upphafsköst</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>það sem var tekið aftur</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>hver er tölva</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ekkert forrit hér sýnir möppur. Skráin er í {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Sýna í möppu</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Allt að</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Best við hverja stigastöðu</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Niður: stig sem spilarann vantar. Þvert: andstæðingurinn.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Merkar stigastöður</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Stigastöður beggja spilara upp að svo mörgum stigum eftir</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Engin ákvörðun er á borðinu.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Allar stigastöður…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Stigasjónauki</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Hreyfðu músina til að fá nokkur orð, eða sláðu inn þín eigin</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Teningarnir eru innsiglaðir núna. Orð sem bgdesk gat ekki vitað áður fara í hvert kast, svo að það getur ekki hafa valið sér teninga í vil; sláðu inn þín eigin til að vera alveg viss.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>&amp;Orðin þín</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Afritað.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Afrita</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Öll merki</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Finna viðureign</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Finna spilara, leik, merki, viðburð eða dag</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Merki</translation>
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
        <translation>Sæti</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Stigatala</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Leiktímabil: {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Samtals</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Kaflar hér fyrir neðan</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Til baka í listann</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Setjast</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Skrá &amp;inn</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Lykilorð &amp;viðureignar</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Bjóða viðureign</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Lykilorð</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Endurnýja</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>Þ&amp;jónn</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Lykilorð er hvergi geymt; án þess ertu gestur.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Á þjóni á borð við bgammon.org spila margir, líka án bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Skrá ú&amp;t</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Innskráning á {server} sem {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Viðureignir á þjóninum</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Spila á þjóni</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>Stig&amp;in</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Þjónninn kastar teningunum og enginn getur athugað þá.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Leiðin þangað er ekki dulkóðuð: aðrir geta lesið það sem þú segir og lykilorð.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Ekkert Crawford-spil er og gefið spil tapast einfalt.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Nafn þitt</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Sæti þitt er frátekið. Viðureignin byrjar um leið og einhver sest.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Leitað er að {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} stig)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} stig, með lykilorði)</translation>
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
        <translation>Maður sem drepur á eigin heimasvæði er þar það sem eftir er umferðarinnar.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Leik má skrá eins og hann var leikinn, löglegan eða ekki; hann stendur nema andstæðingurinn mótmæli fyrir næsta kast eða tvöföldun.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Nafn eða tala, sem fer í sérstakt boð. Beinirinn þinn sýnir það.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Spilari sem á að kasta má bjóða að tvöfalda stigaverðið áður en kastað er.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Spilari sem er boðin tvöföldun má strax snúa kubbnum aftur og halda honum. Aðeins í peningaspili.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Raunverulegur kubbur hefur engan 1: 64 snýr upp þar til honum er snúið.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Eftir 11 köst</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Eftir 16 köst</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Eftir 7 köst</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Eftir Crawford-spilið tvöfaldar enginn fyrr en báðir spilarar hafa leikið tvö köst.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Gegn tölvunni alltaf frá þinni hlið; þegar þú horfir á, neðan frá.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Allar</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Einnig kallað Murphy: jafnt upphafskast tvöfaldar stigaverðið og kubburinn er áfram í miðju. Ekki venja í viðureignum: veldu það þar í hvert sinn.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Líka tölvur af netinu</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Sjálfvirk tvöföldun telst þá snúningur kubbsins. Aðeins í peningaspili.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Gömul bresk heimaregla.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Greina viðureignir mínar þegar þeim lýkur</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Útlit</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Jafnóðum og spilað er</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Spyrja áður en ég tvöfalda</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Mest fimm menn á reit</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Mest ein í spili</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Mest þrjár í spili</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Mest tvær í spili</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Neðst</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Við kubbinn, áður en hann er boðinn.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Sjálfvirkar tvöfaldanir</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Sjálfvirkar tvöfaldanir gilda fyrir Jacoby-regluna</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Sjálfkrafa, eftir síðasta tening</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon telur þegar maður er eftir</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon með mann á slánni telur fjórfalt</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Taka út fyrir mig þegar ekkert er eftir að ákveða</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver og raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon og otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Aðeins afleikir</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Borð</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Spjöld aftur á dagskrá á dag, mest</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Spjöld í einu</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Kubbur í miðju sýnir</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Menn og teningar færast samstundis.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Menn og teningar færast hraðar og tölvan bíður varla.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Klukka</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Tölvur á eigin neti</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Birtuskil</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-regla</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dökkt</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Dýpri leikir eru betri og taka margfalt lengri tíma.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Töf í umferð</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Ítarlegt</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Teningar fyrir nýjar viðureignir</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Teningar fyrri viðureignar</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Stefnuörvar</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Tvöföldunarkubbur</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Vafasamar ákvarðanir og verri</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Ljúka útspilun snemma þegar hún er örugg</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Ljúka umferð</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Mistök og verra</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Hvert spil er spilað fyrir sig og hvert stig telur.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Allt sem kostaði eitthvað</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Heiðarlegir teningar (hægt að sannreyna)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Heiðarlegir teningar eru ákveðnir með innsigluðu leyndarmáli fyrir viðureignina og má athuga eftir hana.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hratt</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Fylgja kerfinu</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Fyrir hvern kost, í 36 þrepum: hvert fyrsta kast kemur jafnoft.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Jafnt fyrir viðureignir og peningalotur.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Frá spilaranum neðst</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Frá spilaranum sem á að kasta</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammon og backgammon telja aðeins þegar kubbnum hefur verið snúið. Aðeins í peningaspili.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Hjálpar til við að finna orsök vandamáls. Aðeins í ítarlegu skránni eru heiti opnaðra skráa; leyndarmál teninga og nöfn spilara eru í hvorugri.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-regla</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Heimasvæði</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Heimareglur</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Hve mikið á að muna</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Ef tíminn rennur út</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Í hverju spili</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>Í leikjum sem ganga öðruvísi en kotra</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>Í lit manna hennar, fram að fyrsta leik þínum.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>Í lit manna þinna.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Það telur aðeins ef sá sem tapar hefur engan mann tekið út.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Hún hugsar ekki lengur en þetta. Meiri tími nær dýpra; aðrir svara strax.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-regla</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Tungumál</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Lágmarkskostnaður mistaka</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Ljóst</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Atvikaskrá</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Nákvæmni atvikaskrár</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Leita einu sinni á dag, þegar bgdesk er ræst</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Tapa spilinu</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Tapa viðureigninni</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Handvirkt: smella á teningana eða ýta á Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Viðureign</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Peningar</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Meiri</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Meiri birtuskil velja líka svarthvíta borðið, nema þú hafir valið borð.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Meira þýðir að hvert spjald kemur oftar.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Leikir í útspilun</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Menn mínir</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Ný spjöld á dag</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nei</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Engin hreyfing</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Engin hreyfing þegar kerfið biður um það</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Enginn kubbur í eina spilinu eftir að spilara vantar fyrst aðeins eitt stig til að vinna viðureignina.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Ekki drepa og hlaupa heima</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Enginn</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Engin</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Venjulegt</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Alls ekki: til enda</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Ekki öll skjáborð segja frá því; „Engin hreyfing“ virkar alls staðar.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Úr eigin mistökum þínum, að því leyti sem þau eru spjalds virði.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Bjóða spjöld þegar viðureign hefur verið greind</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Á slánni</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Á slánni eða á heimasvæði þess sem vinnur</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Vinstra megin</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Hægra megin</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Aðeins aðrir gluggar í þessari tölvu</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Aðeins þegar engin snerting er eftir og ekkert val getur breytt úrslitunum.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Aðeins meðan borð er opið, og aðeins með boði á það. Af netinu næst oftast aðeins í það ef þú beinir gáttinni að þessari tölvu í beininum þínum; bgdesk breytir engu þar.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Aðrir mega horfa á</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Hlutaleikir leyfðir</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Bið áður en tölvan leikur</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Spilun</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Spila hraðar þegar engin snerting er eftir</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Leika þvingaða leiki fyrir mig</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Spila hljóð</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Spila með klukku</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Númer reita</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Gátt borðsins þíns</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Æfing</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Raunverulegir teningar, slegnir inn</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Dómarahamur fyrir tvo með raunverulega teninga</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Miðað við stærðina sem kerfið notar. Texti á borðinu stækkar með, eftir því sem pláss leyfir.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Milliliður</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Endurtakanlegir teningar (út frá tölu)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Varatími og töf í hverri umferð, eins og á mótum.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Varatími á stig</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Yfirferð</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Kasta fyrir mig þegar ég get ekki tvöfaldað</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglur</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Heilsa þegar viðureign byrjar</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Frætala útspilunar</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Sýna vísbendingar á borðinu</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Sýna áfanga</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Sýna á rammanum, fyrir ofan og neðan slána, hvaða leið hvor spilari fer.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Sýna piptölur</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Sýna leik tölvunnar með örvum</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Sýna með örvum það sem var leikið fyrir mig</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Sést við hlið borðsins og í vistuðum viðureignum.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Hægt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hljóð</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Hraði manna og teninga</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Borð</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textastærð</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Vistfang milliliðar (þar keyrir einhver „bgdesk table-server“) sem aðrir ná í borðið þitt um hvaðan sem er. Hann getur ekki lesið það sem er sagt. Autt: enginn.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Töfin í hverri umferð kostar ekkert; eftir hana gengur á varatímann þinn.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Teningunum er kastað strax þegar engin kubbákvörðun er fyrir kastið; milli tveggja manna ekki eftir leik sem var leikinn fyrir annan þeirra.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Munurinn á þeim er líka sýndur.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Sá sem fyrstur nær ákveðnum stigafjölda vinnur.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Hinn spilarinn sér það. Autt: nafn þitt í stillingunum.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Úrslitin sýna þá PR, heppni og ákvarðanirnar sem vert er að skoða. Þetta gengur í bakgrunni og víkur fyrir spilinu.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Sama tala gefur sömu teninga og þar með sömu niðurstöðu.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Þema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Þá metur vélin stöðuna: fljótlegra og ekki eins nákvæmt.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Umhugsunartími sterkasta andstæðingsins</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tími til að sjá teningana áður en mennirnir færast.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Prufuspil útspilunar</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Stytta útspilanir</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Tveimur umferðum á eftir</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Ótakmarkað</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Þar til ekkert er á dagskrá</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Þangað til geturðu afturkallað leiki þína.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Upp í 7 stig, eða 7 spil</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Hljóðstyrkur</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Það sem er lakara með 199 líkum af 200 fær ekki fleiri prufuspil.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Það sem þú getur gert næst, í nokkrar sekúndur. Alltaf er sýnt hvers vegna leikur er ekki leyfður.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Það sem þú hefur náð, á tölfræðisíðunni; ekkert þar telur niður.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Þegar aðeins einn löglegur leikur er til, eða enginn, er hann leikinn og þér sagt frá því.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Hver getur náð í borðið þitt</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Hver sem hefur boð til að horfa á, sem er annað en það til að spila.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Með 0 er notuð hvaða gátt sem er laus.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Með mann á heimasvæði þess sem vinnur telur það þrefalt.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Þú</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Þú mátt láta hluta kasts óleikinn.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Vistfang þitt eins og það sést af netinu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nafn þitt</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Nafn þitt við borð</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk lokast og kemur aftur á þessu tungumáli um leið og þú ferð úr stillingunum.</translation>
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
        <translation>„Næstu mistök“ og mistakalistinn sleppa því sem kostaði minna.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Fundið</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Engar stillingar fundust.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Endurheimta sjálfgildi þessarar síðu</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Leita</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Leita í stillingunum</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Kaflar</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Setja þessa síðu aftur eins og hún var áður</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Stillingar</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Afturkalla</translation>
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
        <translation>Í miðju</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-spil</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Tvöföldun</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Viðureign upp í</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Peningar</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Ekkert boð</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Boð</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Eigandi kubbsins</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Á að kasta…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Flýtilyklar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Lyklar</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Leita</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Leita í flýtilyklunum</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hvað það gerir</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n af 36 köstum drepur.</numerusform>
            <numerusform>%n af 36 köstum drepa.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Eftir besta leikinn</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Eftir leikinn sem var leikinn</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Eins og það er</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Skot svarts á staka menn hvíts</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Stakur maður</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Stakir menn fyrir og eftir</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Borð</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Bera saman við þetta borð</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Af {point}-reitnum</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Færa mann af</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Færa engan mann</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Færa þann mann á</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Hér er ekkert hægt að drepa.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Skot</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Staki maðurinn á {point}-reitnum</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Á {point}-reitinn</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Skot hvíts á staka menn svarts</translation>
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
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Teningatölfræði</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Vísbendingar</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Spjöld</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Kastteljari</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Köst</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} úti</numerusform>
            <numerusform>%n pip · {off} úti</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Láta þennan spilara eiga leik (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Unnin stig</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>á að kasta</translation>
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
        <translation>Lausn</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Ekkert hljóð: engir hátalarar eða heyrnartól eru við þessa tölvu.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Greining sem sést</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Dýpsta mat hverrar ákvörðunar</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Fjarlægja greiningu</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Fjarlægja þessa greiningu…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Hvaða greining sést</translation>
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
            <numerusform>%n svartur maður, andstæðingsins</numerusform>
            <numerusform>%n svartir menn, andstæðingsins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n svartur maður, þinn</numerusform>
            <numerusform>%n svartir menn, þínir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n hvítur maður, andstæðingsins</numerusform>
            <numerusform>%n hvítir menn, andstæðingsins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n hvítur maður, þinn</numerusform>
            <numerusform>%n hvítir menn, þínir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawford-spil, enginn kubbur</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Kubbur í miðju á {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Enginn kubbur</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pip: {own} gegn {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Kubburinn er boðinn á {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Kubburinn þinn á {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} á kubbinn á {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, viðureign upp í {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, peningalota</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, viðureign upp í {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, peningalota</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Hluta af bgdesk vantar: {parts}. Settu bgdesk upp aftur.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Atvikaskrár</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Ekkert hljóð af því að í kerfið vantar {libraries}. Settu það upp (á Debian og Ubuntu: {packages}) og ræstu bgdesk aftur.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ekkert hljóð: hljóðhluti Qt hleðst ekki ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Ekkert hljóð: hljóðhluti Qt er ekki uppsettur. Sláðu „{command}“ inn í skipanaglugga og ræstu bgdesk aftur.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Stillingar</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Ekki næst í skjáinn {display}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ekki er hægt að nota möppuna {folder}: skrá er í hennar stað.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ekki er hægt að nota möppuna {folder}: heiti hennar er ekki mögulegt.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ekki er hægt að nota möppuna {folder}: slóð hennar er of löng.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ekki er hægt að nota möppuna {folder}: þú mátt ekki skrifa þar.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Ekki er hægt að nota möppuna {folder}: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Safnið er nú eins og það var í {file}. Það fyrra er meðal öryggisafrita undir Viðureign, Gögnin þín.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Hinn gluggi bgdesk svarar ekki, svo að þessi var opnaður við hlið hans.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Glugginn getur ekki opnast af því að í kerfið vantar {libraries} (á Debian og Ubuntu þarf: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Enginn skjár er til að opna glugga á; {command} nefnir skipanirnar sem þurfa engan.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Engin skrá {file} er til.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Þetta er bgdesk {version}: sjáðu hvað er nýtt í því.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Þú mátt ekki skrifa í möppuna {folder}: breyttar stillingar gleymast þegar bgdesk er lokað.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Þú mátt ekki skrifa í möppuna {folder}: skoða má viðureignir þínar og flytja þær út, en allt sem þú gerir gleymist þegar bgdesk er lokað.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Gögnin þín</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Gögnin þín eru nú í {folder}. Það sem er eftir á gamla staðnum má fara: sjá Viðureign, Gögnin þín.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Gögnin þín voru flutt í {folder}, sem er ekki tiltæk núna. Tengdu disk hennar og ræstu bgdesk aftur. Ef hún er glötuð skaltu fjarlægja skrána {detail}: þá byrjar bgdesk á venjulegum stað.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Gamalt kínverskt kapphlaup um sextán reita hring.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Jafnt {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Góðan dag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Gott kvöld</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Góðan daginn</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Tap á tíma á {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Tap {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Gefin á {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Upphafssíða</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Klukkan gengur áfram meðan þú ert hér.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Ólokna viðureignin er opin í öðrum glugga bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Sigur á tíma á {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Sigur {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Sigur, gefin á {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>andstæðingur: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>milli spila</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>heiðarlegir teningar</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>upphafskastið er næst</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>í dag</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>með kennara</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>í gær</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>þér er boðin tvöföldun</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>þér er boðin uppgjöf</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>þú átt að kasta</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>þú átt að leika {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} á að leika {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} á að svara tvöföldun</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} á að svara uppgjöf</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} á að kasta</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n færsla endurheimt.</numerusform>
            <numerusform>%n færslur endurheimtar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n viðureign greind.</numerusform>
            <numerusform>%n viðureignir greindar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n viðureign sleppt:</numerusform>
            <numerusform>%n viðureignum sleppt:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Allar þessar eru þegar greindar, eða enn í gangi.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Greinir viðureign {number} af {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Viðureignir sem fundust</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n viðureign sett í ruslið. Þú getur endurheimt hana í 30 daga.</numerusform>
            <numerusform>%n viðureignir settar í ruslið. Þú getur endurheimt þær í 30 daga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n staða sett í ruslið. Þú getur endurheimt hana í 30 daga.</numerusform>
            <numerusform>%n stöður settar í ruslið. Þú getur endurheimt þær í 30 daga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Stöðvað þegar %n viðureign var eftir að greina.</numerusform>
            <numerusform>Stöðvað þegar %n viðureignir voru eftir að greina.</numerusform>
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
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} líkur á að vinna spilið</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} líkur á að vinna viðureignina</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 sinnum virðið sem tapast með ákvörðun sem er hvorki þvinguð né fjarri tvöföldun.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 sinnum virðið sem tapast með leik annars hvors spilarans.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90 % öryggisbil</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Allt sem mistökin kosta, reiknað eins og hvert spil væri peningaspil.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Greina (F7) sýnir hér hve vel báðir spiluðu.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Eins og önnur forrit telja</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Afleikir</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Eftir gerð ákvörðunar</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Mannafærslur</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Snerting</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Ákvarðanir</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Ákvarðanir sem kosta {least} eða meira og eru ekki afleikir.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Ákvarðanir sem kosta {least} eða meira og eru ekki mistök.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Ákvarðanir sem kosta {least} eða meira.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Tvöfaldanir ekki boðnar</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Tvöfaldanir boðnar</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Vafasamt</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Tapað virði</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Mistök</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Heppni</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Tapaðar líkur í viðureign</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Ekki þekkt í viðureign með ólöglegum leikjum: það sem þeir gáfu er hvorki heppni né mistök.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Byrjun</translation>
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
        <translation>PR {rating} (fáar ákvarðanir)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Pöss</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Frammistöðustig (PR): 500 sinnum meðalmistök þeirra ákvarðana sem telja.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Leikir eftir skeiði spilsins</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Töpuð stig</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Uppgjafir</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Tökur</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Líkurnar, eða stigin, sem mistök beggja hefðu gefið með jafnri heppni. Áætlun: hún getur verið utan 0 og 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Þær sem voru ekki þvingaðar, og af kubbákvörðunum þær sem voru tvísýnar. Þær sem voru ekki heldur augljósar telja í PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Það sem eigin köst spilarans unnu miðað við meðaltal allra kasta, í virði.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Það sem tapaðist, í virði og í úrslitum, og hve margar ákvarðanir voru rangar.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Þar sem stigin væru með annarri heppni í köstum.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Með jafnri heppni</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>vanur spilari</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>byrjandi</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>frístundaspilari</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>annars hugar</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>sérfræðingur</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>fáar ákvarðanir</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>ólöglegir leikir</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>miðlungsspilari</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>heppni {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>vann</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>heimsmeistari</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>heimsklassi</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} til {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Dýrustu ákvarðanir</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Læra af þessari viðureign…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Samantekt viðureignarinnar</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Samantekt</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Heiti skrárinnar eða slóð hennar er of löng.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Spjall</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Spjall ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Aðrir skilmálar en áður eru í boði: svaraðu undir „Borð á neti…“ í valmyndinni Viðureign.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Hinn spilarinn biður um aðra viðureign.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Hinn spilarinn biður um að taka síðustu ákvörðun aftur. Ef þú leyfir það telst viðureignin æfing upp frá því; ef þú spilar áfram stendur hún.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Hinn spilarinn er beðinn um aðra viðureign.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Hinn spilarinn er spurður og leyfir það eða spilar áfram.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Hinn spilarinn er ekki lengur við borðið, svo að ekki er hægt að spila aftur.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Hinn spilarinn hélt áfram, svo að ákvörðun þín stendur.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Ákvörðun þín er tekin aftur; viðureignin telst nú æfing.</translation>
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
        <translation>Upphafsstaða</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Önnur viðureign er spiluð við það borð.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Á þessum þjóni má aðeins gefa einfalt spil, svo að það boð telur ekki.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Skilaboð komu tvisvar eða týndust á leiðinni, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Fleira gerðist á þjóninum meðan þetta forrit var fjarri en það getur vitað.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Enginn svarar þar sem þetta boð vísar á: borðið er lokað eða ekki næst í það héðan.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Enginn gæti greint spilarana tvo við þetta borð í sundur; annar ykkar þarf annað nafn.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Enginn er með þetta borð opið hjá milliliðnum, eða sá sem er með það svarar ekki.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Ekkert hefur heyrst frá hinu forritinu í 20 sekúndur; beðið er eftir því.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Svo mikið var sagt í einu að hluta þess var sleppt.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Einhver annar situr þegar við það borð.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Þetta er ekki kóði þessa borðs.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Það kast kom of snemma og telur ekki.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Vistfang milliliðarins í stillingunum er ekki gilt; aðeins næst í borðið án hans.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Klukkum forritanna tveggja ber meira á milli en leiðin milli þeirra skýrir.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Viðureignin geymist.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Viðureignin sem hitt forritið vill spila er ekki möguleg.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Hinn spilarinn vill ekki spila þessa viðureign.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Hitt forritið afritaði leyndarmál teninganna, svo að ekkert er hægt að spila við það.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Hitt forritið ákvað eitthvað sem spilari þess átti ekki að ákveða.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Hitt forritið gerði eitthvað annað eftir að hafa kastað.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Hitt forritið gerði eitthvað sem er ekki hægt við borð.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Hitt forritið gerði eitthvað sem var ekki hægt á þeirri stundu.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Hitt forritið tekur ekki við því sem þetta sendi, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Hitt forritið svarar ekki; leitað er að því þar til það svarar.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Hitt forritið gefur ekki upp leyndarmál sitt fyrir teningana, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Hitt forritið hefur ekkert heyrt héðan í 20 sekúndur.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Hitt forritið lék leik sem reglurnar banna.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Hitt forritið þarf eitthvað sem þessi útgáfa bgdesk þekkir ekki.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Hitt forritið spilar eftir annarri útgáfu reglnanna; annar ykkar þarf nýrra bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Hitt forritið sendi skilaboð sem ekki er hægt að lesa, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Hitt forritið sendi skilaboð með ómögulegum gildum, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Hitt forritið sendi meira í einu en skilaboð rúma, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Hitt forritið sendi eitthvað sem er ekki texti, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Hitt forritið sendi of mörg skilaboð á stuttum tíma, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Hitt forritið notar aðra útgáfu samskiptareglnanna; annar ykkar þarf nýrra bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Hitt forritið gaf upp leyndarmál fyrir teningana áður en nokkur kastaði.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Hitt forritið gaf upp leyndarmál fyrir teningana sem það hafði ekki ákveðið fyrir viðureignina.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Sá hluti bgdesk sem talar við önnur forrit hefur stöðvast, svo að borðinu er lokað.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Milliliðurinn hefur ekkert pláss sem stendur, eða var spurður of oft héðan.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Þjónninn svarar ekki eða hefur slitið sambandinu ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Þjónninn hleypir þér ekki inn; skráðu þig inn þar aftur með sama nafni.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Þjónninn spilar leik sem þetta forrit þekkir ekki.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Ekki er hægt að sýna borðið á þessu neti, en boð á það virkar ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Borðið getur ekki beðið við þessa gátt; veldu aðra í stillingunum ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Skrár beggja um viðureignina eru ekki eins.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Þessi kóði hleypir engum inn lengur; biddu um nýjan, eða um boð.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Þetta boð vísar ekki á borðið sem þarna er; biddu um nýtt.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Þessi viðureign er ekki lengur á þjóninum.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Þessi viðureign þarf lykilorð aðgangs þíns, sem er hvergi geymt: skráðu þig aftur inn á þjóninn með sama nafni.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Þrír rangir kóðar voru reyndir, svo að kóðinn hleypir engum inn lengur; sýndu borðið aftur.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Það sem svarar þarna er ekki milliliður fyrir borð, eða er af annarri útgáfu.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Það sem borðið þarf er ekki á diskinum eða ekki er hægt að skrifa það þar, svo að því er lokað ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Kast þitt kom of snemma og telur ekki.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Fjarri, viðureignin bíður</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Leitað…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Tengt</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Enginn annar getur horft á.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Ekkert hefur gerst í þrjár mínútur. Án klukku tapar enginn á að bíða: spyrðu í spjallinu, bíddu áfram eða yfirgefðu borðið; viðureignin geymist en þú getur ekki krafist hennar.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Aðrir geta horft á viðureignina jafnóðum.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Kastar…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Kastað… teningarnir koma úr báðum tölvum.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Ekki heyrist í hinum spilaranum sem stendur; viðureignin og klukkurnar bíða.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Spilararnir lesa það sem þú segir aðeins milli spila.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Ekki heyrist í borðinu sem stendur; leitað er að því.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Borðið er lokað</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Borðið er lokað. Haltu áfram með viðureignina undir „Borð á neti…“ í valmyndinni Viðureign.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Borðið er lokað; horfðu aftur á með boði á það.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Þú horfir á viðureignina {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Fyrri staða · bilslá fer aftur í spilið</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Þetta er fyrri staða: farðu aftur í spilið til að leika.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Þú ert að skoða þessa viðureign; „Spila áfram…“ byrjar spil héðan.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Leyfa það</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Nei, spila áfram</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Spila aftur</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Kóði er átta tölustafir; hann stendur við borðið í hinni tölvunni.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Um borð</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Ekki er hægt að leita að neinum á þessu neti ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Borð á neti</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Þetta er ekki vistfang þjóns: það er nafn, eða nafn, tvípunktur og gátt.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Þetta er ekki boð á borð: það byrjar á „bgdesk:“ og endar á 52 bókstöfum og tölustöfum.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Þetta er ekki boð til að horfa á: það byrjar á „bgdesk-watch:“ og endar á 52 bókstöfum og tölustöfum.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Borðið þitt er enn opið þótt önnur viðureign sé á borðinu.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Nýtt merki</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Merki</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Merki %n viðureignar:</numerusform>
            <numerusform>Merki %n viðureigna:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Biðja um það</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Biðja hinn spilarann um að fá að taka síðustu ákvörðun þína aftur?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Ef það er veitt telst viðureignin æfing upp frá því og breytir ekki stigatölu neins.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Enginn veit hvað kemur upp næst.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Taka aftur</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Taka aftur síðustu ákvörðun þína og það sem á eftir kom?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Taka aftur, nýir teningar</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Taka aftur, sömu teningar</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Viðureignin telst þá æfing og breytir ekki stigatölu þinni.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Hinn spilarinn leyfir það eða spilar áfram; síðari köst koma ekki aftur.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Köstin koma aftur í sömu röð.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n maður úti</numerusform>
            <numerusform>%n menn úti</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Af handahófi, úr viðureignum þínum</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Útilokun</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Af handahófi, &amp;spiluð af tölvunni</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Sniðmát</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Tölvan komst í þessa stöðu á %n umferð gegn sjálfri sér.</numerusform>
            <numerusform>Tölvan komst í þessa stöðu á %n umferðum gegn sjálfri sér.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Tölvan er að spila nokkrar umferðir…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Þessi staða er úr viðureigninni {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Nei, takk</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Spila</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Lesa &amp;reglurnar</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Þú spilar með svörtu mönnunum.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Þú spilar með hvítu mönnunum.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} hefur opnað þetta borð og vill spila:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Gerð texta</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Texti stöðunnar</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Þessi staða á engan slíkan texta; líma má hér hvaða XGID eða auðkenni sem er</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>eigin texti bgdesk</translation>
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
        <translation>Buchholz mínus 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Yfirseta</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Sárabótakeppni</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Vænst</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Fingrafar dráttarins og allra teninga (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Riðill</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Riðill {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Erfiðasta rétta ákvörðun</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Útsláttur</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Tapari: {first} – {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Útsláttartré tapara</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Aðaltré</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Viðureign fyrir viðureign</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Viðureign um þriðja sætið</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Andstæðingur</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Sæti</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Umspil</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spilari</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Framvindustig</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Átta manna úrslit</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Umferð</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>{players} manna umferð</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Umferð {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Önnur úrslit</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Leyndarmál: {digits}. SHA-256 þessara bæta er fingrafarið.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Undanúrslit</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Mótinu er lokið án sigurvegara.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Mótinu er lokið; fyrsta sæti er deilt: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Verið er að spila þessa viðureign; þú sérð hana frá fyrsta kasti um leið og henni er lokið.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Þessi viðureign er spiluð næst; þú sérð hana frá fyrsta kasti um leið og henni er lokið.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Hægt að spila núna</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Útsláttartré sigurvegara</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Unnið</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Versta ákvörðun</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Þú vannst sárabótakeppnina.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Þú vannst mótið.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Úrslitaviðureign þín. Andstæðingur: {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Viðureign þín um þriðja sætið. Andstæðingur: {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Næsta viðureign þín. Andstæðingur: {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Næsti andstæðingur þinn er ekki þekktur enn.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Viðureign þín í átta manna úrslitum. Andstæðingur: {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Undanúrslit þín. Andstæðingur: {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Þínu móti er lokið.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Þínu móti er lokið; hinir spila áfram.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>andstæðingur: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>í spilun</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>að ákvörðun mótsstjóra</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>tap: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>tapað á tíma</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>viðureign fjarlægð</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>ekki spiluð</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>upp í {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>í gangi</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>sigur: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>þú horfir á</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>þú átt að spila</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} eða {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} og {second} eigast við.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} til {last}</translation>
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
        <translation>{name} vann sárabótakeppnina.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} vann mótið.</translation>
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
        <translation>{won} af {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Þetta er ekki lengur hægt: mótið hefur haldið áfram á meðan.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Byrja</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Vista á vegg…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Horfa á</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Útsláttartré</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Afrita fingrafarið</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Afrita leyndarmálið</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Mótsstjórn…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Mín &amp;leið</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Viðureignir</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Spila</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Sæti</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Vista sem &amp;mynd…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Vista sem &amp;vefsíðu…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Það sem sést</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Þetta er drátturinn. Byrjaðu þegar þér líkar hann; hann stendur upp frá því.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Spilamennska þín</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Um mót</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Öll mót</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Útsláttartré</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Breyta</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Nýtt mót</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Ekki er hægt að spila þetta mót ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Mót kvöldsins</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Mót</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip fyrir síðasta kast, {dice}; nú {now}.</numerusform>
            <numerusform>%n pip fyrir síðasta kast, {dice}; nú {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Spilað út af {engine} ({settings}): %n spil; staðalskekkja hér {error}.</numerusform>
            <numerusform>Spilað út af {engine} ({settings}): %n spil; staðalskekkja hér {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Stakur maður sex frá er drepinn með 17 köstum, fleirum en í nokkurri annarri fjarlægð: ellefu sýna 6 og önnur leggjast saman í sex ({rolls}). Ef reitir þínir stöðva samlagninguna eru 11 eftir.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Leikur sem kostar ekki meira en {cost} telst líka réttur.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Áætlun er lesin úr mönnunum einum, eftir sömu reglum og síðan Tölfræði yfir tíma notar. Aðeins er spurt um stöður þar sem áætlunin er skýr og enn sú sama tveimur umferðum síðar.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Múr og einn maður fyrir aftan hann</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ásreitsspil</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Ásreitsspil: svartur bíður eftir skoti</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Ráð</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Eftir {best} drepa {least} af 36 köstum; eftir {yours} drepa {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Allir leikir</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Svar telst rétt ef innan við einu prósentustigi munar, eða {near} í gammonverði.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Svaraðu venjulegum byrjunarleikjum.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Svarað</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Spyrðu þig hvort þetta sé taka. Ef þú ert ekki viss á hvorugan veginn skaltu tvöfalda. Andstæðingurinn gæti líka verið óviss og tekið eða passað ranglega.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Sókn</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Bakspil</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Taktu mann út hvenær sem þú getur; hver sem eftir er gæti kostað heilt kast.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Úttaka</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Fyrir aftan menn svarts á hvítur aðeins akkerið á 24-reitnum, ásreit svarts. Öll von er bundin við skot á síðustu stundu.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Betra er {best}. Það sem {yours} kostar að meðaltali, í köstum: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Betra er {best}; {yours} kostar {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Svartur á mann á slánni eða stakan á heimasvæði hvíts og ekkert akkeri þar. Hvítur á nógu marga menn þar til að drepa og loka reitum.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Svartur á að kasta. Hvaða köst drepa mann þinn?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Svartur byrjaði á {dice} með {move}. Hverju svarar þú?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Menn svarts úti</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Áætlun svarts</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Leiftursókn: svartur er á slánni</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Hvort tveggja er rétt.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Báðir halda miðreitnum</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Menn</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Útilokun: einn maður á slánni</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Klasar</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Samlagt</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kostnaður</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Teldu báðar hliðar stöðu eins og hún kemur upp í spili.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Teldu einu sinni og dragðu síðan hvert kast frá. Þegar maður þinn er drepinn bætast við 25 mínus númer reitsins þar sem hann var.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Kubbákvarðanir sem breytast þrep fyrir þrep þar til annað svar er rétt.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Beint</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Fjarlægð frá slánni: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Fjarlægðir mannanna sem drepa hann eftir að hafa komið inn: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Fjarlægðir mannanna sem drepa hann: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Skiptu borðinu í þriggja reita hópa: 1 til 3, 4 til 6 og svo framvegis. Teldu hvern mann eins og hann stæði á miðreit síns hóps: 2 pip í fyrsta hópnum, 5 í öðrum, alltaf 3 í viðbót. Bættu síðan við 1 fyrir hvern mann á hæsta reit síns hóps og dragðu 1 frá fyrir hvern á þeim lægsta.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Tvöfalt úrslitastig: ykkur vantar báða eitt stig.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tvöföldun, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tvöföldun, taka</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Tvöföldun, taka eða pass í lok kapphlaups. Svörin eru nákvæm.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Tvöfaldað í {cube}: eftir pass vinnur þú viðureignina með {passed}, eftir töku og tap með {lost}, eftir töku og sigur með {won}. Þú þarft því ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Tvöfaldað, passað</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Tvöfaldað, tekið</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Tvínotkun</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Virk piptala</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Virði</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Áætlaðu hve mörg pip úttaka tekur í raun, með því sem staflar og glufur sóa.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Nákvæmlega</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Fimmtán menn sem dreifast jafnt á 6-, 5- og 4-reitina sóa um 7 til 8 pipum. Glufur og menn á lágum reitum sóa meiru, því að háar tölur fara í stuttar færslur.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Finndu besta leikinn í úttöku. Svörin eru nákvæm.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Finndu leikinn sem gefur fæst skot. Hann þarf ekki að vera sá besti.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formúlur til að nota við borðið, ekki nákvæmar</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Úr vinningslíkutöflunni</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Spiláætlanir</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonverð, kubbur á {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonverð: (gammonsigur - sigur) / (sigur - tap), allt sem líkur á að vinna viðureignina.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Hálfskipti</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Biðspil</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>5-reit haldið</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Hve mörg pip vantar hvora hlið?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Alls</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>Í töflunni er ✓ fundið, + yfirsést og ✗ merkt þótt það drepi ekki.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Metið af {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith-talning</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Lærðu nokkra hópa utan að og færðu menn til í huganum þar til þú sérð þá. Lokað svæði er 42, fimm menn á miðreitnum eru 65, tveir á 24-reitnum 48 og fimm reita múr sem byrjar á 4-reitnum er 60. Svo lengi sem þú færir einn mann jafnmörg pip fram og annan aftur helst talan óbreytt.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Láttu andstæðinginn þurfa sömu tölu fyrir tvennt gott. Tveir stakir menn sem fjarki drepur báða kosta varla meira en einn.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Merktu þau í töflunni; tala við brúnina merkir öll köst með henni. Báðar raðir tveggja teninga eru merktar saman. Ctrl+Enter svarar.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Merktu hver af köstunum 36 drepa.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Merkt</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Peningaspil, kubburinn er í miðju. Báðar hliðar eiga svo fáa menn að hver tala er nákvæm.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Peningaspil, án Jacoby-reglunnar.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Peningaspil. Enginn getur lengur unnið gammon.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Peningaspil. Kubburinn er í miðju og gammon telja.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Nefndu áætlunina sem staða kallar á.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Engan mann er lengur hægt að drepa: aðeins pip telja.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Engin skýr áætlun</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Engin tvöföldun</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Engin endurtvöföldun</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Ekkert kast drepur tvo þeirra, svo að tölurnar leggjast saman.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Ekki tvöfaldað</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Ekki reynt enn.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Aðeins öryggi telur hér. Öruggasti leikurinn þarf ekki að vera sá besti.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Byrjanir</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Fylltu annars glufur: færðu mann á tóman reit og forðastu stafla.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Piptala</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Leiktu fyrsta kastið, í peningaspili og við hvaða stigastöðu sem er.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Reit fyrir reit</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Reitir í röð</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Múrspil</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Kapphlaup</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Kubbur í kapphlaupi</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Endurtvöföldun, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Viðmiðunarkubbar</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Svarleikir</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Rétt</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Rétt svar</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Rétt: {number} af 36 köstum drepa.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Köst</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Köst sem drepa, af 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Köst sem drepa, að meðaltali yfir alla mögulega leiki: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Köst sem eftir eru</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Þumalputtareglur</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Hlaupandi talning</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Hlaupaspil</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Öruggasti leikur</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Skot</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Skot eftir fjarlægð, ekkert á milli</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Staflar á ásreitunum, jafnmargir á báðum hliðum</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Tökumark, tvöfaldað í {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Tökumörk</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>Köstin 36</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Besti leikurinn skilur eftir fæst köst að meðaltali.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Bestu leikir</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Stakur maður sex frá</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Kubburinn er í miðju.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Þú átt kubbinn, á 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Virk piptala er meðalfjöldi kasta til að taka út, sinnum 49/6. Svar innan við eitt pip er rétt.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Tölurnar eru nákvæmar: þær eru úr töflu allra slíkra staðna.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Fyrsta kast spilsins: hvernig leikur þú það?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Gammonverð er það sem gammon bætir við sigur, sem hlutfall af muninum á sigri og tapi. Það er {price} í peningaspili.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Síðasta kastið: svartur tekur út næst</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Síðustu {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Kapphlaupið er jafnt.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Rétt svar er: {right}. „{chosen}“ kostar {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Rétta áætlunin</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Kastið eitt skýrir það ekki: maður var drepinn eða hluta kastsins var ekki hægt að leika.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Stigaspjaldið</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Tökumark er þær vinningslíkur sem þú þarft til að taka ef engin gammon eru og kubbnum er ekki snúið aftur.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Samtals eru þau {number} færri, því að sömu köst drepa á nokkrum stöðum. Slík tvínotkun er það sem þú vilt þegar þú þarft að skilja eftir fleiri en einn stakan mann.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Of gott til að tvöfalda</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Tvö köst: svart vantar tvö köst eða eina tvennu</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Upp að sex reitum er skotið beint og stakur maður öruggari nærri en fjarri: 17 köst drepa hann sex frá, síðan 15, 15, 14, 12 og 11 einn frá. Frá sjö og upp úr er skotið óbeint: báða teninga þarf og í mesta lagi 6 köst drepa. Settu því stakan mann rétt hjá þeim sem drepur, eða sjö eða meira frá, og sex frá aðeins ef þú verður.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Sóun</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Hverjar eru virku piptölurnar?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Hver er áætlun hvíts?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Það sem sóast</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Hvað þarf til að taka við tiltekna stigastöðu og hvers virði gammon er þar.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Slepptu mönnum þar sem báðar hliðar eiga jafnmarga á sama eigin reit: þeir breyta ekki muninum.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Hvaða leikur gefur fæst skot?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Hvítur á fjóra eða fleiri reiti í röð fyrir framan mann svarts, sem á að halda aftur.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Hvítur á engan eftir á heimasvæði svarts og er á undan, eða er þegar farinn að taka út. Allir eiga að komast heim og út án þess að vera drepnir.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Hvítur á {white} pip eftir, svartur {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Hvítur er langt á eftir, heldur tveimur reitum á heimasvæði svarts og bíður eftir skoti á síðustu stundu.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Hvítur er ekki greinilega á undan. Síðustu mennirnir standa saman á akkeri eða á miðreitnum og bíða eftir skoti eða stórri tvennu.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Hvítur á að kasta.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Hvítur á að kasta. Hvað ættu báðir spilarar að gera?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Hvítur er þinn, neðst.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Hvítur hefur {pips} forskot í kapphlaupinu.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Hvítur á að leika: hvernig tekur þú best út?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Hvítur er {pips} á eftir í kapphlaupinu.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Menn hvíts í sóknarsvæði</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Menn hvíts úti</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Forskot hvíts í pipum</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pip hvíts</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Hver segir það</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Þegar allir menn eru á ásreitnum skaltu telja 7 pip fyrir hverja tvo og 1 í viðbót: tíu menn þurfa 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Þegar tveir menn eru eftir skaltu telja hve mörg köst taka báða út.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Án kubbs vinnur hvítur {chance} spilanna.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Lögmál Woolseys</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Þig vantar {own} stig, andstæðinginn {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Þig vantar {own}, andstæðinginn {other}; Crawford-spilinu er lokið.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Þig vantar {own}, andstæðinginn {other}; þetta er Crawford-spilið.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Svar þitt</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Stakur maður þinn á {point}-reitnum er drepinn með {number} af 36 köstum.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Tölur þínar víkja frá þeim réttu: hvítur {white}, svartur {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Leikur þinn er ekki í töflunni: hann kostar meira en allir leikirnir sem sjást.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>smiður</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>drepur ekki</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>drepur</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>drepur og yfirsást</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>síðasta svar</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>elskendastökk</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>byggir reit</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>{number} frá réttu (pip)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>hlaup</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slott</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>hingað til</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>klofning</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>þinn</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} á slánni</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} á {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} tapað</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} af 36 köstum drepa; þú merktir {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} af 36 köstum frá réttu</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} prósentustig frá réttu</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} af {all} eru rétt.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} af {all} rétt</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} rétt</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Hver spurning er búin til jafnóðum, svo að ekkert er að læra utan að. Svör þín geymast: hver þjálfari sýnir hvernig þér hefur gengið upp á síðkastið.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Um þjálfarana</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Allir þjálfarar</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Þjálfarar</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Línur</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver &amp;samt</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Best: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Tvöfalda &amp;samt</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Það kostar {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Málið er að tapa ekki gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Málið er að vinna gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Málið er að vinna spilið, frekar en gammon.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Láta &amp;standa</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Líttu aftur yfir allt borðið: hvað vill hvor spilari?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Engin ákvörðun í þessu spili kostaði nóg til að kennarinn nefndi hana.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Ekki þessi: reyndu aftur.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Ekki í þetta sinn: hér er svarið.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Augnablik…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Einn þessara er besti leikurinn:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Passa &amp;samt</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Kasta &amp;samt</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Taka &amp;samt</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Þetta kostaði {cost}: taka það aftur?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Besti leikurinn byrjar með mönnum á reitunum með hring.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Fyrsta tilraun telur í allri tölfræði: {choice} kostaði {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Kennarinn gat ekki skoðað þessa ákvörðun. Viðureignin heldur áfram.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Kennarinn hefur ekkert sagt um þetta: H biður vélina um vísbendingu.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Kennarinn hugsar…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Til er eitthvað betra.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Hugsaðu um reit sem þú getur byggt.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Hugsaðu um hve mörg spil þú þyrftir að vinna til að taka.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Hugsaðu um stöðu, kapphlaup og ógnanir: hver hefur hve mikið af þeim?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Hugsaðu um öryggi: hvað getur drepið þig næst?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Hugsaðu um að taka menn út.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Hugsaðu um gammon sem þú vinnur ef þú spilar áfram.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Hugsaðu um næstu tvö köst: hve miklu geta þau breytt?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Hugsaðu um reitina á heimasvæði þínu.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Hugsaðu um reitina sem hindra andstæðinginn.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Hugsaðu um stigastöðu viðureignarinnar.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Hugsaðu um tempóið: er eitthvað að drepa?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Hugsaðu um hverju er fórnað fyrir öryggi.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Hugsaðu um það sem heldur andstæðingnum á slánni.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Hugsaðu um hverju andstæðingurinn svaraði tvöföldun.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Hugsaðu um öftustu menn þína: geta þeir myndað akkeri?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Hugsaðu um öftustu menn þína: er kominn tími til að hlaupa?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Hugsaðu um öftustu menn andstæðingsins: geta þeir sloppið?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Kennari: útskýrir það sem kostar {cost} eða meira (kubbur {cube}). Þögn þýðir: ekki verra en það.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Kennari: telur upp eftir hvert spil það sem kostar {cost} eða meira (kubbur {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Kennari: tekur aftur það sem kostar {cost} eða meira (kubbur {cube}). Þögn þýðir: ekki verra en það.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Kennari: varar við því sem kostar {cost} eða meira (kubbur {cube}). Þögn þýðir: ekki verra en það.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Það sem var leikið að lokum kostaði of lítið til að vera talið upp.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Þú fórst eftir hverri viðvörun: ekkert dýrt er eftir til að skoða.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>tvöföldun</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>engin tvöföldun</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>take</source>
        <translation>taka</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (fyrsta tilraun)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (reynt)</translation>
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
            <numerusform>%n ákvörðun til að skoða</numerusform>
            <numerusform>%n ákvarðanir til að skoða</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Viðvaranir: %n. Farið eftir: {heeded}. Virði bjargað: {saved}.</numerusform>
            <numerusform>Viðvaranir: %n. Farið eftir: {heeded}. Virði bjargað: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Kennari</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Eftir á: hvað á að skoða eftir hvert spil</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Kubbákvarðanir sem kosta að minnsta kosti</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Kubbur:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Útskýra: segir líka hvað það kostar</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Frá kostnaði</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Leikir sem kosta að minnsta kosti</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Leikir:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Hnippa í: segir að til sé eitthvað betra</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Enginn</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Kenna: tekur það aftur tvisvar, sýnir það síðan</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Viðureignin er æfing og ekki til stigatölu. Þögn þýðir: ekki verra en það.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Enginn kennari er þegar spilað er með klukku.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>Enginn kennari er í þessum leik: enginn hér þekkir líkur hans.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Milli tölva er engum að kenna.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Kennari</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Kennari vinar þíns</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>&amp;Vinur þinn</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Hjálpa &amp;mér</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Láta það vera</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>&amp;Skoða aftur</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Taka aftur</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Kennari</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Hvers vegna</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Báðir köstuðu {die}, svo að kastað er aftur. Hvað kom núna?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Upphafið: einn teningur hvor, sá hærri byrjar. Hvað sýndu þeir?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Hvað sýndu teningarnir?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Kastið þitt: hvað sýna teningarnir?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} á að kasta: hvað sýna teningarnir?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Smelltu á hliðarnar eða sláðu þær inn: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Skakkur, kasta aftur</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Fyrri teningur</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Seinni teningur</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Þessir teningar</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Slá inn teningana</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Sýna í &amp;möppu</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Taka fjarlæginguna aftur (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Annað forrit er að nota safnið þitt. bgdesk lokast um leið og allt er vistað.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Annað forrit er að nota safnið þitt. bgdesk vistar þetta eins fljótt og það getur.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Afleikur, {cost}: best var {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Tvöföldun, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Tvöföldun, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Tvöföldun, taka</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Vafasamt, {cost}: best var {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Mistök, {cost}: best var {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Tvöföldun fórst fyrir, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Endurtvöföldun fórst fyrir, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Engin tvöföldun, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Engin tvöföldun, taka</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Engin endurtvöföldun, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Engin endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Tvöföldun að vild, pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Tvöföldun að vild, taka</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Endurtvöföldun að vild, pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Endurtvöföldun að vild, taka</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Endurtvöföldun, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Endurtvöföldun, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Rétt</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Rétt: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Tökumark {take} án gammon, kubbur dauður · gammonverð {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Of gott til að tvöfalda, pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Of gott til að tvöfalda, taka</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Of gott til að endurtvöfalda, pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Of gott til að endurtvöfalda, taka</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Rangur beaver, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Röng tvöföldun, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Rangur otter, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Rangt pass, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Rangur raccoon, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Röng endurtvöföldun, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Röng taka, {cost}: rétt var {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>tvöföldun, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>tvöföldun, pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>tvöföldun, taka</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>engin tvöföldun, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>engin tvöföldun, taka</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>engin endurtvöföldun, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>engin endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>tvöföldun að vild, pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>tvöföldun að vild, taka</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>endurtvöföldun að vild, pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>endurtvöföldun að vild, taka</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>endurtvöföldun, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>endurtvöföldun, pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>endurtvöföldun, taka</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>taka</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>of gott til að tvöfalda, pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>of gott til að tvöfalda, taka</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>of gott til að endurtvöfalda, pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>of gott til að endurtvöfalda, taka</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: best var {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} viðureign)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Afrita boðið</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>Sjáanlegt á þessu &amp;neti</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Loka borðinu</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Afrita boð til á&amp;horfs</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Boð</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Aðrir á þessu neti geta þá fundið það og sest við það með stuttum kóða í staðinn.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Aðrir á þessu neti finna borðið þitt og setjast við það með þessum kóða. Lestu hann upp fyrir einhvern.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Sendu það þeim sem þú vilt spila við: hver sem hefur það getur tekið sætið.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Boðið er á klippispjaldinu.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Boðið til áhorfs er á klippispjaldinu.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Viðureignin byrjar um leið og hinn samþykkir. Þangað til geturðu gert annað í þessum glugga; borðið er opið þar til þú lokar því.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Hvar hinn spilarinn er</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Borðið þitt er opið</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>hvar sem er, um milliliðinn {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>við þessa tölvu ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>á þessu neti ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>á internetinu ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Ákvörðun {number} af {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Mistök eru þekkt þegar viðureignin hefur verið greind: ýttu á F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Engin mistök á undan þessum: þetta eru þau síðustu í viðureigninni.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Engin lína frá þér er fyrir ofan þessa.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Engin lína var fjarlægð.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Engin fleiri mistök til enda: þetta eru aftur þau fyrstu.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Engin önnur lína gengur út frá þessari stöðu.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Enginn gerði mistök upp á {cost} eða meira.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Þetta er endir viðureignarinnar.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Línan er fjarlægð. Ctrl+Z sækir hana aftur.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Þetta er upphaf viðureignarinnar.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Þetta er endir línunnar.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Þessi lína fylgir skránni og er kyrr.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Þú hefur séð öll mistök.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Þú gerðir engin mistök upp á {cost} eða meira.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>mistök {number} af {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} gerði engin mistök upp á {cost} eða meira.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Síða fyrir vafrann (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Mynd (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Vista mótið</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} var ekki skrifuð ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} var ekki skrifuð.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>H&amp;alda áfram</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Hraðar</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Hl&amp;é</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Skoða &amp;viðureignina</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>H&amp;ægar</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Skref</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Í &amp;útsláttartréð</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Að &amp;enda</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Eitthvað fór úrskeiðis í bgdesk og ekki er hægt að sýna mistök þessarar viðureignar. Viðureignin og greining hennar geymast; nánar segir í atvikaskránni.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Bæta við einstaklingi…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Endurnefna…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Bæta við einstaklingi</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Fá &amp;aftur</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nöfn í viðureignum þínum</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Einstaklingur</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Fjarlægja</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Endurnefna þennan einstakling</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Engar viðureignir með nöfnum eru til enn.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Hakaðu við nöfnin sem þessi einstaklingur spilar undir. Tölfræði og stigatala fylgja strax.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Hver er hver</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Tvöföldun verður að passa, sem er {refusal} virði; að spila áfram er {value} virði.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Eftir næsta kast hvors spilara væri ekki lengur hægt að taka tvöföldun í {share} tilvika.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Akkeri</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Í fljótu bragði kostar þetta eitt {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Við þessa stigastöðu</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Tálmareitur</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Stakir menn</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Stakir menn á heimasvæði</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Menn umfram þrjá á reit</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Menn á 1-reit og 2-reit</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Menn innilokaðir fyrir aftan hann</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Dýr skot</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Kubbur</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Tvöföld dráp</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Auðvelt að koma inn</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Nógu margir sigrar</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Jafnvel þótt kubbnum yrði aldrei snúið aftur þyrftir þú aðeins að vinna {needed} spilanna til að taka; hér eru það {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Jafnvel þótt kubbnum yrði aldrei snúið aftur þyrfti {name} aðeins að vinna {needed} spilanna til að taka; hér eru það {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Allt annað kostar {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Allt annað gefur {share} til baka.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Unnin spil</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Töpuð gammon</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Unnin gammon</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Verður að passa</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Heimareitur</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Ef kubbnum yrði aldrei snúið aftur þyrftir þú að vinna {needed} spilanna til að taka; hér eru það {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Ef kubbnum yrði aldrei snúið aftur þyrfti {name} að vinna {needed} spilanna til að taka; hér eru það {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Alls</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Í peningaspili væri þessi ákvörðun rétt; við þessa stigastöðu er hún það ekki.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Hann tapar gammon {chance} sjaldnar, sem gefur {share} til baka.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Hann tapar gammon {chance} oftar, sem kostar {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Hann tapar gammon {chance} oftar: {share} af þeim {loss} sem tapast.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Hann vinnur gammon {chance} sjaldnar, sem kostar {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Hann vinnur gammon {chance} sjaldnar: {share} af þeim {loss} sem tapast.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Hann vinnur gammon {chance} oftar, sem gefur {share} til baka.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Hann vinnur {chance} sjaldnar, sem kostar {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Hann vinnur {chance} sjaldnar: {share} af þeim {loss} sem tapast.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Hann vinnur {chance} oftar, sem gefur {share} til baka.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Forskot í kapphlaupinu, í pipum</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Hleypir manni út</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Lengsti tálmi, í reitum</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Varðir reitir</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Markaður tapaður</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Dráp fórst fyrir</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Fleiri skot</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Mest af tapinu stafar af backgammon.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Mest af tapinu tengist kubbnum; án kubbs væri minni munur á leikjunum tveimur.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Engin tvöföldun er {played} virði, tvöföldun {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Engin ástæða sem bgdesk getur athugað skýrir tapið ein og sér.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Engar ástæður: munurinn er innan skekkju útspilunarinnar.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Engar ástæður: leikirnir tveir voru ekki skoðaðir jafndjúpt.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Engin endurtvöföldun er {played} virði, endurtvöföldun {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Engu að tapa</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Menn andstæðings á slánni</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Piptala</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Reitir á heimasvæði</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Reitir utan þess, frá 7 til 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Köst sem koma ekki inn</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Köst sem drepa fyrir 10 pip eða meira</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Köst sem drepa tvisvar</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Köst sem drepa, af 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Köst sem hleypa manni út</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Styttri tálmi</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Taka og pass eru nærri lagi hér: ef þú ert ekki viss hvort er rétt skaltu tvöfalda.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Tvöföldunin er {played} virði, engin tvöföldun {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Mistökin eru of lítil til að nefna ástæðu með vissu.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Andstæðinginn vantar eitt stig, svo að kubburinn kostar þig ekkert.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Andstæðinginn vantar eitt stig, svo að kubburinn kostar ekkert: {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Passið er {played} virði, taka {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Endurtvöföldunin er {played} virði, engin endurtvöföldun {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Afgangurinn, mest kubburinn, kostar {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Afgangurinn, mest kubburinn, gefur {share} til baka.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Takan er {played} virði, pass {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Nægur tími</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Nægur tími er: eftir næsta kast hvors spilara væri ekki lengur hægt að taka tvöföldun í aðeins {share} tilvika.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Nægur tími er: hverju sem báðir spilarar kasta næst er enn hægt að taka tvöföldun eftir það.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Þar er engin tvöföldun {value} virði og tvöföldun sem er tekin {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Þessi drepa aðeins eftir leikinn ({name}):</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Þessi drepa aðeins eftir þinn leik:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Þessi drepa aðeins eftir {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Þessi aðeins eftir leikinn ({name}):</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Þessi aðeins eftir þinn leik:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Þessi aðeins eftir {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Of fáir sigrar</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Of gott</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Of gott til að tvöfalda: að spila áfram er {value} virði, pass {refusal}; {gammons} spila vinna gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Of öruggt</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} af {all} kastapörum, í fljótu bragði.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Fleiri staðreyndir</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Hvers vegna</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestur</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>virði</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>leikinn</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Staða</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Leikur gegn reglunum getur ekki lokið spilinu.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Samþykkja eða spila áfram?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-Deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-Deucey (bandarískt)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-Deucey (evrópskt)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-Deucey (sjóher)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Allir menn þínir verða að koma inn áður en nokkur fer áfram.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Allir teningar þínir eru leiknir.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Fyrst þarf að svara boði.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Kotra</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Beaver er ekki leyfður í þessari viðureign.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Breskar fimmur</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Menn fara aðeins áfram: frá hærri reitum til lægri.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Smelltu á mann til að leika {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Smelltu á mann til að leika {left} · hægri smellur fyrir {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Smelltu á teningana til að ljúka umferðinni</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Smelltu á teningana til að kasta</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Smelltu á teningana til að kasta einu sinni enn</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Smelltu á teningana til að kasta · á kubbinn til að tvöfalda</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Teningar eru eftir sem hægt er að leika.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Hollensk kotra</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Þvingað, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Þvingað: {play} var leikið fyrir þig.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Holland-regla: enginn tvöfaldar fyrr en báðir spilarar hafa leikið tvö köst.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 maður)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 menn)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>Í þessum leik tekur aðeins nákvæm tala mann út.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Þú átt ekki leik.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Skilið eftir af þér, nú á {name} að leika</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Skilið eftir ({name}), nú fyrir þig</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Skilið eftir ({name}), nú á {other} að leika</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Eftir stendur: {numbers}, nú átt þú að leika það.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Eftir stendur: {numbers}, nú á {name} að leika það.</translation>
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
        <translation>Nefndu fyrst tvennu: smelltu á tening eða ýttu á 1 til 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Nefndu tvennu: ef hún er öll leikin kastar þú aftur · smelltu á tening eða ýttu á 1 til 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Nefndu tvennu; sú á hinni hlið teningsins fylgir: ef allt er leikið kastar þú aftur · smelltu á tening eða ýttu á 1 til 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Næst nefnir þú tvennu · smelltu á teningana til að halda áfram</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Næst kastar þú aftur · smelltu á teningana til að halda áfram</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Næst {numbers} · smelltu á teningana til að halda áfram</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Enginn maður má fara yfir miðju borðsins fyrr en allir eru komnir inn.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Enginn kubbur í þessu spili: það er Crawford-spilið.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Enginn löglegur leikur · smelltu á teningana til að halda áfram</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Enginn löglegur leikur: ýttu á Enter til að halda áfram.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>Fleiri menn mega ekki fara af byrjunarreit í þessari umferð.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Enginn tekur út meðan einn eigin manna er festur.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Enginn má tvöfalda fyrir fyrstu umferð.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Enginn manna þinna nær á slána með þessum teningum.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Enginn manna þinna nær í varaliðið með þessum teningum.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Enginn manna þinna nær í bakkann með þessum teningum.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Enginn manna þinna nær á {point}-reitinn með þessum teningum.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Aðeins annan teninginn er hægt að leika og þá verður það að vera {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Leiktu þessa teninga eða kastaðu báðum aftur · smelltu á mann eða „Kasta aftur“</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Ýttu á bilslá fyrir næsta spil</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Ýttu á bilslá fyrir næsta spil: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Kastaðu fyrst teningunum og leiktu svo.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Rússnesk kotra</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Sex reitir í röð krefjast manns andstæðingsins fyrir framan þá.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Taka eða passa? · smelltu á kubbinn til að taka</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Taka, passa eða beaver? · smelltu á kubbinn til að taka</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Taka, passa eða otter? · smelltu á kubbinn til að taka</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Taka, passa eða raccoon? · smelltu á kubbinn til að taka</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Taka, passa eða endurtvöfalda? · smelltu á kubbinn til að taka</translation>
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
        <translation>Sá maður er festur: maður andstæðingsins liggur á honum.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Þetta er bakki andstæðingsins.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Þessi leikur er ekki löglegur: mótmæltu núna, eða kastaðu og hann stendur</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Sú færsla þarf {die} og þú átt enga slíka eftir að leika.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Sú staða er ekki möguleg.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Maðurinn sem drap á {point}-reit þínum verður að vera þar í þessari umferð.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Mennirnir á {point}-reitnum eru andstæðingsins.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Kubbnum verður ekki snúið hærra núna: taktu eða passaðu.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Kubburinn er þegar nógu hár: með þessu spili vinnur þú viðureignina.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Andstæðingurinn á að snúa kubbnum.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Vélin brást; einfaldur spilari tekur við og viðureignin heldur áfram.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Vélin stöðvaðist aftur og aftur og er ekki ræst framar að sinni; viðureignin geymist.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Vélin stöðvaðist og var ræst aftur; hún heldur áfram þar sem hún var.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Spilið getur ekki tapast með svo miklu.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Viðureigninni er lokið.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Uppstillingin stendur: tveir leikir hafa verið leiknir í þessu spili.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Ekki var hægt að lesa stillingarnar ({detail}); sjálfgildin gilda, skráin geymist.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Ekki var hægt að vista stillingarnar ({detail}); þær gilda þar til bgdesk er lokað.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Stillingarnar voru skrifaðar af nýrra bgdesk; breytingar sem gerðar eru hér geymast ekki.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Geymda gildið á „{detail}“ er ekki leyft; sjálfgildið gildir.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Sterka vélin ræður ekki við þessa stöðu; einfaldur spilari ákveður hér.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Sterka vélin þekkir ekki þennan leik; einfaldur spilari tekur við.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die} er enn hægt að leika.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die} verður að leika: nota verður báða teninga ef hægt er.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}-reiturinn er lokaður: andstæðingurinn heldur honum.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}-reiturinn er fullur: í þessum leik tekur hann mest fimm menn.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Maður er á {point}-reitnum: {die} getur ekki tekið út mann af lægri reit.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>Enginn kubbur er í viðureign upp í 1 stig.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Ekkert er til að taka aftur.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Þessar tölur eru leiknar. Næst nefnir þú tvennu: smelltu á teningana til að halda áfram.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Þessar tölur eru leiknar. Næst kastar þú aftur: smelltu á teningana til að halda áfram.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Þessar tölur eru leiknar. Næst {numbers}: smelltu á teningana til að halda áfram.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Þessu spili er lokið.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Þessi leikur er spilaður án kubbs.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Þessi andstæðingur getur ekki spilað: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Þetta eru menn andstæðingsins.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Þetta geturðu ekki gert núna.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Þú átt engan mann í varaliði.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Þú átt engan mann á slánni.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Þú átt engan mann á bakkanum.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Þú átt engan mann á {point}-reitnum.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Þú átt engan mann þar til að færa.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Þú hefur þegar kastað: tvöfaldaðu áður en þú kastar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Þú mátt taka út þegar allir menn þínir eru heima; einn er enn í varaliði.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Þú mátt taka út þegar allir menn þínir eru heima; einn er enn á slánni.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Þú mátt taka út þegar allir menn þínir eru heima; einn er enn á {point}-reitnum.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Þú mátt taka út þegar allir menn þínir eru komnir inn og heim.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Þú mátt drepa þegar einn manna þinna er kominn á heimasvæði þitt.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Þú mátt ekki halda öllum sex reitum þess byrjunarsvæðis.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Þú leikur tölurnar sem eftir voru</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Maður þinn á slánni verður að koma inn fyrst.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Teningar þínir ná ekki á slána, hvorki hvor um sig né saman.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Teningar þínir ná ekki í varaliðið, hvorki hvor um sig né saman.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Teningar þínir ná ekki í bakkann, hvorki hvor um sig né saman.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Teningar þínir ná ekki á {point}-reitinn, hvorki hvor um sig né saman.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Fyrsti maður þinn verður að fara fram hjá byrjunarreit andstæðingsins áður en annar fer af stað.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Andstæðingurinn hefur þegar hafnað meiru en því.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Reitir þínir sex loka alla menn andstæðingsins inni: þú verður að opna þá.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk stillti þetta borð upp sjálft; aðeins þitt eigið borð getur verið rangt, eins og þegar teningar eru slegnir inn.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} byrjar næsta spil</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} leikur tölurnar sem eftir voru</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Stöðva</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Framvinda greiningarinnar</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Það sem hefur verið greint geymist og afganginn má gera síðar</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Allar skrár (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Allt annað er í {folder}, en þessar var ekki hægt að skrifa: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Taka öryggisafrit í þessa möppu</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Öryggisafrit dagsins</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Áður en öryggisafrit var endurheimt</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Fyrir uppfærslu bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Athugar hverja síðu og hverja viðureign…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Loka og &amp;ræsa aftur</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Allt er afritað og borið saman áður en það er notað þar; það sem er hér er kyrrt þar til þú setur það í ruslið. bgdesk lokast og ræsist aftur til þess.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Allt er í {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Flytja allt út í þessa möppu</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Flytur allt út…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Geyma gögnin þín í {folder} héðan í frá?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Söfn (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Tekur öryggisafrit…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Flytja gögnin þín í þessa möppu</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Ekkert forrit hér sýnir möppur.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Spilaðar hér: {played}. Opnaðar: {opened}. Í ruslinu: {binned}. Stöður: {positions}. Greiningar: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Setja í &amp;ruslið</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Setja gögnin frá því fyrir flutninginn í ruslið?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Setur gömlu gögnin í ruslið…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Endurheimta úr þessari skrá</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Endurheimta safnið úr {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Endurheimta safnið frá {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Stöðvað. Það sem hefur verið skrifað er kyrrt.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Öryggisafritið er {file}; það var athugað.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Safnið hefur ekki verið athugað enn.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Gömlu gögnin eru í ruslinu.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Núverandi safn geymist og verður í lista öryggisafrita, svo að þú getur fengið það aftur. bgdesk lokast og ræsist aftur til þess.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Þegar það var síðast athugað, {when}, var ekki allt í lagi.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Þegar það var síðast athugað, {when}, var safnið heilt.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Gögnin þín</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Gögnin þín frá því fyrir flutninginn eru enn í {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} samstillir möppu gagnanna þinna. Undir Viðureign, Gögnin þín segir hvað þarf að hafa í huga.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Taka öryggisafrit í möppu…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Athuga núna</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Flytja allt ú&amp;t…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Flytja í aðra möppu…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Opna möppu</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Endurheimta þetta öryggisafrit…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Stöðva</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Öryggisafrit</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Hver viðureign sem .json með öllu sem um hana er vitað, og sem .mat fyrir önnur forrit.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Allt sem skrár</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Framvinda</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Setja gömlu gögnin í &amp;ruslið…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Endurheimta úr s&amp;krá…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Sýna í &amp;möppu</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Ástand</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Ekkert öryggisafrit er til enn. bgdesk tekur eitt skömmu eftir fyrstu ræsingu hvers dags.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Gögnin þín</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Mism.</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} mínus {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Ákvarðanir sem fundust</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, að minnsta kosti</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, í mesta lagi</translation>
    </message>
</context>
</TS>
