<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Termina un match</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Termina la sessione</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Termina il match</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Termina la sessione</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Terminare qui la sessione? Il punteggio resta com&apos;è.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Terminare qui la sessione? Perdi la partita in corso al suo valore pieno.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Terminare qui la sessione? Questa partita risulterà vinta da {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Terminare qui questo match? Risulterà vinto da {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Terminare questo match?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Riprendilo quando vuoi: il torneo lo aspetta.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Lascialo in attesa</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Nessun risultato viene registrato e non si può più recuperare.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Nessun risultato viene registrato. Resta nel cestino, da dove puoi ripristinarlo.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Rigiocalo dall&apos;inizio</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Eliminalo</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Abbandona il match</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Abbandona il match</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Abbandonare questo match? Lo vince l&apos;avversario.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Il punteggio resta com&apos;è.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Che ne sarà di questo match del torneo?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Ciò che è stato giocato va nel cestino; i dadi saranno altri.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Perdi la partita in corso al suo valore pieno.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Lo vince l&apos;avversario, e conta.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Risulterà vinto da {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Informazioni su bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Realizzato con</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Gioca, rivedi e allenati a backgammon. Licenza MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Questa traduzione è stata fatta da una macchina, secondo un glossario del gioco, e riletta da una macchina. Nessun giocatore l&apos;ha ancora controllata. La pagina «Lingue» dell&apos;aiuto dice come correggere un testo.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>trova le tue cartelle</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>pagine di report</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>gli avversari forti</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>il carattere tipografico</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>usato da Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>finestra e grafica</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>scrive le impostazioni</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>Informazioni su &amp;bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>Anali&amp;zza…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Torna al match</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>Torna &amp;alla revisione</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>B&amp;eaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>Mossa &amp;migliore</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Commento</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Più a &amp;fondo</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>Dad&amp;i</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>Raddo&amp;ppia</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Err&amp;ori</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Dadi equi</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Statistiche nel tempo</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Tro&amp;va decisioni…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Trova posizioni &amp;simili…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Prima posizione</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Segnala questa decisione</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>Come il s&amp;istema</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>Vai &amp;a</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Aiuto dal &amp;tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>S&amp;uggerimento</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Case a sinistra</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Come si &amp;gioca</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Rapporto di i&amp;mportazione</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>Tastie&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Impara da questo match…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>&amp;Cerca una versione più recente…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Mosse</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>N&amp;uovo match…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>De&amp;cisione successiva</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Segnalazione su&amp;ccessiva</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posizione &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Domanda successiva</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Una mossa indietro</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Un passo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>&amp;Altro colore in basso</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Rifiuta</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Incolla &amp;match o posizione</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Posizione &amp;dopo la mossa</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Allenamento…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Decisio&amp;ne precedente</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>P&amp;osizione precedente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Quiz su questo matc&amp;h</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Rimuovi la linea</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Abbandona il matc&amp;h…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Risultati contro gli avversari…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Risu&amp;ltato…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Revisione</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Lancia</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Pannello &amp;laterale</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>Sal&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>&amp;Interrompi l&apos;analisi</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Interrompi il rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Accetta</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Ritira la d&amp;ecisione…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Esercizi…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Prova &amp;qualcos&apos;altro</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Annulla la &amp;risposta</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Verifica i dadi…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Cosa hai giocato nel match</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>Mossa &amp;peggiore</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>&amp;Errore peggiore rimasto</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Una carta per ogni tuo errore in questo match che ne meriti una</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Con un clic si gioca allora prima l&apos;altro dado</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Una finestra scura</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Una finestra chiara</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Ogni volta un passo in più: a cosa pensare, quali pedine, la risposta</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Accetta l&apos;abban&amp;dono</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Tutte le scorciatoie da tastiera in un elenco</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analizza ogni decisione di questo match</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Chiedi se c&apos;è una versione più recente di bgdesk, ora o una volta al giorno</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Torna alla partita proseg&amp;uita</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Torna alla re&amp;visione</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Indietro, anche mosse &amp;obbligate</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Fatti chiedere di nuovo la decisione sulla tavola, finché non la sai</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Cambia il comportamento e l&apos;aspetto di bgdesk</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Controlla ogni lancio di questo match</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Pedine, cubo, dadi e punteggio, come li leggono altri programmi</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Scegli un avversario, una lunghezza e le regole</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Scegli i &amp;dadi…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Chiudi bgdesk; il match resta com&apos;è</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Gioca il &amp;computer</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Computer contro co&amp;mputer</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Computer contro computer, in pausa: un lancio, una mossa o una decisione di cubo</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Computer contro computer: metti in pausa, o continua</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Computer contro computer: gioca più veloce</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Computer contro computer: gioca più lento</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Conferma la mossa e termina il turno</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Cont&amp;inua</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Continua un match, o guardane uno che hai giocato o aperto</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Copia po&amp;sizione</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Copia come ID di &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Copia come &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Copia come testo proprio di &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Copia per un for&amp;um…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Copia posizio&amp;ne come</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Copia la decisione sulla tavola, o tutti gli errori, per mostrarli altrove</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Copia la posizione: come XGID nel backgammon, come testo di bgdesk negli altri giochi</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corre&amp;ggi la disposizione…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Considerala &amp;facile</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Considerala &amp;difficile</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Considerala &amp;saputa</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Considerala s&amp;bagliata</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Decidi ancora una volta dove ci sono stati errori, senza vedere la risposta</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Fatto</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>E&amp;vento e giocatori…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Termina la sessi&amp;one…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Termina il rollout in corso e conserva ciò che ha prodotto</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Inserisci la mossa gi&amp;ocata…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Schermo i&amp;ntero</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Segnala la decisione sulla tavola per ritrovarla; oppure togli la segnalazione</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Per ogni gioco: il suo nome, le pedine e chi è di turno</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Da qualsiasi punto; i tasti freccia percorrono la tavola</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Piani di gioco, aperture, raddoppio, corse e le parole del gioco</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Cedi la partita alla posta precedente</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Torna indietro nella linea, e dalla sua prima mossa al match</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Torna indietro di una decisione, anche dove non c&apos;era scelta</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Torna all&apos;ultima decisione in cui c&apos;era una scelta</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Torna all&apos;ultimo errore, di chiunque sia</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Torna al tuo ultimo errore, o a quello di uno dei due giocatori se non si sa chi sei</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Avanza nella linea, fino alla sua fine</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Avanza di una decisione, anche dove non c&apos;è scelta</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Vai alla prossima decisione in cui c&apos;è una scelta</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Riprendi la partita che hai proseguito da questo match</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Vai alla &amp;tavola</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Vai all&apos;errore più costoso fra quelli che non hai ancora visto</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Vai alla prima decisione della partita successiva</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Vai alla prima decisione di questa partita, o di quella prima</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Vai all&apos;area succ&amp;essiva</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Vai alla prossima decisione che hai segnalato</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Vai al prossimo errore, di chiunque sia</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Vai alla pagina con cui bgdesk comincia, o torna alla tavola</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Vai all&apos;area prece&amp;dente</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Vai al tuo prossimo errore, o a quello di uno dei due giocatori se non si sa chi sei</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Su&amp;ggerimenti</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Recupera le linee rimosse per ultime</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Come vengono prodotti i dadi e come controllarli</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Come è finito il match, con PR, fortuna e decisioni da guardare</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Com&apos;è andata contro ogni giocatore computer, e quanto giochi bene</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Non conservare più questa linea e ciò che ne parte; Ctrl+Z la recupera</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Imparare: comincia, o passa alla decisione successiva</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Imparare: rinuncia a questa e guarda cos&apos;è meglio</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Imparare: passa alla decisione successiva senza rispondere</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Lascia ciò che hai provato, che viene conservato, e guarda di nuovo il match</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Lascia prendere questa decisione al computer</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Li&amp;nea sotto</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Chiaro o scuro come il desktop</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Linea &amp;sopra</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Elenca questa linea prima di quella sopra, o fai partire quella da questa</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Guarda la tavola dall&apos;altra parte</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Esamina più a fondo la decisione sulla tavola</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Guarda di nuovo il match da cui stai proseguendo, dove l&apos;hai lasciato</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Cerca errori e posizioni in tutti i tuoi match</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Perdi ora il match, o termina la sessione money</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Crea una &amp;carta</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Crea carte &amp;dai tuoi errori</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Se&amp;gni</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Mat&amp;ch…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Specchia la tavola da sinistra a destra</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Mouse, tastiera, mosse scritte</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Mossa dell&apos;e&amp;lenco</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>S&amp;posta la linea in su</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Partita successi&amp;va</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Errore s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>&amp;Prossimo errore di uno dei due giocatori</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>&amp;Contesta la mossa…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Offri di perdere questa partita; l&apos;avversario può rifiutare</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Offri di continuare per il doppio della posta</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Sulla ta&amp;vola</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Avanti, anche mosse o&amp;bbligate</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Apri un match o una posizione salvati da qualsiasi programma</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Apri il match o la posizione negli appunti</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Prosegui da &amp;qui…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Partita pr&amp;ecedente</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Pau&amp;sa</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pip count, tiri, take point e altro, ogni volta nuovi. Di nuovo: indietro</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Gioca un torneo contro computer e amici, o riprendine uno. Di nuovo: indietro</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Continua a giocare per vincere di più</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Prosegui da qui sulla tavola, accanto al match; Esc riporta indietro</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Gioca contro qualcuno a un altro computer. Di nuovo: indietro</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Gioca molte volte la decisione sulla tavola; di nuovo: pausa o continua</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Gioca all&apos;antico gioco cinese della bottiglia, in una finestra a parte</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID e Match ID, come li legge GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>A&amp;llenamento</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Allenamento: dimentica l&apos;ultima risposta e richiedi quella carta</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Allenamento: guarda cosa hai scelto nel match; la carta conta allora come difficile</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Allenamento: la carta torna un po&apos; prima</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Allenamento: la carta torna presto</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Allenamento: la carta torna molto più tardi</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Allenamento: la carta torna quando stai per dimenticarla</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Allenamento: questa carta non viene più chiesta; resta nella pagina delle carte</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Errore &amp;precedente</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Errore precedente di uno dei due &amp;giocatori</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Correggi una posizione iniziale sbagliata, fino alla seconda mossa di una partita</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Metti sulla tavola una posizione qualsiasi; da un match che guardi, quella mostrata. Di nuovo: indietro</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Metti sulla tavola ciò che è stato provato al posto di questa mossa</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>&amp;Metti da parte la carta</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Rifiuta l&apos;a&amp;bbandono</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>A&amp;bbandona la partita…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>R&amp;ipristina la linea rimossa</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>&amp;File recenti</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Modalità arbitro: inserisci ciò che è stato giocato, valido o no</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Modalità arbitro: fai rigiocare una mossa non valida</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>&amp;Rivincita</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Ra&amp;pporto…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Segnala un &amp;problema…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Contatore &amp;dei lanci</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancia i dadi</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollou&amp;t di questa decisione</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>M&amp;ostra la risposta</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>Più &amp;lento</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>&amp;Scambia i dadi</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Sa&amp;lva una copia…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Salva una pagina o un PDF con ogni decisione del match</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Salva il match in un file che altri programmi sanno leggere</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Salva ciò che aiuta a trovarne la causa; nulla viene inviato</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Indica cosa esce, invece di lanciare</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Punteg&amp;gio e pip</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Lente &amp;del punteggio…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Imposta una posi&amp;zione</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Mostra PR, fortuna ed errori dei due giocatori, per tipo e per fase</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Mostra e leggi ad alta voce punteggio, pip e cubo</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Mostra i suggerimenti e le probabilità di vittoria</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Mostra quante volte è uscito ogni numero</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Mostra o nascondi il pannello accanto alla tavola</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Mostra sulla tavola la prima mossa dell&apos;elenco; da 2 a 9 le altre</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Mostra l&apos;elenco degli errori, da ordinare e filtrare</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Mostra l&apos;elenco delle mosse</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Mostra sulla tavola la mossa dell&apos;elenco appena migliore</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Mostra sulla tavola la mossa dell&apos;elenco appena peggiore</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Mostra la posizione dopo la mossa scelta, altrimenti dopo quella giocata e la migliore</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Mostra la posizione com&apos;è ora</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Mostra la posizione una mossa prima</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Mostra la posizione una mossa dopo</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Mostra l&apos;inizio del match</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Mostra cosa hanno lanciato, giocato e sprecato i due giocatori</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Mostra cosa farebbe il motore; il match vale allora come allenamento</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Comincia una partita dalla posizione mostrata</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Comincia un nuovo match con gli stessi giocatori e le stesse regole</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>&amp;Pagina iniziale</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Smetti di imparare; le tue risposte restano</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strateg&amp;ia e glossario</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Riepilogo</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Scri&amp;vi una mossa…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>&amp;Tavoli in rete…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Riporta indietro tutte le pedine mosse in questo turno</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Riporta indietro l&apos;ultima pedina mossa</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Ritira la tua ultima decisione; il match vale allora come allenamento</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Accetta il raddoppio e prendi il cubo</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Accetta, e gira subito di nuovo il cubo</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Parla con chi gioca all&apos;altro computer</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Questa carta</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>La tavola, i pulsanti, il pannello laterale, un avviso</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>La linea prima di questa che lascia la stessa posizione, altrimenti il match</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>La prossima linea che lascia la stessa posizione</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>La prossima cosa da fare: lanciare, terminare il turno, cominciare la partita successiva</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Le regole di questo match</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>A un&apos;a&amp;ltra linea da qui</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>T&amp;ornei…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Prova &amp;qualcos&apos;altro</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Scrivi la mossa, per esempio 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Annulla &amp;tutto</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usa tutto lo schermo</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versione, motore e licenze</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Cosa è cambiato in questa versione di bgdesk e in quelle precedenti</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Novità</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Ciò che è analizzato resta; puoi continuare più tardi</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Cosa è meglio sulla tavola a ogni punteggio</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Cosa è stato giocato in posizioni come questa, e quanto è costato</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Cosa è stato letto, riparato o trovato strano nel file aperto</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Dove e quando si è giocato il match, e i nomi dei giocatori</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Dove sono i tuoi match; controllali, salvane una copia, ripristinali, spostali o esportali</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Vinci la partita per i punti offerti</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Scrivi qualcosa sulla decisione che è sulla tavola</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>I tuoi &amp;dati…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Il tuo PR, dove perdi di più e cosa hanno fatto i dadi. Di nuovo: indietro</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Le tue carte: cosa c&apos;è da ripassare oggi, i mazzi e i giorni a venire</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Il match è analizzato; {key} ne mostra il risultato con le decisioni da guardare.</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">Il tuo ultimo match è analizzato; lo trovi in Match…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Il tuo ultimo match è analizzato; lo trovi in «Match…».</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Come l&apos;ultima volta</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analizza</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Profondità</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Decisioni di chi</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Entrambi i giocatori</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>La decisione sulla tavola</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Tutto il match</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Cosa anali&amp;zzare</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e l&apos;analisi si è fermata. Ciò che è stato analizzato finora è conservato; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Accetta o continua a giocare.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Scegli un doppio.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Muovi.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Lancia o raddoppia.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Lancia.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Accetta o rifiuta.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Accetta, rifiuta o raddoppia subito di nuovo.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>Tocca a {name}: accettare o continuare a giocare.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>Tocca a {name}: scegliere un doppio.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>Tocca a {name}: muovere.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>Tocca a {name}: lanciare o raddoppiare.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>Tocca a {name}: lanciare.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>Tocca a {name}: accettare o rifiutare.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>Tocca a {name}: accettare, rifiutare o raddoppiare subito di nuovo.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk. I dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Mossa giocata…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Torna al match</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Torna alla revisione</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver offerto</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Gioca il computer</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Conferma la mossa</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partita Crawford</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Dadi…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Raddoppio offerto</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Raddoppia a {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>In una linea, accanto al match</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>In questo gioco si può colpire quando una propria pedina ha raggiunto la casa.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Imparare da questo match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sessione money</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Scegli un doppio</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuovo match…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Contesta…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Di turno</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter offerto</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Metti prima in pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Prosegui…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Attendi</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon offerto</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Ri-raddoppia</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Ri-raddoppio offerto</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Ri-raddoppia a {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Abbandono offerto</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Abbandona…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Risultato…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Tavoli…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Alla sua fine</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">Da giocare {dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Da giocare: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Alla revisione</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Al torneo</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Prova qualcos&apos;altro</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>In prova, accanto al match</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Il turno continua</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Stai assistendo</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partita {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>può colpire</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>non può ancora colpire</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>velocità normale</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">allenamento</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>match di allenamento</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>a {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>molto lento</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">match a {length} punti</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{own} punti su {length}</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Salva questa posizione…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Ciò che era impostato prima</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Salvata come {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>La posizione {position} non si può leggere; è stata lasciata com&apos;è.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>La posizione {position} è stata rimossa.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Entrambi i giocatori muovono nello stesso verso e portano fuori dalle stesse punte, da 6 a 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Entrambi i giocatori girano nello stesso verso; l&apos;avversario parte dalla tua punta 12 e porta fuori dalle tue punte da 18 a 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Dadi: scegli un doppio</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Dadi: non lanciati</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Dadi: premi per lanciare</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo del raddoppio</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Cubo del raddoppio a {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Scegli {double}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">Scegli {face}-{face}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Nessun cubo del raddoppio</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Punta {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>I giocatori muovono in versi opposti.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Il tuo bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Il bar dell&apos;avversario</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>La riserva dell&apos;avversario</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Il vassoio dell&apos;avversario</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>La tua riserva</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Il tuo vassoio</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>può muovere</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>al centro</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>offerto a te</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>offerto all&apos;avversario</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>sopra 1 pedina nera, inchiodata</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>sopra 1 pedina bianca, inchiodata</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>fuori gioco nella partita Crawford</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>premi per raddoppiare</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>premi per terminare il turno</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>premi per accettare</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>il lancio precedente era {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>poi un doppio da scegliere</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>poi un altro lancio</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>poi {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>con sotto 1 pedina nera inchiodata</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>con sotto 1 pedina bianca inchiodata</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>dell&apos;avversario</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>tuo</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} giocato a metà</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} giocato</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>Da 1 a 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Maiusc+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Dalla tavola alla cosa che di solito viene dopo, e avanti</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>Nell&apos;elenco delle candidate: gioca quella mossa</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Maiusc+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Scegli un doppio, nei giochi che lo permettono</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Nessuna lì</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sulla tavola</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Una pedina in più lì</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Impostare una posizione</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Maiusc+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Maiusc+Spazio, Maiusc+Invio</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Quel numero di pedine lì</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Quel numero dell&apos;altro colore</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Spazio, Invio</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>L&apos;altro colore per cifre e clic</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Di turno l&apos;altro giocatore; scegli i dadi</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Lo stesso per l&apos;altro lato; solo le pedine cambiano lato</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>L&apos;inizio della partita, una tavola vuota</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Al bar, al vassoio</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Prova una mossa, o imposta di nuovo</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Gira il cubo avanti, indietro</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annulla, ripeti</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Percorri punte, bar, vassoi, riserva, dadi e cubo</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Ciò che fa un clic lì</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Ciò che fa un clic destro lì: gioca l&apos;altro dado</translation>
    </message>
    <message>
        <source>Z, Del</source>
        <translation>Z, Canc</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>Tavola</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Come la finestra, scura o chiara</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Blu e arancione (adatta ai daltonici)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Bordeaux da torneo</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Feltro classico</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Acero</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Noce e pelle</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Giallo e viola (adatta ai daltonici)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk. Il match è conservato; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Ancora %n match.</numerusform>
            <numerusform>Ancora %n match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Ci vorrà circa %n minuto.</numerusform>
            <numerusform>Ci vorranno circa %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Giocati {done} su %n altro match.</numerusform>
            <numerusform>Giocati {done} su %n altri match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Quanto spesso il giocatore perde un backgammon, in percentuale</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Quanto spesso il giocatore perde un gammon o un backgammon, in percentuale</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Quanto spesso il giocatore che decide vince la partita</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Quanto spesso il giocatore vince un backgammon, in percentuale</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Quanto spesso il giocatore vince un gammon o un backgammon, in percentuale</translation>
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
        <translation>Quanto cede rispetto alla scelta migliore</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Quanto vale per il giocatore che decide</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Vitt. %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Vitt.</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analizzato meno a fondo</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>scelta fatta</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>tra parentesi: analizzato meno a fondo, non confrontabile</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>la tua risposta</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Scelte in questa posizione</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Più a fondo</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n carta è salvata in {file}.</numerusform>
            <numerusform>%n carte sono salvate in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n carta per oggi</numerusform>
            <numerusform>%n carte per oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n carta ha ora un&apos;altra risposta migliore ed è da ripassare.</numerusform>
            <numerusform>%n carte hanno ora un&apos;altra risposta migliore e sono da ripassare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n carta nata dai tuoi errori aspetta oggi una risposta.</numerusform>
            <numerusform>%n carte nate dai tuoi errori aspettano oggi una risposta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n carta creata. Ti verrà chiesta nella pagina Allenamento.</numerusform>
            <numerusform>%n carte create. Ti verranno chieste nella pagina Allenamento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n carta c&apos;era già.</numerusform>
            <numerusform>%n carte c&apos;erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n decisione non può essere chiesta senza il suo match.</numerusform>
            <numerusform>%n decisioni non possono essere chieste senza il loro match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n carta nuova aspetta i giorni a venire.</numerusform>
            <numerusform>%n carte nuove aspettano i giorni a venire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n di queste non è mai stata chiesta prima.</numerusform>
            <numerusform>%n di queste non sono mai state chieste prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n dei tuoi errori qui merita un allenamento.</numerusform>
            <numerusform>%n dei tuoi errori qui meritano un allenamento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n passaggio del file non si è potuto leggere.</numerusform>
            <numerusform>%n passaggi del file non si sono potuti leggere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n posizione è ora una carta, in un mazzo a parte.</numerusform>
            <numerusform>%n posizioni sono ora carte, in un mazzo a parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Torna fra %n giorno.</numerusform>
            <numerusform>Torna fra %n giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Crea %n carta</numerusform>
            <numerusform>Crea %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Prossima: %n carta, {day}.</numerusform>
            <numerusform>Prossime: %n carte, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Di %n posizione non si è potuta fare una carta: {places}.</numerusform>
            <numerusform>Di %n posizioni non si è potuta fare una carta: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Hai sbagliato questa carta %n volta: ora è messa da parte.</numerusform>
            <numerusform>Hai sbagliato questa carta %n volte: ora è messa da parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Hai saputo {right} di %n carta.</numerusform>
            <numerusform>Hai saputo {right} di %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>sbagliata %n volta</numerusform>
            <numerusform>sbagliata %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>In quel file non c&apos;è nessuna posizione in cui ci sia qualcosa da decidere.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e non è stata creata nessuna carta. I dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Per una carta serve una decisione analizzata.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Per le carte serve un&apos;analisi: la fa Analizza (F7).</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Trovate: {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Nessun tuo errore in questo match merita una carta.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Altri giocatori</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>M&amp;uto</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>Fra&amp;si</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Scrivi qualcosa</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Assistono: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Ciò che dice l&apos;altro giocatore non viene mostrato; non si potrà leggere più tardi.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ciò che è stato detto</translation>
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
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>A&amp;vversario</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Inizia una nuova partita</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>Non &amp;finite</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">Si cede un pezzo e si versa un decimo nel piatto.</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Si cede un pezzo e si versa nel piatto un decimo del suo valore.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Probabilità di vincere il piatto</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Scegli un avversario, poi inizia una nuova partita.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continua…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Impronta dei dadi (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Un amico</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Un pezzo muove di {both} e un altro di {low} o {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Un pezzo muove di {both}, oppure due muovono di {high} e {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Mosse di questo lancio</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Piatto {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Torna al tuo ultimo turno; i dadi restano gli stessi</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Posta di ciascuno</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Segreto dei dadi</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Mostra quanto vale ogni mossa</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Posta di ogni giocatore</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Ritira</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Turno {number} di {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Turno {number}: {white} contro {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Due pezzi muovono di {far} ciascuno, oppure uno muove di {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partite non finite</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Hai lanciato {dice} ({colour}).</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Hai giocato {dice}: un pezzo su {space} è stato ceduto.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Hai giocato {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hai lanciato {dice}: nessuna mossa possibile, il turno è perso.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Hai vinto il piatto di {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>cedi un pezzo su {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>nessuna mossa possibile: il turno è perso</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) ha lanciato {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} ha giocato {dice}: un pezzo su {space} è stato ceduto.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} ha giocato {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha lanciato {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha lanciato {dice}: nessuna mossa possibile, il turno è perso.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} ha vinto il piatto di {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} fuori</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → fuori</translation>
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
        <translation>Tavola</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Un altro programma ha continuato questa partita; eccola com&apos;è ora.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Il file non può essere scritto ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} non contiene nessuna partita di Coan ki leggibile ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Leggi le regole di Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>La partita scelta non c&apos;è più: un altro programma l&apos;ha terminata o rimossa.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>La partita che stai giocando è conservata</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Questo non si è potuto salvare e non è stato giocato.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Commento nel file</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Commento… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Il tuo commento a questa decisione</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Commenti</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Cerca in tutte le pagine</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nessun risultato. Prova con meno parole o parole più corte.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Risultati trovati</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Disegno (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Immagine</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Salva un&apos;immagine…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Testo con la tavola</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Disegno della posizione copiato.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Immagine PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Immagine della posizione copiata.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Posizione copiata: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Disegno SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Salva un&apos;immagine della posizione</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Salvato in {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Testo con tavola e &amp;analisi</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>testo proprio di bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Impossibile scrivere {file}; non contiene nessuna immagine.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Posizione copiata come ID di GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Posizione copiata come XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Posizione copiata come testo di bgdesk: le pedine e chi è di turno.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Entrambi d&apos;accordo</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Correggi la disposizione</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>I due giocatori sono d&apos;accordo che le pedine stiano così?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Finora non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Disponi le pedine come devono stare ora: trascinale, o fai clic su una punta. Turno, dadi e cubo restano come sono.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>La partita continua da lì.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>È giusto così…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analisi</numerusform>
            <numerusform>%n analisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analisi di questo match è stata fatta da un&apos;altra versione di bgdesk e qui non si può leggere. Viene conservata.</numerusform>
            <numerusform>%n analisi di questo match sono state fatte da un&apos;altra versione di bgdesk e qui non si possono leggere. Vengono conservate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisione analizzata.</numerusform>
            <numerusform>%n decisioni analizzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisione non si è potuta analizzare.</numerusform>
            <numerusform>%n decisioni non si sono potute analizzare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Con essa va perso %n giudizio.</numerusform>
            <numerusform>Con essa vanno persi %n giudizi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n sulla casella {own}</numerusform>
            <numerusform>%n sulla casella {own}</numerusform>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n punto vinto in tutto</numerusform>
            <numerusform>%n punti vinti in tutto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n osservazione</numerusform>
            <numerusform>%n osservazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n lancio, di cui {doubles} doppi (attesi {expected}).</numerusform>
            <numerusform>%n lanci, di cui {doubles} doppi (attesi {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n secondo finora</numerusform>
            <numerusform>%n secondi finora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n prova</numerusform>
            <numerusform>%n prove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>match a %n punto</numerusform>
            <numerusform>match a %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analisi completa: %n decisione, {unforced} non obbligate.</numerusform>
            <numerusform>Analisi completa: %n decisioni, {unforced} non obbligate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Altri possono assistere al match, con %n turno di ritardo.</numerusform>
            <numerusform>Altri possono assistere al match, con %n turni di ritardo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 volte l&apos;errore medio delle decisioni che contano; più basso è meglio. Dice poco con meno di %n decisione.</numerusform>
            <numerusform>Performance rating: 500 volte l&apos;errore medio delle decisioni che contano; più basso è meglio. Dice poco con meno di %n decisioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Il match continua dopo questa posizione (%n mossa successiva). Che ne sarà del resto?</numerusform>
            <numerusform>Il match continua dopo questa posizione (%n mosse successive). Che ne sarà del resto?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ancora circa %n ora</numerusform>
            <numerusform>ancora circa %n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ancora circa %n minuto</numerusform>
            <numerusform>ancora circa %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ancora circa %n secondo</numerusform>
            <numerusform>ancora circa %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>raddoppi automatici, al massimo %n a partita</numerusform>
            <numerusform>raddoppi automatici, al massimo %n a partita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>match a %n punto</numerusform>
            <numerusform>match a %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>sessione money di %n partita</numerusform>
            <numerusform>sessione money di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} di %n partita saranno analizzate: manca l&apos;analisi di {others}.</numerusform>
            <numerusform>{judged} di %n partite saranno analizzate: manca l&apos;analisi di {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} su %n punto</numerusform>
            <numerusform>{own} su %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n lancio di un match precedente ({id}), poi dadi equi.</numerusform>
            <numerusform>I %n lanci di un match precedente ({id}), poi dadi equi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n lancio di un match precedente ({id}), poi dadi veri, inseriti a mano.</numerusform>
            <numerusform>I %n lanci di un match precedente ({id}), poi dadi veri, inseriti a mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n lancio di un match precedente ({id}), poi dadi ripetibili dal numero {seed}.</numerusform>
            <numerusform>I %n lanci di un match precedente ({id}), poi dadi ripetibili dal numero {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR di {name} · %n decisione contata</numerusform>
            <numerusform>PR di {name} · %n decisioni contate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>il tuo PR · %n decisione contata</numerusform>
            <numerusform>il tuo PR · %n decisioni contate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n decisione contata</numerusform>
            <numerusform>%n decisioni contate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n punto.</numerusform>
            <numerusform>%n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abbandona con un backgammon: perdi %n punto</numerusform>
            <numerusform>Abbandona con un backgammon: perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abbandona con una partita doppia: perdi %n punto</numerusform>
            <numerusform>Abbandona con una partita doppia: perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abbandona con un gammon: perdi %n punto</numerusform>
            <numerusform>Abbandona con un gammon: perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abbandona con una partita quadrupla: perdi %n punto</numerusform>
            <numerusform>Abbandona con una partita quadrupla: perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Abbandona la partita per %n pedina</numerusform>
            <numerusform>Abbandona la partita per %n pedine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abbandona: perdi %n punto</numerusform>
            <numerusform>Abbandona: perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Hai offerto di abbandonare la partita per %n pedina.</numerusform>
            <numerusform>Hai offerto di abbandonare la partita per %n pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Hai vinto un backgammon: %n punto.</numerusform>
            <numerusform>Hai vinto un backgammon: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Hai vinto una partita doppia: %n punto.</numerusform>
            <numerusform>Hai vinto una partita doppia: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Hai vinto un gammon: %n punto.</numerusform>
            <numerusform>Hai vinto un gammon: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Hai vinto una partita quadrupla: %n punto.</numerusform>
            <numerusform>Hai vinto una partita quadrupla: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Hai vinto una partita semplice: %n punto.</numerusform>
            <numerusform>Hai vinto una partita semplice: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Hai vinto la partita per %n pedina.</numerusform>
            <numerusform>Hai vinto la partita per %n pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} ha offerto di abbandonare la partita per %n pedina.</numerusform>
            <numerusform>{name} ha offerto di abbandonare la partita per %n pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha vinto un backgammon: %n punto.</numerusform>
            <numerusform>{name} ha vinto un backgammon: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha vinto una partita doppia: %n punto.</numerusform>
            <numerusform>{name} ha vinto una partita doppia: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha vinto un gammon: %n punto.</numerusform>
            <numerusform>{name} ha vinto un gammon: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha vinto una partita quadrupla: %n punto.</numerusform>
            <numerusform>{name} ha vinto una partita quadrupla: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha vinto una partita semplice: %n punto.</numerusform>
            <numerusform>{name} ha vinto una partita semplice: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} ha vinto la partita per %n pedina.</numerusform>
            <numerusform>{name} ha vinto la partita per %n pedine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Si gioca %n partita; ogni punto conta.</numerusform>
            <numerusform>Si giocano %n partite; ogni punto conta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Al massimo %n a partita.</numerusform>
            <numerusform>Al massimo %n a partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Al massimo %n delle tue pedine può stare su una stessa punta.</numerusform>
            <numerusform>Al massimo %n delle tue pedine possono stare su una stessa punta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Ogni giocatore ha %n pedina. Porta tutte le tue in casa e poi portale fuori prima dell&apos;avversario.</numerusform>
            <numerusform>Ogni giocatore ha %n pedine. Porta tutte le tue in casa e poi portale fuori prima dell&apos;avversario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Ogni giocatore comincia con %n pedina sulla punta {point} ({pips} pip).</numerusform>
            <numerusform>Ogni giocatore comincia con %n pedine sulla punta {point} ({pips} pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Ogni giocatore comincia con queste pedine: {points} (%n pip).</numerusform>
            <numerusform>Ogni giocatore comincia con queste pedine: {points} (%n pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Ogni turno ha un ritardo di %n secondo; poi scorre la tua riserva di tempo di {reserve}.</numerusform>
            <numerusform>Ogni turno ha un ritardo di %n secondi; poi scorre la tua riserva di tempo di {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>All&apos;inizio la tavola è vuota: tutte le pedine sono accanto, nella riserva (%n pip per giocatore).</numerusform>
            <numerusform>All&apos;inizio la tavola è vuota: tutte le pedine sono accanto, nella riserva (%n pip per giocatore).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Vince il match chi arriva per primo a %n punto.</numerusform>
            <numerusform>Vince il match chi arriva per primo a %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n contata</numerusform>
            <numerusform>%n contate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>in %n lancio</numerusform>
            <numerusform>in %n lanci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} di %n sbagliate</numerusform>
            <numerusform>{wrong} di %n sbagliate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>Apri la sua &amp;cartella</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Dice in che punto del programma è successo. La tua cartella personale, i nomi dei file aperti e i segreti dei dadi sono omessi, ma il testo di un errore può contenere un nome: leggilo prima di passarlo ad altri.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Il rapporto è negli appunti.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>È stato scritto nel momento in cui è successo e aiuta a capire perché. Nulla viene inviato: puoi copiarlo e darlo a chi può aiutarti, o rimuoverlo.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Che cosa è andato storto</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Manca una parte di bgdesk: {part}. Installa di nuovo bgdesk; il match è conservato.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Nessun programma qui mostra le cartelle. I rapporti sono in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>L&apos;ultima volta qualcosa è andato storto in bgdesk. Ciò che hai giocato è conservato; vedi il rapporto.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk; il match è conservato. I dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>L&apos;ultima volta bgdesk si è chiuso in modo imprevisto. Ciò che hai giocato è conservato; vedi il rapporto.</translation>
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
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nessun raddoppio</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Nessun ri-raddoppio</translation>
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
        <translation>Ri-raddoppio</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ri-raddoppio, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ri-raddoppio, take</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Troppo buona per raddoppiare</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Troppo buona per ri-raddoppiare</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Cubo del raddoppio</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Come sulla tavola</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, di turno</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, avversario</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Efficienza del cubo</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammon sulle sconfitte</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammon sulle vittorie</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Gioco money</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Dell&apos;avversario</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Di chi è di turno</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Proprietario del cubo</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Punti away</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity secondo la probabilità di vittoria</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity secondo la probabilità di vittoria; i valori sono nella tabella</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Punti del cubo</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Il motore sta valutando…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Di che cosa sono fatti i take point</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>La decisione sulla tavola</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Guarda: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk durante la ricerca nei tuoi match. Restano come sono; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Un altro mazzo ha questo nome.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Scegli un nome che non riveli la risposta: lo vedi prima di rispondere.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome di questo mazzo</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Si stanno ancora creando carte da un altro file. Dopo, scegli di nuovo {file}.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Esporta carte per Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importa posizioni come carte</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Note per Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Rimuovi mazzo</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Rimuovere questo mazzo con tutte le sue carte e ciò che hai risposto?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Le carte non sono state salvate: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Il motore esamina la posizione {number} di {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Viene ritirato anche %n risultato successivo che ne derivava.</numerusform>
            <numerusform>Vengono ritirati anche %n risultati successivi che ne derivavano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Esamina più a fondo questa decisione (Ctrl+Maiusc+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Esamina più a fondo questa decisione: {depth} (Ctrl+Maiusc+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Qui una scelta è così nettamente in testa che uno sguardo più a fondo non è servito.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Dadi di entrambi: ogni lancio nasce da segreti dei due giocatori.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Dadi del server {server}, che nessuno può controllare.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Dadi equi.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Impronta dei dadi (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Nel lancio {roll}, un lancio d&apos;apertura, ogni giocatore ha il dado dell&apos;altro.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Non è registrato se l&apos;impronta sia stata mostrata prima del primo lancio.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Nei lanci non è entrata nessuna parola del giocatore.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Dadi veri, inseriti a mano.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Dadi ripetibili dal numero {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Il lancio {roll} risulta {recorded} nella registrazione: i dadi giusti nell&apos;ordine sbagliato.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Il lancio {roll} risulta {recorded} nella registrazione; doveva essere {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Il lancio {roll} sta dove toccava al lancio {due}: un lancio è stato saltato o usato due volte.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Lanci controllati: {count}. Tutti nascono da segreti di entrambi, fissati prima del match.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Lanci controllati: {count}. Tutti nascono dal numero {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Lanci controllati: {count}. Tutti nascono dal segreto con lo SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Lanci presi dal match {id}, dove si possono controllare: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Lanci sbagliati: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>L&apos;impronta comincia con le {count} cifre che hai annotato, su 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>L&apos;impronta è quella che hai annotato.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>L&apos;impronta di questo match non è quella che hai annotato, ma {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>L&apos;impronta è stata mostrata prima del primo lancio.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>L&apos;id del match, che entra in ogni lancio, non deriva dall&apos;impronta dei dadi.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Il segreto di questi dadi non ha l&apos;impronta che sta nella registrazione.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Il segreto di questi dadi viene rivelato alla fine del match; controllali allora.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>I segreti del lancio {roll} non sono quelli che i due giocatori avevano fissato prima del match; da lì in poi non si può controllare nulla.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>La loro impronta (SHA-256) è {hash}, quella del match {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Sulla tavola non c&apos;è nessun match, quindi nessun dado da controllare.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Sono dadi di un server: nessuno può controllarli.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Questi dadi non hanno un&apos;impronta da confrontare.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Questi dadi sono stati presi da un match precedente: si possono controllare lì.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Questi dadi sono stati inseriti a mano: non c&apos;è nulla da controllare.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Queste parole sono entrate in ogni lancio: «{words}».</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Il Bianco ha fissato segreti con l&apos;impronta {white}, il Nero con {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>dadi di un match precedente</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>dadi veri, inseriti a mano</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>dadi ripetibili dal numero {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n lancio torna in quest&apos;ordine; quando finiscono inserisci tu i dadi.</numerusform>
            <numerusform>%n lanci tornano in quest&apos;ordine; quando finiscono inserisci tu i dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Scegli un match</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Scegli il match, o una registrazione di match salvata (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dadi di un match precedente</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>&amp;Match precedente</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Match precedente i cui dadi vengono lanciati di nuovo</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Da un &amp;file…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Registrazioni di match di bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>N&amp;umero</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>In quel match non è stato lanciato nulla.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} non è una registrazione di match (.json) di bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Un po&apos; insolito: dadi buoni si scostano tanto in {share} campioni su 1000.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Chi quadrato {statistic}, {freedom} gradi di libertà, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Facce</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Non è ancora stato lanciato nulla.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nulla di insolito: dadi buoni si scostano almeno così in {share} campioni su 100.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Troppo pochi lanci per giudicare.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Molto insolito: dadi buoni si scostano tanto in meno di un campione su 1000.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Tutti i match</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questo match</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Direzione del torneo</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Assegnalo</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Assegnarti il match contro {opponent} senza giocarlo?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Assegnare a {name} il match contro {opponent} senza giocarlo?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Assegnati il match…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Assegna il match a {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Viene rigiocato, con altri dadi; ciò che è stato giocato resta in Match.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>I match non finiti sono persi.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Qui ora non si può cambiare nulla.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Rigiocare questo match dall&apos;inizio?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Rigioca questo match dall&apos;inizio…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Qualcuno arriva in ritardo…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Annullare il risultato del match fra {first} e {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Annullalo</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Annulla il risultato…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Ritirarti dal torneo?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Ritirati dal torneo…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Ritirare {name} dal torneo?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Ritira {name} dal torneo…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Ciò che può fare la direzione</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Ciò che ne è stato giocato va nel cestino.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Ciò che ne è stato giocato va nel cestino; i dadi saranno altri.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dai questa risposta (Invio; dalla griglia dei lanci Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Continua (Invio)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Fai la mossa sulla tavola, poi fai clic sui dadi o premi Invio.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Prossima domanda</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Un momento: si sta preparando la domanda con ciò che serve…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Annulla l&apos;ultimo passo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Carte finora</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Come conta</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Prosegui da qui…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Allenarsi con le carte</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Metti da parte</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Annulla l&apos;ultima risposta</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Che cosa ho fatto?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Il motore al momento non può funzionare su questo computer.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Il motore non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Il motore non si è avviato.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Il motore non ha funzionato. I dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Il motore si è fermato in modo imprevisto.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>a colpo d&apos;occhio, senza i numeri che verranno</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>esatto</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>soluzione esatta di questo gioco</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>giocatore semplice</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>piccola rete per questo gioco</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n iscritto</numerusform>
            <numerusform>%n iscritti</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Su</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Aggiungi &amp;computer</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Aggiungi &amp;amico</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Qualsiasi stile</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Sposta questo iscritto in giù di un posto (Alt+Giù)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Sposta questo iscritto in su di un posto (Alt+Su)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Giù</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Ri&amp;empi con giocatori da circolo</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nome di un amico a questo computer</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Numero di computer</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Testa di serie</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Forza dei computer</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stile dei computer</translation>
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
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Apertura</translation>
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
        <translation>Momento</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>La partita, e il numero della mossa al suo interno</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Che cosa ha cambiato: la probabilità di vincere il match, o i punti dove ogni partita conta</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Quanto ha ceduto la decisione, in equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Segnalate</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo di decisione</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Costo minimo</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Mosse e cubo</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Non ancora visti</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Errori di chi</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Errori {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Io</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Nessuna decisione di questo tipo è segnalata: F segnala quella sulla tavola.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Non ci sono errori di questo tipo.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Sul match:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Commenti di:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Evento e giocatori</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Evento:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>Nel file:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Luogo:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Vero nome di {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Turno:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Sede:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Trascrizione di:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Il tuo vero nome:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Raddoppio automatico: cubo a {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Entrambi hanno lanciato {die}: raddoppio automatico, cubo a {value}. Si rilancia.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Entrambi hanno lanciato {die}: si rilancia.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Alcune mosse sono state ritirate.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>La tavola è stata disposta a mano.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>La partita è patta.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>La partita è stata chiusa con un accordo.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Il punteggio è {white} a {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>La disposizione è stata corretta.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Hai accettato l&apos;abbandono.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Hai fatto beaver a {value}.</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">Non hai potuto giocare {dice}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Hai raddoppiato a {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Non hai mosso nessuna pedina, il che non è valido.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Hai scelto {double}.</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">Hai scelto {face}-{face}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Hai offerto di abbandonare con un backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Hai offerto di abbandonare con una partita doppia.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Hai offerto di abbandonare con un gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Hai offerto di abbandonare con una partita quadrupla.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Hai offerto di abbandonare con una partita semplice.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Hai rifiutato il raddoppio.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">Hai giocato {dice}: {play}.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Hai giocato {play}, che non è valida.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Hai esaurito il tempo.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Hai fatto ancora un ri-raddoppio, a {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Hai rifiutato l&apos;abbandono.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Hai abbandonato.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hai lanciato {dice} e non hai potuto muovere.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Hai lanciato {dice} e giocato {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hai lanciato {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Hai accettato a {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">Hai girato il cubo a {value} ({animal}).</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Hai girato il cubo a {value}: un raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Hai girato il cubo a {value}: un otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Hai vinto il match, {own} a {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Hai vinto il lancio d&apos;apertura e puoi cominciare con quello, {dice}, oppure rilanciare entrambi i dadi.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hai vinto il lancio d&apos;apertura e devi cominciare con quello: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Hai vinto il lancio d&apos;apertura, {dice}, e ora devi lanciare entrambi i dadi per cominciare.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Hai vinto la sessione, {own} a {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>non può muovere</translation>
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
        <translation>ri-raddoppio</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: non hai potuto giocare.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: hai giocato {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} non ha potuto giocare.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} ha giocato {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} ha accettato l&apos;abbandono.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha fatto beaver a {value}.</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{name} non ha potuto giocare {dice}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} ha raddoppiato a {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} non ha mosso nessuna pedina, il che non è valido.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} ha scelto {double}.</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name} ha scelto {face}-{face}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} ha offerto di abbandonare con un backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} ha offerto di abbandonare con una partita doppia.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} ha offerto di abbandonare con un gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} ha offerto di abbandonare con una partita quadrupla.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} ha offerto di abbandonare con una partita semplice.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} ha rifiutato il raddoppio.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{name} ha giocato {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} ha giocato {play}, che non è valida.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} ha esaurito il tempo.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha fatto ancora un ri-raddoppio, a {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} ha rifiutato l&apos;abbandono.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} ha abbandonato.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha lanciato {dice} e non ha potuto muovere.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} ha lanciato {dice} e giocato {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha lanciato {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} ha accettato a {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name} ha girato il cubo a {value} ({animal}).</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha girato il cubo a {value}: un raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha girato il cubo a {value}: un otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ha vinto il match, {own} a {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ha vinto il lancio d&apos;apertura e può cominciare con quello, {dice}, oppure rilanciare entrambi i dadi.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha vinto il lancio d&apos;apertura e deve cominciare con quello: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ha vinto il lancio d&apos;apertura, {dice}, e ora deve lanciare entrambi i dadi per cominciare.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ha vinto la sessione, {own} a {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Chi apre un tavolo ne manda l&apos;invito all&apos;altro, per posta, messaggio o su carta. Chi ha l&apos;invito può prendere il posto, nessun altro.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Gioca contro qualcuno a un altro computer</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Leggi &amp;di più</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>I dadi nascono da entrambi i computer: nessuno dei due giocatori, e nessuno fra loro, può conoscere o scegliere un lancio. Dopo, tutti possono controllarlo.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Due persone con bgdesk giocano direttamente fra loro, senza un account, e nulla viene inviato ad altri. Un relay, se ne scegli uno, inoltra ciò che non può leggere. Solo un server, se vi accedi, sa che cosa si gioca.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Che cosa viene inviato: il nome che scegli qui, le tue mosse e i tuoi lanci, il tempo impiegato e ciò che dici. L&apos;altro computer vede il tuo indirizzo di rete, come sempre fra due computer. Tutto è cifrato.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Finché nessun tavolo è aperto, bgdesk non ascolta nessuno. Un match si può lasciare e riprendere in qualsiasi momento, finché entrambi vogliono.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Un file .mat non può indicare le regole particolari di questo match.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Un file .mat non dice quale giocatore è un programma.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Un file di tipo {kind} non può contenere un match di {game}; .json sì.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Una parte dell&apos;analisi o dei commenti non si è potuta scrivere in un file .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Una posizione disposta a mano a metà turno è solo in parte in un file .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Una posizione disposta a mano a metà turno è solo in parte in un file .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Una posizione disposta a mano a metà turno è solo in parte in un file .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Un lancio non ancora giocato, o un raddoppio senza risposta, non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Una disposizione corretta figura in un file .mat come posizione disposta a mano.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Una disposizione corretta figura in un file .ogxm come posizione disposta a mano.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Una disposizione corretta figura in un file .sgf come posizione disposta a mano.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Un file .ogxm non può contenere questo match: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Un file .ogxm non può limitare i raddoppi automatici: lì non hanno limite.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Un file .ogxm non può indicare le regole particolari di questo match.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Un file .ogxm non conosce questo gioco; lì si chiama backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Un file .ogxm non dice quale giocatore è un programma.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Un file .ogxm conosce beaver e raccoon, ma nessun giro del cubo dopo: il suo cubo è troppo basso.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Un file .sgf non può indicare le regole particolari di questo match.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Un file .sgf non dice quale giocatore è un programma.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Un file .sgf contiene una sola analisi.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>L&apos;analisi non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>I raddoppi automatici non ci sono in un file .mat: punti e valori del cubo lì sembrano sbagliati.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Orologio e tempi di riflessione non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Orologio e tempi di riflessione non ci sono in un file .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Orologio e tempi di riflessione non ci sono in un file .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>I commenti alle singole mosse non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon non conosce questo gioco.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>L&apos;origine dei dadi non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>L&apos;origine dei dadi non c&apos;è in un file .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>L&apos;origine dei dadi non c&apos;è in un file .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Sconfitte per il tempo e abbandoni anticipati figurano in un file .ogxm come punti concordati.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Sconfitte per il tempo e abbandoni anticipati figurano in un file .sgf come punti concordati.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Il formato «{name}» non si può scrivere; i formati noti sono {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Nessun formato ha l&apos;estensione «{suffix}» di {file}; le estensioni note sono {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Le altre linee non ci sono in un file .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Le altre linee di gioco non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Gli abbandoni rifiutati non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Gli abbandoni rifiutati o senza risposta non ci sono in un file .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Gli abbandoni rifiutati o senza risposta non ci sono in un file .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>I punteggi impostati dopo la prima partita non ci sono in un file .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Alcune analisi non si possono conservare in un file .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Alcune altre linee non si possono conservare in un file .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>L&apos;accordo sui raddoppi automatici non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Il match è stato abbandonato o perso per il tempo: un file .mat ne mostra l&apos;ultima partita come non finita.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Il numero di partite concordato non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Il numero di partite concordato non c&apos;è in un file .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Il lancio ancora da giocare, o la risposta a un giro del cubo, non c&apos;è in un file .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>I lanci d&apos;apertura pari non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>I lanci d&apos;apertura pari non ci sono in un file .ogxm, solo il cubo che hanno girato.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>I lanci d&apos;apertura pari non ci sono in un file .sgf, solo il cubo che hanno girato.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Ciò che è stato ritirato non c&apos;è in un file .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Ciò che è stato ritirato non c&apos;è in un file .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Ciò che è stato ritirato non c&apos;è in un file .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>I suggerimenti usati non ci sono in un file .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>I suggerimenti usati non ci sono in un file .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>I suggerimenti usati non ci sono in un file .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Un match fra computer non si è potuto giocare. Il torneo è conservato; i dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk. Il torneo è conservato; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decisione contata</numerusform>
            <numerusform>%n decisioni contate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Migliore serie di %n decisione: PR {rating}</numerusform>
            <numerusform>Migliore serie di %n decisioni: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Ultima decisione (%n)</numerusform>
            <numerusform>Ultime %n decisioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Il tutor è intervenuto in %n decisione. Lì conta il primo tentativo.</numerusform>
            <numerusform>Il tutor è intervenuto in %n decisioni. Lì conta il primo tentativo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Con meno di %n match nessuno può dire di quanto questo valore possa scostarsi.</numerusform>
            <numerusform>Con meno di %n match nessuno può dire di quanto questo valore possa scostarsi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 carte che sapresti ancora dopo 30 giorni</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 pip count effettivi di fila, con uno scarto medio inferiore a un pip</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Un doppio clic su una riga ne apre le decisioni.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Una linea appare quando contano 30 decisioni.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Un match finito in ogni gioco, Coan ki a parte</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ace point game</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contro persone</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contro il computer</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>In vantaggio</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Tutti i 15 lanci d&apos;apertura giocati bene, due volte, ad almeno una settimana di distanza</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Da sempre</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Chiedi ora come carte le più costose di queste decisioni</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="vanished">All&apos;attacco</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>In svantaggio</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">Le migliori {number} decisioni di fila: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Meglio di {opponent}: i risultati lasciano pochi dubbi</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Entrambi 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Probabilità cedute in un match</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partita Crawford</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Errori di cubo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Raddoppiare o no</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Raddoppi troppo presto</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Ripassa</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Equity persa</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Media decrescente</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Più veloce del solito</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Qui appaiono le statistiche quando i tuoi match sono analizzati: gioca o apri un match e premi F7, oppure analizzane molti insieme nell&apos;elenco dei match.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Prima partita senza errori</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Primo match analizzato</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Primo match con i dadi controllati, lancio per lancio, attraverso il loro segreto</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Piano di gioco</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Metà delle tue mosse richiede meno del tuo tempo abituale: costano di più?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">In attesa</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Se nei file giochi con altri nomi, dillo con «Chi è chi…».</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>In nove casi su dieci la tua forza sta entro questo margine. Prende come unità i match interi, perché le decisioni di uno stesso match hanno molto in comune.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">Ultime {number} decisioni</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Più basso è meglio. Ogni riga è del match che finisce lì.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Match finiti</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Match persi</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Match che i dadi ti hanno fatto vincere oltre quanto valeva il tuo gioco: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Match che il tuo gioco valeva e che i dadi ti hanno tolto: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Match con fortuna nota</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Raddoppi mancati</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Sessione money</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Nessun piano chiaro</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Nessuna decisione conta</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Qui nessuna decisione conta.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Finora nessun errore con il cubo.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Nessun match corrisponde a queste scelte. Scegli un periodo più lungo.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Nessun match a punti è ancora finito.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Non risalta ancora nulla. Servono più match analizzati.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
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
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Playing a back game</source>
        <translation type="vanished">In back game</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">In ace point game</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">Con un prime</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Priming game</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">In corsa</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Differenza di rating dagli avversari, secondo il gioco</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Raggiunto</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Gioco di corsa</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">In fuga verso casa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Quota di errori</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situazioni in cui perdi più di quanto di solito vi si perda, le più costose per prime. Ciò che quasi nessuno trova pesa poco.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Più lento del solito</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Take o pass</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">I dadi ti sono costati {number} match che il tuo gioco valeva.</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>I dadi non ti hanno né dato né tolto nulla di rilevante.</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">I dadi ti hanno fatto vincere {number} match più di quanto valesse il tuo gioco.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>La direzione dei tuoi errori dice più della loro dimensione.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>L&apos;ultimo mese</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Gli ultimi tre mesi</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L&apos;ultimo anno</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Il tempo è noto solo per i match che giochi qui.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Da recuperare</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Troppo buona per raddoppiare</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Fino a (giorno)</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">Fino a</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>A fortuna pari</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">Con meno di {number} match non si può dire quanto questo possa scostarsi.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinti</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Vinti meno persi</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Vinti di questi</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Vinti di questi a fortuna pari</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Vinti o persi grazie ai dadi</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Vinti a fortuna pari</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Pass sbagliati</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Take sbagliati</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>la mossa migliore porta fuori</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>la mossa migliore colpisce</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>la mossa migliore è tranquilla</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>la mossa migliore fa una punta</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>la mossa migliore fa un&apos;ancora</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>la mossa migliore fugge</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} match</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} punti</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk durante il calcolo delle tue statistiche. I tuoi match restano come sono; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Chi è chi…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Dadi e gioco</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Suddivise per</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Errori con il cubo</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Veloce e lento</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Statistiche nel tempo</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Come va</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Lettura dei match: {done} di {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Cosa studiare</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Dove sono i tuoi errori</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Esporta le statistiche</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabella per fogli di calcolo (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Le statistiche sono salvate in {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Le statistiche non sono state salvate: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n altro file non è stato aperto.</numerusform>
            <numerusform>%n altri file non sono stati aperti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n match aggiunto al tuo archivio.</numerusform>
            <numerusform>%n match aggiunti al tuo archivio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Riga di comando</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Apri un match o una posizione</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Testo incollato</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Lettura dei match: {done} di {total} file</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Lettura dei match…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>In quella cartella non ci sono file.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Negli appunti c&apos;è un&apos;immagine, che non si può leggere: copia la posizione come testo.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c&apos;è testo.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Testo scritto a mano</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Tutte le decisioni</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Tutte le fasi</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Tutti i piani</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analizzate da</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Piano di gioco</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo di decisione</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Statistiche di chi</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 o più</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 o più</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Qualsiasi decisione</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Qualsiasi fase della partita</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Qualsiasi risultato</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Qualsiasi periodo</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Blunder, da {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Costose, da {cost}</translation>
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
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation type="vanished">I dadi si scrivono così: 6-1, o più d&apos;uno: 6-1, 5-5.</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>I dadi si scrivono così: {roll}, o più d&apos;uno: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">Raddoppi</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Raddoppi del cubo</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Dubbie, da {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Errori, da {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Ogni decisione analizzata</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Ogni posizione</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Match perso</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Match vinto</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Senza raddoppio</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation type="vanished">Non raddoppiato</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
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
        <translation>Pip di distanza</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pip: {own} a {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posizioni simili</translation>
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
        <translation>L&apos;ultimo mese</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Gli ultimi tre mesi</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>L&apos;ultima settimana</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L&apos;ultimo anno</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>La stessa posizione</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Questa non è una posizione: lo sono un XGID, un ID di GNU Backgammon o il testo di bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>nessuna mossa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>illimitato</translation>
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
        <translation>&amp;Guardala</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Trova decisioni</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>&amp;Fanne carte</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Lettura dei match: {done} di {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Mostra i &amp;match</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>I tuoi match sono in lettura. Ciò che vi si trova appare qui.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Solo queste decisioni:</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>A&amp;zzera tutto</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Dalla &amp;tavola</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>PR massimo</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Quanto simile</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>PR minimo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nomi, evento, etichetta, file</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Bar dell&apos;avversario</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pip dell&apos;avversario</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Punteggio dell&apos;avversario</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Proprio bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Propri pip</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Proprio punteggio</translation>
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
        <translation>Pip dell&apos;avversario</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pip del giocatore</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Punti</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Punte della tavola</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisioni di chi</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID o ID posizione</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>qualsiasi</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Segnalata; Maiusc+F va alla prossima segnalazione, F toglie questa.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Di nuovo dalla prima segnalazione.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Nessuna decisione di questo match è segnalata: F segnala quella sulla tavola.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>La segnalazione è stata tolta.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Qui non c&apos;è nessuna decisione da segnalare.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>segnalata</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>I prossimi giorni</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Fuori dopo sconfitte</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Come nella prima finale</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Come nel primo turno</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Quanti ne servono</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>C&amp;onsolazione</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Doppia eliminazione</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Girone all&apos;italiana</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Per chi perde prima della finale</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Per chi perde il primo match</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>Forma&amp;to</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Passano da ciascuno</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Gironi, poi eliminazione diretta</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Nessuno è fuori</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Si gioca per il terzo &amp;posto</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>P&amp;unti per turno</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Punti dopo una sconfitta</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Punti dei match per turno, per esempio 7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Punti dei match per turno, per esempio {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Punti della seconda finale</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Seconda finale, se chi non ha ancora perso perde la p&amp;rima</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">Seconda finale, se chi non ha ancora perso perde la p&amp;rima</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Turni svizzeri</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Copiato.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n errore del match</numerusform>
            <numerusform>%n errori del match</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Copia per un forum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Disegno (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Immagine (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>La decisione sulla tavola</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Che cosa copiare</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Ciò che verrà copiato</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisione</numerusform>
            <numerusform>%n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Nessuno dei tuoi match è ancora analizzato. Analizzali in Match…, o cerca «Ogni posizione» invece degli errori.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Togli alcune delle condizioni.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Non c&apos;è nulla del genere in %n decisione.</numerusform>
            <numerusform>Non c&apos;è nulla del genere fra %n decisioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Il tuo archivio è vuoto. Apri un match (Ctrl+O) o giocane uno: poi ne trovi qui le decisioni.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n match</numerusform>
            <numerusform>in %n match</numerusform>
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
            <numerusform>Aggiungi %n m&amp;atch</numerusform>
            <numerusform>Aggiungi tutti i %n m&amp;atch</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Aggiungili tutti al tuo archivio, da aprire più tardi</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri un match</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Un altro amico…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Entrambi siedono a questa tavola e giocano a turno.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Gioca con un amico…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Gioca con {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Due giocatori, un computer</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Imposta una posizione</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Testo di una posizione</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID o un altro testo di posizione</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regole…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Un nuovo lancio d&apos;apertura per ogni partita</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Gioco {number} del giro</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Giochi a mia scelta…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>In una finestra a parte</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Nessun altro gioco</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Altrimenti chi vince una partita comincia la successiva.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>La disposizione di {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Un gioco di blocco in cui un doppio porta con sé tutti i doppi più alti.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Un giocatore può portare fuori anche se una sua pedina è inchiodata nella sua casa.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey in cui un doppio porta con sé quello sull&apos;altro lato dei dadi.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey in cui tutte le pedine entrano prima che una superi la metà.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey in cui solo 2 con 1 dà un altro lancio.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">Acey-deucey in cui solo 2-1 dà un altro lancio.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Tutte e quindici le pedine partono sulla punta 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Il backgammon e le sue disposizioni</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Rotazione balcanica</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Portare fuori con una pedina inchiodata</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Entrambi i giocatori entrano, muovono e tornano a casa sullo stesso lato della tavola.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Entrambi i giocatori girano nello stesso verso; anche una sola pedina blocca una punta.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Le pedine entrano in una tavola vuota; i doppi e 2 con 1 danno un altro lancio.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">Le pedine entrano in una tavola vuota; i doppi e 2-1 danno un altro lancio.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Le pedine entrano in una tavola vuota; nessuno colpisce prima di averne una in casa.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Quattro pedine partono dal fondo invece di due: più lungo e più posizionale.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Da una tavola vuota</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Backgammon greco: senza cubo, senza partite triple, e chi vince comincia la partita successiva.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon con una pedina per parte.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon con due pedine per parte.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>In {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Muovere prima che tutte siano entrate</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Nessun numero in più prima che tutte siano entrate</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Su una punta non possono stare più di cinque pedine.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Senza regola della madre</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Niente sei punte in nessuna delle tavole di partenza</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>I numeri che non si possono giocare sono persi</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Una pedina a turno lascia la partenza, sei in fila richiedono un avversario davanti</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Una pedina a turno lascia la partenza, due con 6-6, 4-4 o 3-3 come primo lancio di un giocatore; e sei punte in fila richiedono una pedina avversaria davanti. Sono entrambe regole della Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Inchiodare l&apos;ultima pedina sulla partenza non fa vincere la partita.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Più giochi a rotazione</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Le pedine singole non vengono colpite ma inchiodate dove stanno.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Partite semplici, doppie e triple</translation>
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
        <translation>Tavli: senza cubo, inchiodare, bloccare</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Il gioco bulgaro dell&apos;inchiodare, giocato come il Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Il gioco turco del blocco, giocato come il Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Il gioco normale, con il cubo del raddoppio.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Tre pedine per parte: breve e scatenato.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Backgammon turco: come il Portes, e una pedina che colpisce in casa resta lì.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Fino ad allora un doppio si gioca quattro volte e non lo segue nessun lancio.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Di solito tutte le pedine entrano prima che altre muovano.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Di solito ogni pedina rimasta a chi perde conta un punto.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Di solito solo la propria tavola di partenza non può essere riempita.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Di solito li gioca l&apos;avversario.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Di solito questo gioco si gioca senza.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Con il cubo del raddoppio</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} a rotazione; ogni partita comincia con un lancio d&apos;apertura.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} a rotazione; chi vince una partita comincia la successiva.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Fai clic su un gioco per leggerne le regole e giocarlo.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>I giochi e le loro regole</translation>
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
        <translation>Dadi equi</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Statistiche nel tempo</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Quanto valgono le spiegazioni</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Guardare i match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Allenarsi con le carte</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regole di questo gioco</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Tavoli in rete</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Il tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Questa pagina non è ancora tradotta.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Cosa fa</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Gioca a {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Tra parentesi): analizzato meno a fondo, non confrontabile</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Doppio clic o Invio: sceglilo</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Doppio clic o Invio: mettila sulla tavola</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Doppio clic o Invio: rilancia entrambi i dadi</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>I suggerimenti si danno mentre giochi un match.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Gioca {numbers}: vale quanto rilanciare, o di più.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Rilancia entrambi i dadi: vale più di qualsiasi mossa di {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Lancia, senza raddoppiare</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostra un suggerimento</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Finora la mossa migliore di {numbers}. Prima ciò che ne resta:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">Accettalo</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>I migliori doppi da scegliere</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>La mossa migliore di {numbers} è {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Le mosse migliori di {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Il modo migliore di continuare:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Nessun suggerimento: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Qui non c&apos;è nulla da decidere.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Così cedi {cost}: la mossa migliore di {numbers} è {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>È la mossa migliore di {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Con i suggerimenti o con le probabilità mostrate questo match conta come allenamento e non cambia il tuo rating.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>costo {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>partita doppia {chance}</translation>
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
        <translation>vince {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Scelte migliori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Probabilità di vincere questa partita</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Continua senza questo suggerimento (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Mostra le probabilità dopo ogni mossa</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Il motore sta pensando</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e non si possono elencare i match. Sono conservati; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Un commento non ha trovato posto ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Una parte dell&apos;analisi non si è potuta leggere ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Una parte dell&apos;archivio compresso è danneggiata; il resto è stato conservato.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Una parte del file è danneggiata ({quote}); il resto è stato conservato.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Un giocatore non ha nome nel file.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Manca un turno prima di una posizione impostata.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Manca un turno prima di «{quote}».</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Un&apos;altra linea è stata tralasciata ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In questa posizione la partita è finita.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Non si può leggere.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Il suo nome o percorso è troppo lungo.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciato</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Non si leggono più di {quote} file alla volta.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Insolito</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Sono stati letti solo i primi match del file; match tralasciati: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Letto con {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Letto senza osservazioni.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Riparato</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Manca la risposta al raddoppio; è stato letto come accettato.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Il cubo sta a {quote} e più in alto non si può conservare; gli altri giri del cubo sono stati tralasciati.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Il file non dice quanto è lungo il match; si sono presunti {quote} punti.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Il file non dice di che gioco si tratta. È stato letto come questo: {game}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">Il file non dice di che gioco si tratta; è stato letto come {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Il file finisce a metà; ciò che c&apos;è è stato conservato.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Il file non è stato letto fino in fondo, perché è troppo lungo o ha troppi difetti; partite interrotte o tralasciate: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Il file non è stato letto fino in fondo, perché è troppo lungo; ciò che segue è stato tralasciato.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>La partita comincia con il doppio {quote}; è stato conservato.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>La partita non ha risultato.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Il gioco «{quote}» non è noto; è stato letto come backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>L&apos;intestazione nomina i giocatori nell&apos;altro ordine; si sono seguite le colonne.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>È stata inserita l&apos;unica mossa possibile del lancio {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Manca la mossa del lancio {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>La mossa «{quote}» non si può fare su questa tavola; la tavola è stata lasciata com&apos;era.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>La mossa «{quote}» non è valida; è stata conservata com&apos;è scritta.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>La posizione non ha pedine per un giocatore; è stata tralasciata.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Il risultato nel file ({quote}) non corrisponde alla partita; decide la tavola.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Il risultato nel file ({quote}) non deriva dalla partita; è stato conservato.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Il punteggio nel file ({quote}) non deriva dalle partite precedenti; è stato conservato.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Il testo non è UTF-8; è stato letto come {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>In questo file non c&apos;è nessuna partita.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>In questo testo non c&apos;è nessun ID posizione.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Il file non esiste.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questo match di BGBlitz contiene più di {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Questo match di BGBlitz non contiene partite.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Questo match di BGBlitz è danneggiato ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Questa analisi di GammonView è danneggiata ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Questo match OGXM non contiene partite.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Questo match OGXM è danneggiato ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questo match OGXM supera i {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Questo file SGF non contiene nessuna partita di backgammon.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Questo file SGF è di un gioco diverso dal backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Questo file SGF è di un gioco diverso dal backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Questo file di eXtreme Gammon non contiene nessuna partita.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Questo file è vuoto.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questo file supera i {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>È JSON, ma non di un match noto qui.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>È un documento PDF, non un match.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>È un documento PostScript, non un match.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>È una base di dati, non un match.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>È un filmato o un&apos;immagine, non un match.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>È un filmato, non un match.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>È una partita di Coan ki, che si gioca solo nella finestra di Coan ki e che nessun altro formato può contenere.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>È un&apos;immagine, non un match.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>È una posizione come testo, ma non si può leggere: non ha ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>È una posizione come testo, ma non si può leggere: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>È un programma, non un match.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>È un file audio, non un match.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>È un documento di testo (RTF), non un match.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>È un testo che non contiene né match né posizioni.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>È una pagina web, non un match.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>È un documento Office, non un match.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>È un file XML, non un match.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>È un archivio compresso: prima estrailo.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>È un&apos;e-mail che non contiene match.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>È un file di eXtreme Gammon illeggibile, non un match.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>È un vecchio documento Office, non un match.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Non è una posizione di gioco: la partita è finita.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Non è un match di BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Non è una posizione valida: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Non è un file normale.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Non è un file di testo né un match noto.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Non è un file di testo.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Non è un match OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Non è un file di eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Sembra SGF, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Sembra un match di GamesGrid, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Sembra un match di JavaFIBS, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Sembra una posizione di Snowie, ma ne mancano dei campi.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Sembra una posizione di Snowie, ma {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Sembra un match di TrueMoneyGames, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Sembra un file di match, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Sembra un file di eXtreme Gammon, ma non dice chi ha giocato.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Sembra un file di eXtreme Gammon, ma non contiene partite.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Questa registrazione di match è danneggiata o di un altro programma: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Questa registrazione di match è danneggiata: non è UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questa registrazione di match supera i {quote} caratteri.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questo file di testo ha più di {quote} righe.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Questo file di testo supera i {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Questo testo non contiene nessun match di backgammon.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Ciò che il file dice dell&apos;abbandono non si è potuto leggere.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Non hai il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partita {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} non è stato aperto.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» non risponde a nulla; è stato tralasciato.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>«{quote}» non è un lancio di due dadi; il turno è stato tralasciato.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» non è comprensibile.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>«{quote}» non è stato compreso ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}»: qui il cubo non si poteva girare; è stato messo come dice il file.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Rapporto di importazione</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Osservazioni</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Partecipa</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Assisti</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Partecipa a un tavolo</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Incolla con Ctrl+V l&apos;invito che ti è stato mandato.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Ricerca del tavolo…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Assisti a un tavolo</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Il tavolo è raggiunto; il match si vede qui appena comincia.</translation>
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
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avanzamento dell&apos;analisi</translation>
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
        <translation>Una decisione di cubo non ha un valore senza cubo.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Un primo sguardo: un match richiede circa un secondo.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Analizzate finora: {judged} mosse su {plays}.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analisi della decisione</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Entrambi i giocatori hanno davanti una casa chiusa.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Entrambi i giocatori hanno pedine sulla stessa punta.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Le mosse vicine secondo il lancio che le segue. La scelta abituale per i giochi con una rete propria.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Ancora più a fondo: un match richiede molti minuti.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Massima</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Analisi più profonde</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">Sguardi più a fondo</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Ogni mossa vicina a 3-ply, che equivale al livello «Classe mondiale».</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">Ogni mossa vicina a 3-ply, che equivale a «classe mondiale».</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Ogni posizione di questo gioco è risolta: non c&apos;è nulla di più profondo.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Tutto a 2-ply, e 3-ply dove può cambiare il giudizio. La scelta abituale.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Esatto</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>Nel match</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Ritorna solo riaprendo il suo file; non si può annullare.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Rollout più lunghi</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Rollout lunghissimi</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Fortuna del lancio: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>A questo punteggio non è possibile una partita Crawford.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nessuna decisione qui.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Nessun motore qui può analizzare questi giochi con queste regole: {games}. I suggerimenti funzionano in ogni gioco.</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">Nessun motore qui può analizzare {games} con queste regole. I suggerimenti funzionano in ogni gioco.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Nessuno è di turno.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Non ancora analizzato: premi Analizza… qui sotto, o F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Una decisione si analizza subito.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Una decisione richiede alcuni secondi, al massimo circa un minuto.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Una decisione richiede alcuni secondi.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Una decisione richiede fino ad alcuni minuti.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Lancio d&apos;apertura</translation>
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
        <source>PR in {game}</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation type="vanished">PR in {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 volte l&apos;errore medio delle decisioni che contano; più basso è meglio. Dice poco con meno di {fewest} decisioni.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Rapido e corretto: un match richiede pochi secondi.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Rimuovere l&apos;analisi {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>I rollout si giocano con le regole del backgammon, e questo match ne ha altre.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Rollout brevi</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Il costo di un abbandono si conosce solo nei match con la regola Crawford.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Il motore non ha potuto analizzare nulla qui.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Il motore non conosce {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Il motore non ha funzionato ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Il motore si è fermato in modo imprevisto.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>La partita può finire entro i prossimi due lanci.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Il match è finito.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Le reti che valutano {games} guardano al massimo a {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Chi è di turno non ha una decisione di cubo.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>La registrazione finisce qui.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Il motore forte non si carica: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ci sono {quote} pedine per parte, non 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Non restava nulla da analizzare.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Questa analisi non dice nulla di questo momento.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Questa risposta sarebbe un errore dell&apos;avversario.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Questa mossa non è valida: non viene valutata, e il match è continuato dopo di essa.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Per riaverla bisogna analizzare di nuovo il match.</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">Due passaggi</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">Due passaggi, poi rollout lunghi di ciò che è vicino: ore.</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">Due passaggi, poi rollout di ciò che è vicino: quasi un&apos;ora.</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">Due passaggi, poi rollout brevi di ciò che è vicino: minuti.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Due passaggi</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Due passaggi, poi rollout lunghi di ciò che è vicino: ore.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Due passaggi, poi rollout di ciò che è vicino: quasi un&apos;ora.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Due passaggi, poi rollout brevi di ciò che è vicino: minuti.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Ciò che è ancora vicino secondo i prossimi due lanci, tanto a fondo quanto guarda la rete di questo gioco.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Ciò che il motore sa di questo gioco non si può leggere ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Ciò che la rete di questo gioco dice subito: pochi secondi.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Con analisi più profonde</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">Con sguardi più a fondo</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Il tuo lancio</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>un blunder, costa {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>un errore, costa {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>risposta al beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>risposta al raddoppio</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>risposta all&apos;otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>risposta al raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>risposta al ri-raddoppio</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>risposta all&apos;abbandono</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>costa {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>raddoppiare?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>dubbia, costa {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>poche decisioni</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>sceglie un doppio</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>abbandono</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>giusta</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>errore standard {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>non finita</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>vince {win} (gammon {win_gammon}), perde {lose} (gammon {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>Tocca a {name}: lanciare</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (poche decisioni)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} è una mossa non valida: non viene valutata, e il match è continuato dopo di essa.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analizzato</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>Più a &amp;fondo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analizza le decisioni di questo match (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizza…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Scelte in questa posizione</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avanzamento dell&apos;analisi</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Ferma l&apos;analisi; ciò che è analizzato resta (Maiusc+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Decidi sulla tavola: viene valutato man mano.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation type="vanished">Back game 1-2</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation type="vanished">Back game 1-3</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation type="vanished">Back game 2-3</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation type="vanished">Back game 2-4</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>Holding game sulla punta 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ace point game</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Il Nero risponde con un beaver al raddoppio del Bianco.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Il Nero risponde al beaver con un raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Il Nero raddoppia.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Il Nero deve giocare {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Il Nero è di turno.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Il Nero possiede il cubo a {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Il Nero gioca {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Il Nero lancia</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Risposta del Nero</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Cubo del Nero</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Entrambi i giocatori sono sul bar davanti a una casa chiusa.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Entrambi i giocatori hanno pedine sulla stessa punta.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>In questo gioco le pedine non possono stare così.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tavola vuota</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Le ultime sei pedine</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">Analisi in corso…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Esame della posizione…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Perde {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Da qui nessun giocatore può più muovere.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>In questa posizione non c&apos;è nulla da decidere.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Simili</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Inizio di questo gioco</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">Quel raddoppio qui non è permesso.</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Quell&apos;offerta del cubo qui non è permessa.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>La tavola resta com&apos;è: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Il cubo è al centro a {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>La partita è finita: l&apos;ha vinta il Nero.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>La partita è finita: l&apos;ha vinta il Bianco.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>La partita è finita: è patta.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Non contiene nessun XGID, ID di GNU Backgammon o testo di bgdesk; la tavola resta com&apos;è.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Sulla tavola non c&apos;è nessuna pedina.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Nella partita Crawford non c&apos;è il cubo.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>In questo match non c&apos;è il cubo.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Il Bianco risponde con un beaver al raddoppio del Nero.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Il Bianco risponde al beaver con un raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Il Bianco raddoppia.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Il Bianco deve giocare {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Il Bianco è di turno.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Il Bianco possiede il cubo a {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Il Bianco gioca {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Il Bianco lancia</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Risposta del Bianco</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Cubo del Bianco</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Vince {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>provata</translation>
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
            <numerusform>%n pedina nera è fuori benché altre non siano in casa.</numerusform>
            <numerusform>%n pedine nere sono fuori benché altre non siano in casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n pedina nera in più di quante ne contiene il vassoio: togline prima dalla tavola.</numerusform>
            <numerusform>%n pedine nere in più di quante ne contiene il vassoio: togline prima dalla tavola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n pedina bianca è fuori benché altre non siano in casa.</numerusform>
            <numerusform>%n pedine bianche sono fuori benché altre non siano in casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n pedina bianca in più di quante ne contiene il vassoio: togline prima dalla tavola.</numerusform>
            <numerusform>%n pedine bianche in più di quante ne contiene il vassoio: togline prima dalla tavola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Un giocatore ha già il punto (%n) di questo match.</numerusform>
            <numerusform>Un giocatore ha già tutti i %n punti di questo match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Il Nero ha %n pedina, cosa che questo gioco non prevede.</numerusform>
            <numerusform>Il Nero ha %n pedine, cosa che questo gioco non prevede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>Qualcuno ha già il %n punto di questo match.</numerusform>
            <numerusform>Qualcuno ha già i %n punti di questo match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Le regole concordate permettono %n pedina su una punta.</numerusform>
            <numerusform>Le regole concordate permettono %n pedine su una punta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Al vassoio manca %n pedina nera: togline prima dalla tavola.</numerusform>
            <numerusform>Al vassoio mancano %n pedine nere: togline prima dalla tavola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Al vassoio manca %n pedina bianca: togline prima dalla tavola.</numerusform>
            <numerusform>Al vassoio mancano %n pedine bianche: togline prima dalla tavola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Il Bianco ha %n pedina, cosa che questo gioco non prevede.</numerusform>
            <numerusform>Il Bianco ha %n pedine, cosa che questo gioco non prevede.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Ripeti (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Fai mosse sulla tavola come in partita (P); di nuovo: imposta</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Imposta posizione</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Annulla l&apos;ultima modifica (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Prova una mossa</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Ciò che è impostato qui resta (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">Un clic mette</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Colore di un clic</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laboratorio delle posizioni</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Su questa posizione</translation>
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
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Tiri</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Non hai ancora finito un match contro il computer. Giocane uno: il risultato sarà qui.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} (da {low} a {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} su {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Gioca…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>È quasi certo che vinci più della metà dei match.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Risultati contro gli avversari</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Quota (intervallo al 90%)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vinti</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">Un computer: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Una persona a questo computer</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Giocatore computer: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Iscrizione tardiva</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Chi arriva in ritardo</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Chi arriva in ritardo? Gioca dal prossimo turno in poi.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Chi arriva in ritardo? Gioca al posto di un bye.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Altro %n match…</numerusform>
            <numerusform>Altri %n match…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Terminalo…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Nuovo match…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Ancora una volta?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Si comincia con un clic. Puoi smettere quando vuoi e continuare più tardi: nulla va perso.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>In corso · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Il tuo primo match</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Serate che contano</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Campionato</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Punti per posto</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Punti in campionato per posto, per esempio 10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Punti in campionato per posto, per esempio {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">I punti dei posti sono numeri, per esempio 10-7-5-3-2-1.</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>I punti dei posti sono numeri, per esempio {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Migliore: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Cubo: {found} su {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Decidi sulla tavola, come in partita. S mostra la risposta, K la salta, Esc smette.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Raddoppiare o no?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Trovata</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Trovata dopo</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Trovata, ma non subito.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Trovata: abbastanza vicina.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Trovata: è la migliore.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Nel match hai scelto {answer}, costo {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>Nel match hai scelto {answer}, ed era giusto.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Nel match {name} ha scelto {answer}, costo {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>Nel match {name} ha scelto {answer}, ed era giusto.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Mosse: {found} su {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovata</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Non trovata.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Ri-raddoppiare o no?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Saltata</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Take o pass?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Take, pass, o girare di nuovo il cubo?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Il motore esamina la tua risposta…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>C&apos;è di meglio: {answer} cede {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Questa risposta non si è potuta valutare. Danne un&apos;altra, o fattela mostrare.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Questo match non è ancora analizzato: quando lo sarà, potrai impararne qualcosa.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Qual è la mossa migliore?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Decidi di nuovo dove ci sono stati errori. Fra questi c&apos;è anche qualche decisione giusta, e nulla rivela la risposta prima che tu abbia dato la tua.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Ne hai trovate {found} su {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Qui la decisione era tua.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>La tua risposta: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>La tua risposta: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>raddoppio</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>nessun raddoppio</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>nessun ri-raddoppio</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>ri-raddoppio</translation>
    </message>
    <message>
        <source>take</source>
        <translation>take</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Qui doveva decidere {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} di {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n errore che costa {cost} o più.</numerusform>
            <numerusform>%n errori che costano {cost} o più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Di nuovo quella che hai mancato (%n)</numerusform>
            <numerusform>Di nuovo le %n che hai mancato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>%n di questi l&apos;avevi già trovato.</numerusform>
            <numerusform>%n di questi li avevi già trovati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizza…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Imparare da questo match</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Domande finora</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Errori di chi</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Impara da questo match</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Io</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partite della sessione</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partite:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Tipo di gioco</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sessione money</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Altra lunghezza:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Match a punti</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Punti del match</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimitata</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Lenti</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Prossimi lanci</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Lente del punteggio</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Tiri</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">0,100 sopra la media, o più</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">0,100 sotto la media, o più</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Dopo il lancio è ± {percent}, la fascia colorata.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Tutto questo vale per il gioco money, prima del lancio. Non tutte le pedine sono in casa: il percorso fin lì viene provato molte volte, perciò un EPC può scostarsi di {error}; da lì in poi i lanci sono esatti. Unilaterale: entrambi giocano per il minor numero di lanci, e il cubo è valutato da un modello.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Tutto questo vale per il gioco money, prima del lancio. I lanci sono esatti per chi gioca per il minor numero medio. Unilaterale: entrambi giocano così, e il cubo è valutato da un modello.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Qualsiasi blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>A nessuno di questi punteggi questo giocatore può raddoppiare.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>A {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Con {percent} di vittorie il modello dice {nd} senza raddoppio, {dt} dopo un take e {dp} dopo un pass.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Con {percent} di vittorie il modello dice {nd} senza raddoppio.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Cash point</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Cubo</translation>
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
        <translation>Cubo morto</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Disastri</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Raddoppio e ri-raddoppio; take</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Raddoppio, nessun ri-raddoppio; take</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Raddoppio; pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Punto di raddoppio</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Stimato dalle probabilità al punteggio attuale</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Esatto, cubo al centro: {nd} senza raddoppio, {dt} dopo un take, {dp} dopo un pass.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Esatto, cubo posseduto: {nd} senza ri-raddoppio, {dt} dopo un take, {dp} dopo un pass.</translation>
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
        <translation>Prezzo del gammon</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammon</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Come</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Cubo vivo</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Gioco money</translation>
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
        <translation>Nessun raddoppio</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Lì nessuno può raddoppiare.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Non ancora valutato.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Di turno</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Unilaterale</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Prezzo, cubo girato</translation>
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
        <translation>Ri-raddoppio, take</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Sole poste</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Deviazione standard</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Take point</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Il motore sta valutando…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Il motore: {nd} senza raddoppio, {dt} dopo un take, {dp} dopo un pass.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Calcolo dei valori esatti in corso…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Le cifre dicono di quanto la scelta migliore supera la seconda.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Le cifre dicono quanto cede lì la mossa fatta.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Il mercato è perso dopo {pairs} delle 1296 sequenze di un lancio e della risposta ({share}), e dopo {rolls} dei 36 lanci con almeno metà delle risposte.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>L&apos;avversario è {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>All&apos;avversario serve 1 punto, nella partita Crawford</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Il giocatore che decide è {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Al giocatore che decide serve 1 punto, nella partita Crawford</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Punto «troppo buona»</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Bilaterale</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Spreco</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Vitt.</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>non può muovere</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>colpiva prima della modifica</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">disastro: 0,300 sotto la media, o più</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>disastro: {number} sotto la media, o più</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>raddoppio e pass dopo {count} di 36 risposte</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>raddoppio e take dopo {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>valutato</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>esatto</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formula</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>colpiva</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>colpisce</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>colpisce 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>colpisce solo dopo la modifica</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">joker: 0,300 sopra la media, o più</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: perso dopo metà delle risposte, o più</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: il mercato è perso dopo ogni risposta</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} sopra la media, o più</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">perso dopo alcune</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>perso dopo alcune delle risposte</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>money</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>per lo più nemmeno un raddoppio</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>nessun raddoppio dopo {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>take point: di turno, avversario</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Valutati {count} di 21 lanci diversi…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} dice «{said}», ma il numero di lanci necessari richiedeva «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula} dice «{said}», secondo i lanci necessari è giusto «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} dice «{said}», esattamente giusto è «{right}».</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} sopra la media, o più</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} sotto la media, o più</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contro {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contro {theirs}-away, partita Crawford</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contro {theirs}-away, dopo la partita Crawford</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>punta {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ è una stima finché il motore non ha valutato quel punteggio.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Lente del punteggio</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Il tuo livello è PR {rate} ± {interval} (90%): una prima ipotesi di {guess}, corretta con %n decisione contata. Statistiche nel tempo dà la media semplice, senza l&apos;ipotesi.</numerusform>
            <numerusform>Il tuo livello è PR {rate} ± {interval} (90%): una prima ipotesi di {guess}, corretta con %n decisioni contate. Statistiche nel tempo dà la media semplice, senza l&apos;ipotesi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Al suo posto gioca un giocatore semplice: BGDESK_ENGINE dice {detail}; può essere plain o sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Al suo posto gioca un giocatore semplice: il motore ha bisogno di {detail} del runtime di Visual C++, che manca.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Al suo posto gioca un giocatore semplice: al processore manca {detail}, di cui il motore ha bisogno.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Al suo posto gioca un giocatore semplice: il motore forte non è fatto per questo computer.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Al suo posto gioca un giocatore semplice: il motore forte è disattivato da BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Lo gioca una piccola rete addestrata per questo gioco; il PR si misura solo nel backgammon.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzato</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Attaccabrighe</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Raddoppia troppo presto.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Raddoppia troppo tardi e rifiuta ciò che dovrebbe accettare.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Colpisce appena può, anche allo scoperto nella sua casa.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Attendista</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Tiene la sua ancora molto oltre il momento di lasciarla.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Il suo nucleo veloce qui non si può caricare, il registro dice perché: l&apos;analisi dura circa quattro volte tanto.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Il suo nucleo veloce non conosce questa versione: l&apos;analisi dura circa quattro volte tanto.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Il suo nucleo veloce è danneggiato o di un&apos;altra versione: l&apos;analisi dura circa quattro volte tanto.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Il suo nucleo veloce è disattivato da BGDESK_CORE: l&apos;analisi dura circa quattro volte tanto.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Il suo nucleo veloce non è stato compilato qui: l&apos;analisi dura circa quattro volte tanto.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Lascia meno tiri che può, anche dove ci vorrebbe audacia.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Nessuno dei tuoi match è stato ancora analizzato: il tuo livello è un&apos;ipotesi, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>Il PR (performance rating) dice quanto cede una decisione media: più è basso, più si è forti.
I giocatori di classe mondiale sono intorno a 3, gli esperti da torneo a 6, i buoni giocatori da circolo a 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR circa {rate}, stimato</translation>
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
        <translation>Gioca un po&apos; meglio di te</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Gioca al tuo livello</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corridore</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Fugge troppo presto con le pedine arretrate e abbandona le sue ancore.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparring partner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Testa calda</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Il più forte</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>In questo gioco le probabilità si conoscono esattamente; il PR si misura solo nel backgammon.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Il motore forte non conosce questo gioco: lo gioca un giocatore semplice, più debole di quanto indicato.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Cubo timido</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Classe mondiale</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>L&apos;avversario mantiene la sua forza per tutto il match, qualunque cosa facciano i dadi.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>al suo posto un giocatore semplice</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>gioca a PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>gioca a PR {rate}, stimato</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>gioca a PR {rate} ± {interval}</translation>
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
        <translation>Un altro programma occupa l&apos;archivio {subject}: questo non è stato salvato; tutto ciò che precede è conservato.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Un altro programma sta scrivendo {subject} in questo momento; non è stato sovrascritto nulla.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Analisi perse, che si possono rifare: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Non vi si può leggere nulla, e non ne esiste una copia di sicurezza.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Nell&apos;archivio {subject} non si può leggere nulla, e non ne esiste una copia di sicurezza: ne è stato iniziato uno nuovo; il vecchio file è conservato come {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è vuoto.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} era vuoto, e non ne esiste una copia di sicurezza: è stato ricominciato.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Non mancherà nulla.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>I dati non si sono potuti spostare in {folder} ({detail}). Non è stato spostato nulla.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Il disco è pieno: questo non si è potuto salvare in {subject}; tutto ciò che precede è conservato.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Il file {subject} non contiene un archivio leggibile; non è cambiato nulla.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Il file {subject} non è un archivio di bgdesk; è stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Il file {subject} è proprio l&apos;archivio attuale; non è cambiato nulla.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>La cartella {folder} fa parte di quella attuale; scegline un&apos;altra. Non è stato spostato nulla.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>L&apos;archivio è integro: ogni pagina e ogni match si possono leggere.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>L&apos;archivio era danneggiato ed è stato riparato; non manca nulla. Il vecchio file è {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>L&apos;archivio era danneggiato. Tutto ciò che si può ancora leggere sta in uno nuovo; il vecchio file è conservato come {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} non si può scrivere; tutto ciò che è stato salvato prima è conservato.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Oggi non si è potuta fare una copia di sicurezza dell&apos;archivio {subject} ({detail}); l&apos;archivio stesso è integro.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>L&apos;archivio {subject} non si è potuto usare ({detail}); tutto ciò che è stato salvato prima è conservato.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è danneggiato, perciò non ne è stata fatta una copia; non è cambiato nulla.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è danneggiato. Chiudi bgdesk e riavvialo: tutto ciò che si può leggere finisce allora in un nuovo archivio, e il vecchio file resta.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è danneggiato; è stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è danneggiato; non vi è stato cambiato nulla. Il prossimo avvio mette in uno nuovo tutto ciò che si può leggere e conserva il vecchio file.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>L&apos;archivio {subject} non c&apos;è più e ne è stato iniziato uno nuovo. C&apos;è una copia di sicurezza che si può ripristinare: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>L&apos;archivio {subject} non c&apos;è più. C&apos;è una copia di sicurezza che si può ripristinare: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è aperto in bgdesk; prima chiudilo lì. Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Al suo posto si usa l&apos;archivio {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} era vuoto (0 byte), e non ne esiste una copia di sicurezza: ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è stato spostato o rimosso mentre era aperto: questo non è stato salvato.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>L&apos;archivio {subject} è stato scritto da un bgdesk più recente; è stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>L&apos;archivio {subject} è stato scritto da un bgdesk precedente, e non se ne può fare una copia di sicurezza ({detail}); è stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Il match {subject} non si può leggere ({detail}); è stato lasciato com&apos;è.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Il match {subject} è aperto in un&apos;altra finestra di bgdesk; prima chiudilo lì.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Il match {subject} è stato modificato da un altro programma; non è stato sovrascritto nulla.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Il match {subject} è stato rimosso in un&apos;altra finestra: la sua analisi è finita e non se ne conserva altro.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Le mosse più recenti possono mancare, perché anche il file che le conteneva era danneggiato.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Il prossimo avvio lo riempie con ciò che se ne può leggere.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Il percorso dell&apos;archivio {subject} è troppo lungo; serve una cartella con un percorso più breve.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>In {folder} ci sono già dati di bgdesk; scegli un&apos;altra cartella. Non è stato spostato nulla.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Non ne esiste una copia di sicurezza: il prossimo avvio ne inizia uno nuovo.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Non c&apos;è ancora un archivio {subject}; bgdesk lo crea al primo avvio.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Non c&apos;è nessun archivio {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Nell&apos;archivio non c&apos;è nessun match {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Sul disco di {folder} non c&apos;è abbastanza spazio. Non è stato spostato nulla.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Questi match sono persi: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Questi match sono stati recuperati dalla copia di sicurezza {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Questi match non si possono leggere: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>A questi match mancano mosse alla fine: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Questi match saranno recuperati dalla copia di sicurezza {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Questo torneo non si può leggere ({detail}); è stato lasciato com&apos;è, e così i suoi match.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Questo torneo non è più nell&apos;archivio.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Questo torneo è aperto in un&apos;altra finestra di bgdesk; prima chiudilo lì.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Ciò che è in {subject} non si è potuto mettere nel cestino; puoi rimuoverlo tu.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>I tuoi dati sono in {folder}, che {service} sincronizza. Mentre giochi può copiare un archivio scritto a metà, o metterne al suo posto uno più vecchio di un altro computer. Meglio tenere i dati solo su questo computer e farne copie di sicurezza in {service}; oppure chiudi bgdesk qui e lascia finire {service} prima di aprirlo lì.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>un match di cui si conosce solo l&apos;id ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk è stato interrotto, e da allora il file {subject} non c&apos;è più: ciò che è stato giocato per ultimo può mancare.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>altri {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} contro {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Altre linee da qui</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Partecipa con un invito…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Apri un tavolo…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>A&amp;ssisti con un invito…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Su un s&amp;erver…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Copia l&apos;&amp;invito per assistere</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Match con altri che continuano</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Apri un tavolo e manda il suo invito, o partecipa con uno che hai ricevuto.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Alla &amp;tavola</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Scrivi prima un nome: l&apos;altro giocatore lo vede.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Con altri</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Il tuo &amp;nome</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Il match aspetta che i dadi siano inseriti.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Questo match non si può aprire ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>In che modo?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk, e questo non si è potuto aprire o conservare. Ciò che è nell&apos;archivio è conservato; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Trova un match</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Trova un giocatore, un evento o un file</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Match</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analizza (F7) mostra qui l&apos;andamento delle probabilità</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Andamento del match</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analizzato</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>File</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>aggiunto: {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>in parte</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>illimitato</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Hai vinto per il tempo, {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Hai vinto la sessione {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Hai vinto {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>abbandono, {white} : {black}, hai vinto</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>abbandono, {white} : {black}, ha vinto {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>la sessione è finita in parità, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>in corso, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} ha vinto per il tempo, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} ha vinto la sessione {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} ha vinto {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} contro {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} contro {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Tutti i match…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Tutti…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Ciò che giochi e apri viene conservato qui. Fai clic su un match per rivederlo e, quando è analizzato, per vedere quanto è costata ogni mossa.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>I tuoi match</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>Co&amp;lonne</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Elimina definitivamente…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Altro…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Nuovo match…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>Eti&amp;chette…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Analizza t&amp;utti</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analizza in sottofondo ogni match non ancora analizzato; puoi interrompere quando vuoi</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Eliminare definitivamente %n voce del cestino, con tutte le analisi?</numerusform>
            <numerusform>Eliminare definitivamente %n voci del cestino, con tutte le analisi?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Qui nulla contiene tutte queste parole.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Apri un &amp;file…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Rino&amp;mina</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Rimuovere ciò che è selezionato? Una partita di Coan ki non si può recuperare.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Sal&amp;va una copia…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Il cestino è vuoto. Ciò che rimuovi resta qui per 30 giorni e si può ripristinare.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>I dadi dei match in corso non si potranno allora mai più controllare.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>I file da cui sono stati letti i match restano dove sono.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Qui non c&apos;è ancora nessun match.
Cominciane uno nuovo, o apri un file di qualsiasi programma: ciò che giochi e ciò che apri viene conservato qui.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Qui non c&apos;è ancora nessuna posizione. Incolla nella finestra un XGID o un&apos;altra posizione con Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Questa partita è aperta nella finestra di Coan ki; chiudila prima di rimuoverla.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Questo match è sulla tavola; guardane un altro prima di rimuoverlo.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Scrivine di meno, o guarda un&apos;altra pagina.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Che cosa è elencato</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Secondo giocatore</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stato</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Controlla tu questi dadi…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Segreto dei dadi</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Verifica i dadi</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Altro: lanci e dadi</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Altro: lanci e dadi</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Scrivi la mossa, per esempio {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>In che modo? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Non hai pedine sul bar; quelle di riserva si scrivono {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>«{text}» non è una mossa. Scrivi le punte, per esempio {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Nella registrazione manca un turno</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Entrambi hanno lanciato {die}: cubo a {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>La tavola è stata disposta a mano</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>La partita comincia con questa posizione</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>La disposizione è stata corretta</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Hai vinto il lancio d&apos;apertura: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>una mossa non valida</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>raddoppia a {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>non valida</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>sceglie {double}</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">sceglie {face}-{face}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>nessun raddoppio</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>nessun ri-raddoppio</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>rifiuta</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>ri-raddoppia a {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abbandona</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>esaurisce il tempo</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>accetta</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha vinto il lancio d&apos;apertura: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>N.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>un&apos;altra linea</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>un&apos;altra linea, chiusa</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Qui appaiono le mosse.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Prosegui da qui…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>Cerca in questa &amp;rete</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Il suo &amp;codice</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Partecipa a questo &amp;tavolo</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Finora nessun tavolo risponde; la ricerca continua.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tavoli in questa rete</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>completo</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n decisione in posizioni come questa</numerusform>
            <numerusform>%n decisioni in posizioni come questa</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Ricerca nei tuoi match…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>I match sono ancora in lettura.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Nel tuo archivio c&apos;è %n decisione, ma non in una posizione come questa.</numerusform>
            <numerusform>Nessuna delle %n decisioni del tuo archivio è stata presa in una posizione come questa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Solo con questo lancio</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Posizioni come questa</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Ciò che è impostato non è una posizione che possa capitare.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Nel tuo archivio non c&apos;è ancora nessun match: aprine uno (Ctrl+O) o giocane uno.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Ogni gioco è giocato dal motore che lo conosce meglio; il PR si misura solo nel backgammon.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuovo match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Leggi le regole di ciò che è scelto ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Tutte le regole e i dadi</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Tutte le regole e i dadi</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Sorteggia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Come in elenco</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>A piacere</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Dai gironi devono passare almeno in due.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Devono partecipare almeno in due.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Per rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Svizzero da circolo: cinque turni a 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Doppia eliminazione a 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">Otto giocatori: 5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Otto giocatori: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">Serata a 16: 7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Serata a 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Per questi gironi devono partecipare almeno {least} giocatori.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Quattro gironi da 4, poi eliminazione diretta</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Le regole particolari e il cubo sono quelli del tuo ultimo nuovo match; la regola Jacoby qui non ha posto. Ogni match fra computer si gioca davvero, in sottofondo, e si può guardare.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Coppa Hypergammon</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>In questo formato possono partecipare al massimo {most} giocatori.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Girone all&apos;italiana a 4</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Coppa Tavli a 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">I punti dei turni sono numeri da 1 a {most}, per esempio 7-7-7-9.</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>I punti dei turni sono numeri da 1 a {most}, per esempio {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Il torneo ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Con l&apos;orologio: 2 &amp;minuti a punto e 12 secondi a mossa</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Nessun browser apre {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>C&apos;è una versione più recente di bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>Cerca &amp;ora</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Apri la pagina di download</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Richiesta in corso…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Cerca una versione più recente</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>C&apos;è una versione più recente: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Hai bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Hai la versione più recente.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk chiede a {host} il numero della versione più recente, e non dice nulla di te, del tuo computer o della tua versione; come succede con ogni pagina che apri, {host} vede il tuo indirizzo internet.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Mappa del mercato: dopo quali lanci il mercato è perso</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Qui nessuno sta per lanciare.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Mappa delle temperature</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Mappa delle temperature: quanto vale ogni lancio</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>La risposta alla mossa migliore</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>La risposta alla mossa fatta</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Il lancio del giocatore</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Che cosa si mostra di ogni lancio</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Chi sta per lanciare qui non può raddoppiare, perciò non c&apos;è mercato.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Lanci di chi</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Per la regola Holland nessuno può raddoppiare prima che entrambi abbiano avuto due turni di questa partita.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Nella partita Crawford nessuno può raddoppiare.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Il cubo è morto: a questo punteggio chi è di turno vince il match con il cubo com&apos;è.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Il cubo è dell&apos;avversario: solo il suo proprietario può raddoppiare.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>In un match a 1 punto non c&apos;è il cubo.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Questo gioco si gioca senza cubo.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Chiudi questo avviso</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
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
        <translation>{number} qui non va bene: serve un numero da {least} a {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>dadi di entrambi i giocatori</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Forza</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Forza del &amp;Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Computer contro computer</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Gioca come le persone di questa forza</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Qualcuno a un altro computer, chiunque abbia l&apos;invito.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>S&amp;tile</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Forza &amp;del Nero</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Forza del Nero</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stile</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Il computer</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Due giocatori, un computer</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Le tue pedine</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Regola Crawford</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regola Holland</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regola Jacoby</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>un nuovo lancio d&apos;apertura per ogni partita</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>al massimo cinque su una punta</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>i raddoppi automatici valgono per la regola Jacoby</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">i raddoppi automatici valgono per Jacoby</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon solo con una pedina sul bar</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaver e raccoon</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaver, raccoon e otter</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>orologio</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>quattro punti per una pedina sul bar</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>sessione money</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>senza cubo</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>niente mordi e fuggi in casa</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>mosse parziali permesse</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>raddoppi automatici illimitati</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>beaver e raccoon illimitati</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>dopo {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>complemento di {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>segue {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>invece di {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>lasciati dall&apos;avversario</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>scelto dopo {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>rilanciato</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Nuovo torneo…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Classifica della stagione…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Ann&amp;ulla la rimozione</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Non c&apos;è ancora nessun torneo. Cominciane uno: sedici giocatori, match a sette punti, a nove in finale. Tu giochi i tuoi match alla tavola, e intanto i computer giocano i loro.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tornei</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} di %n match giocati</numerusform>
            <numerusform>{done} di %n match giocati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Controlla tu questi dadi</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>In {folder} non è stato salvato nulla: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>La registrazione del match e uno script di poche righe sono in {folder}. Apri lì un terminale e scrivi: {command} e dopo l&apos;impronta che hai annotato. Serve Python, ma non bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Nessuno dei tuoi match è ancora analizzato. Aprine uno nel tabellone e analizzalo, o fai analizzare i match alla fine, nelle impostazioni.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance rating con il loro intervallo al 90%. Invio mostra il match.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Il tuo gioco, match per match</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Indietro</translation>
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
        <translation>Trascina per allargare il pannello; doppio clic per la larghezza abituale</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">Come deve apparire; i nomi nei match restano come sono.</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Il nome come deve apparire; i nomi nei match restano come sono.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Ospite</translation>
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
        <translation>Ancora?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Bella partita.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Buona fortuna.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Bel lancio.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, per favore.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Grazie.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Ben giocato.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Attesi</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vinti</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Dadi</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>A&amp;vversario</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Da questa posizione comincia un match di allenamento.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Qui comincia un match di allenamento, con le stesse regole. Questo match resta com&apos;è.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nuovi dadi</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Prosegui da qui</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dadi veri, inseriti a mano</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Torna fin qui</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Le mosse successive vengono cancellate e il match conta come allenamento.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Gli stessi lanci del match, finché durano</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Due giocatori, un computer</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Tornando indietro, lancia di nuovo gli stessi dadi</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Giochi con</translation>
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
        <translation>Fai clic su una punta: fatta dal giocatore, un blot, vuota, qualsiasi. Clic destro: dell&apos;avversario. Tasti: frecce, Spazio, Maiusc+Spazio, Canc.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Punte della posizione</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>un blot dell&apos;avversario</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>un blot del giocatore</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>qualsiasi cosa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>fatta dall&apos;avversario</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>fatta dal giocatore</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>punta {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">Una barra crea una cartella: Aperture/Risposte a 3-1</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Una barra crea una cartella: Aperture/Risposte a {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Un&apos;altra posizione ha questo nome e viene sostituita.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome di questa posizione</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Posizione</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Una carta è una posizione in cui hai sbagliato. Ti viene richiesta: presto finché è nuova, e di rado quando la sai.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Una carta nuova.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Raddoppiare o no</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>È finito alla posizione {number}: importa di nuovo il file per il resto.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Saputa</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Sbagliata</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Quasi giusto: costa {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Ancora nessuna carta</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nessun raddoppio</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Nessuna risposta.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Per oggi non resta nulla</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Apri uno dei tuoi match e fallo analizzare: allora ti vengono offerte carte dai tuoi errori.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Gioca un match, o aprine uno da altrove, e fallo analizzare.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Giusto: abbastanza vicino alla migliore.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Giusto: è la migliore.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Dalla tua ultima risposta una nuova analisi ha trovato migliore un&apos;altra risposta.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Take e girare di nuovo il cubo</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Take o pass</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Questa risposta non si è potuta salvare e non conta.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Questa risposta non è stata contata: la carta ha avuto risposta o è stata rimossa in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Questo non cambia quando la carta è da ripassare.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Sbagliato: costa {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Hai sbagliato questa carta, perciò torna un&apos;altra volta. Questa volta non conta.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>I tuoi errori</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>domani</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} da ripassare</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} nuove</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Chiedi di nuovo</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Esporta per Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Trova simili…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Come funziona</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importa posizioni…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Nuovo match…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Non c&apos;è ancora nulla da ripassare: una carta arriva qui dopo la prima risposta.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Allenati senza contare</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Messe da parte</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Rimuovi…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>I prossimi 30 giorni</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Esercizi…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Chi si allena</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Hai sbagliato queste carte più volte, o le hai messe da parte. Non vengono più chieste: guarda invece posizioni simili.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>I tuoi match…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Nessuna di queste carte si può chiedere ora: forse le sta chiedendo un&apos;altra finestra, o non si possono leggere.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Nessuna di queste decisioni si può chiedere come carta.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Qui per oggi non resta nulla.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e non si possono elencare le carte. Sono conservate; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Un altro insieme di regole ha questo nome.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome di questo insieme di regole</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Personalizzate</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Le mie regole</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Insieme di regole</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Insieme di regole</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Salva con un nome le regole qui sotto, per sceglierle di nuovo</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Un match con la regola Crawford e nient&apos;altro.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Un match con la regola Crawford e poi la regola Holland.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Una sessione money con Jacoby e beaver; nessun raddoppio automatico.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Una sessione money con Jacoby, beaver e un raddoppio automatico a partita.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Amichevole senza cubo</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Circolo con Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Money con le regole abituali</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Nessun raddoppio; gammon e backgammon contano.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Money serio</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Torneo</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Dopo la mossa migliore: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Dopo la mossa fatta: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Dopo {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Il registro non si è potuto leggere: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Il rapporto è in {file}. Non è stato inviato nulla.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Il rapporto non è stato scritto in {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>File zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Perché non la tua risposta?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Un altro gioco, altre regole…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gioca contro il computer</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Forza</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Lanci per portare fuori</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Questi valori sono per corse come nel backgammon; qui non c&apos;è nessuna corsa.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (poche decisioni)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 sulla punta 1</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">3-3-3-2-2-2 dalla punta 6 in giù</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 sulla punta 6, 1 sulla punta 3, 7 sulla punta 2</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">Un gammon vinto aggiunge</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Portare fuori</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Mossa migliore</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Il Nero possiede il cubo a {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Il Nero lancia</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Nero, contando dal lato del Nero</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Tavola</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>A entrambi servono 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>A entrambi servono 7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">Rientrano due su due</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">Probabilità per il take con</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double from</source>
        <extracomment>Head of a column: so many pips ahead and more</extracomment>
        <translation type="vanished">Raddoppia da</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: a entrambi serve 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Chi raddoppia \ chi accetta</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Il raddoppio</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Pip effettivi</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Galateo</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Piani di gioco</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Prezzo del gammon</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: a te servono 2, all&apos;avversario 1, partita Crawford</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: a te serve 1, all&apos;avversario 2, partita Crawford</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Cede</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Storia</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>A parole</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Valutato da {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Vantaggio massimo per accettare</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Probabilità minima per accettare</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Vantaggio minimo per raddoppiare</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Vantaggio minimo per ri-raddoppiare</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Money, cubo girato</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Seconda</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Nessun raddoppio</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">Ne rientra una</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Mosse d&apos;apertura</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pip di distanza</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pip {white} a {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Prosegui da qui contro il bot</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Giocare secondo il punteggio</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Giocare bene</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Punte</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Punte fatte</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Punti necessari</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Corse e conteggio</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">Ri-raddoppia da</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Lancio</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Lanci su 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Lanci che ne fanno rientrare una</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Lanci che ne fanno rientrare due</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Sicuro o audace</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Punteggio {score}, match a {length}</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">Punteggio {white}-{black}, match a {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">Accetta fino a</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Provala nel laboratorio</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Spreco</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Il Bianco possiede il cubo a {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Il Bianco gioca {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Il Bianco lancia: raddoppiare?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Il Bianco vince {win}, {gammon} con un gammon, e perde {lost} con un gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Il Bianco vince {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Vince il match</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Senza parole</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>I tuoi pip</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} dalla punta 6 in giù</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} fuori</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} sul bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} sulla {point}</translation>
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
            <numerusform>%n lancio su 36 ti colpisce due volte, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 ti colpiscono due volte, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n lancio su 36 ti colpisce dove costa 10 pip o più, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 ti colpiscono dove costa 10 pip o più, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n lancio su 36 ti colpisce, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 ti colpiscono, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n lancio su 36 colpisce {name} due volte, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 colpiscono {name} due volte, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n lancio su 36 colpisce {name} dove costa 10 pip o più, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 colpiscono {name} dove costa 10 pip o più, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n lancio su 36 colpisce {name}, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 colpiscono {name}, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n lancio su 36 tiene l&apos;avversario sul bar, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 tengono l&apos;avversario sul bar, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n lancio su 36 fa fuggire una pedina da dietro il blocco più lungo, {rolls} dopo {best}.</numerusform>
            <numerusform>%n lanci su 36 fanno fuggire una pedina da dietro il blocco più lungo, {rolls} dopo {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Dopo {best} il blocco è lungo %n punta, ora solo {length}.</numerusform>
            <numerusform>Dopo {best} il blocco è lungo %n punte, ora solo {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Dopo {best} ci sono più punte fatte: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>È più sicura (colpisce %n lancio su 36, {rolls} dopo {best}), ma cede una punta: {points}.</numerusform>
            <numerusform>È più sicura (colpiscono %n lanci su 36, {rolls} dopo {best}), ma cede una punta: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>È più sicura (colpisce %n lancio su 36, {rolls} dopo {best}), ma rinuncia a colpire.</numerusform>
            <numerusform>È più sicura (colpiscono %n lanci su 36, {rolls} dopo {best}), ma rinuncia a colpire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>È più sicura (colpisce %n lancio su 36, {rolls} dopo {best}), ma il blocco è lungo {length} punte, non {longer}.</numerusform>
            <numerusform>È più sicura (colpiscono %n lanci su 36, {rolls} dopo {best}), ma il blocco è lungo {length} punte, non {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Rinunci a colpire e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
            <numerusform>Rinunci a colpire e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Rinunci a colpire più volte e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
            <numerusform>Rinunci a colpire più volte e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} mantiene la punta {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} fa la punta {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} rinuncia a colpire e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
            <numerusform>{name} rinuncia a colpire e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} rinuncia a colpire più volte e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
            <numerusform>{name} rinuncia a colpire più volte e a rimandare l&apos;avversario indietro di %n pip.</numerusform>
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
        <translation>&amp;Svuota questo elenco</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Nessun file è stato ancora aperto o salvato</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Una mossa contro le regole</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Inseriscila</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Inserirla com&apos;è stata giocata?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Inserisci la mossa com&apos;è stata giocata</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Viene ritirata?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>È stata giocata così</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Nessuna pedina è mossa, il che non è valido.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Contestazione</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Metti le pedine dove sono state mosse, secondo le regole o contro.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Ritirala</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Gli stessi dadi si rigiocano allora secondo le regole.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Questa mossa non è valida: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>L&apos;avversario può contestarla fino al prossimo lancio o raddoppio.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} non ha potuto dimostrare di essere quello giusto, perciò non è stato chiesto nulla.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} non ha indicato una versione. Riprova un altro giorno.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} non risponde. Questo computer è connesso?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Arresti anomali</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Parti del rapporto</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Il file contiene l&apos;ultima parte del registro, le versioni di bgdesk e delle sue parti e le impostazioni che hai cambiato. Nomi dei giocatori, segreti dei dadi, le tue parole per i dadi e i tuoi match sono omessi. I nomi dei file aperti ci sono solo in un registro dettagliato (Impostazioni, pagina Registro).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Quando qualcosa va storto, questo aiuta a capire perché. bgdesk non invia nulla: salva un file zip che puoi guardare e dare ad altri.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Per un rapporto serve un&apos;analisi: la fa Analizza (F7).</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Pagina per il browser (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Salva un rapporto</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Scrittura del rapporto…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Il rapporto è salvato in {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Il rapporto non è stato salvato: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Abbandona: perdi il match</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Conta subito: l&apos;avversario non può vincere di più.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>L&apos;avversario può rifiutare e continuare per vincere di più.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(poche decisioni)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Suggerimento usato: allenamento, senza rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Una rivincita è già sigillata, per le stesse parole: questa è l&apos;impronta dei suoi dadi.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Abbandono accettato</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analizza mostra quanto bene si è giocato e quali decisioni guardare.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analisi in corso, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analisi in corso…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Migliore: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Entrambe le madri sono state prese.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Probabilità di vincere il match cedute dalla decisione</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Mosse ritirate: allenamento, senza rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Nessun giocatore può più muovere.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nessuna decisione qui.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Nessuno ha ceduto nulla che valga uno sguardo. Ben giocato!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>In questo match non è stato deciso nulla, quindi non c&apos;è nulla da analizzare.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Una decisione da guardare</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR di {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Raddoppio rifiutato</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 volte l&apos;errore medio delle decisioni che contano; meno è meglio. Con meno di {fewest} decisioni dice poco.</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Punti ceduti dalla decisione</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Ri-raddoppio</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Abbandono rifiutato</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Segreto dei dadi, il cui SHA-256 è l&apos;impronta qui sopra:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Segreto dei dadi, la cui impronta è stata mostrata prima del primo lancio:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>L&apos;ultima partita non è stata finita.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>La madre è stata presa.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Il risultato meno la fortuna di entrambi i giocatori: ciò che ne avrebbero fatto gli errori di entrambi.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>La sessione è finita in parità, {score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">La sessione è finita in parità, {white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Tre decisioni da guardare</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Raddoppio accettato</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Due decisioni da guardare</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Quanto hanno reso i lanci rispetto alla media di tutti i lanci, in probabilità di vincere il match.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Quanto hanno reso i lanci rispetto alla media di tutti i lanci, in punti.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Con un tutor, in tutte le partite {warned} avvisi, {heeded} seguiti: allenamento, senza rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Con un tutor, {warned} avvisi, {heeded} seguiti: allenamento, senza rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Con un tutor: allenamento, senza rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Non hai ceduto nulla che valga uno sguardo. Ben giocato!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Hai rifiutato il beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Hai rifiutato il raddoppio.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Hai rifiutato l&apos;otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Hai rifiutato il raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Hai rifiutato il ri-raddoppio.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Hai esaurito il tempo e perso il match.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Hai abbandonato il match.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Hai abbandonato.</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">Hai vinto a punteggio {own}-{other}</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Hai vinto a punteggio {score}</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">Hai vinto, {own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Hai vinto, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>probabilità di {name} a fortuna pari</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partita {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partita {number}, punteggio {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>fortuna di {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>mossa {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>punti di {name} a fortuna pari</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>il tuo PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>le tue probabilità a fortuna pari</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>la tua fortuna</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>i tuoi punti a fortuna pari</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} non ha ceduto nulla che valga uno sguardo. Ben giocato!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} ha rifiutato il beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} ha rifiutato il raddoppio.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} ha rifiutato l&apos;otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} ha rifiutato il raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} ha rifiutato il ri-raddoppio.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ha esaurito il tempo e perso il match.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ha abbandonato il match.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} ha abbandonato.</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ha vinto a punteggio {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} ha vinto a punteggio {score}</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ha vinto, {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} ha vinto, {score}</translation>
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
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuovo match…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Prossima partita: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Rivedi il match</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Al &amp;torneo</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e non si può mostrare il riepilogo di questo match. Il match e la sua analisi sono conservati; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Errore successivo</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Prosegui…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Provala</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Dadi da giocare</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Da lanciare</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Portare fuori con un numero più alto del necessario, e dadi rimasti dopo l&apos;ultima pedina</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Di quanto è sceso il pip count del giocatore stesso</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Dadi che non si sono potuti giocare perché la via era bloccata</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Doppi</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Pip persi</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Pip giocati</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Pip lanciati</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Pip sprecati</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Qui i lanci si contano, partita per partita.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Lanci di due dadi uguali</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Lanci finora; quello d&apos;apertura conta per il giocatore che lo usa per cominciare</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Somma dei dadi</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Le facce sommate come stanno, quelle dei doppi una volta sola</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Ciò che i dadi consentono; un doppio conta due volte tanto</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Tutto il match</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Prima analizza questa decisione (F7): un rollout ne confronta le mosse migliori.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Scegli nelle opzioni che cosa sottoporre a rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Nessun rollout è in corso.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Il rollout è possibile solo per mosse e decisioni di cubo di partite di backgammon.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Altrove</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Il rollout comincia…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Prove: {done} di al massimo {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   P {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Aspetta il rollout in corso.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>seme {seed}</translation>
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
        <translation>Qualcosa è andato storto in bgdesk e il rollout si è fermato. Ciò che ha prodotto finora è conservato; i dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Il motore non ha potuto fare il rollout di questa posizione. I dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Nel rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Ciò che è stato giocato è sempre nel rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Scegli che cosa sottoporre a rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Il rollout è possibile solo per mosse e decisioni di cubo di partite di backgammon.</translation>
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
        <translation>Aggiungi tante prove quante dicono le opzioni</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Termina il rollout e conserva ciò che ha (Maiusc+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Continua il rollout (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Vai alla decisione di cui è in corso il rollout</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Metti in attesa il rollout (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Quanto è probabile che questa sia la scelta migliore, secondo le prove finora</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Quante prove, quanto a fondo, quale seme e quali scelte</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Altre prove</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Gioca molte volte questa decisione (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Avanzamento del rollout</translation>
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
        <translation>Mostrala</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Errore standard: le barre arrivano al doppio da ogni lato</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Quanto vale per il giocatore che decide</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Tutti i lanci con un {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>I 36 lanci</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Un backgammon con una pedina sul bar conta quattro volte.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Un backgammon, quando chi perde ha anche una pedina sul bar, conta tre volte.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Un backgammon, quando chi perde ne ha anche una nella riserva, sul bar o sulle punte da 24 a 19, conta tre volte.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Un backgammon, quando chi perde ne ha anche una sul bar o nella casa di chi vince, conta tre volte.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Una pedina sul bar deve rientrare prima che altre muovano, e prima di quelle della riserva.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Una pedina sul bar deve rientrare prima che altre muovano.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Una pedina inchiodata nella tua casa non impedisce di portare fuori le altre.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Una pedina che colpisce nella propria casa resta lì per il resto del turno.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Un dado porta fuori una pedina dalla sua punta e nessun&apos;altra: un dado più alto non ne porta fuori.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Un dado porta fuori una pedina dalla sua punta; un dado più alto ne porta fuori una dalla punta più alta.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Una partita doppia, quando chi perde non ha portato fuori nulla, conta due volte.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Un doppio si gioca quattro volte, poi quattro volte il numero sull&apos;altro lato dei dadi: dopo 5-5 quattro 2.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Un doppio si gioca quattro volte.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Un gammon, quando chi perde non ha portato fuori nulla, conta due volte.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Chi rifiuta perde la partita alla posta precedente; chi accetta possiede il cubo e solo lui può ri-raddoppiare.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Chi esaurisce il tempo perde la partita, e l&apos;orologio viene azzerato.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Chi esaurisce il tempo perde il match.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Chi con questa partita vince comunque il match non può raddoppiare.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Una punta su cui una tua pedina è inchiodata ti è chiusa.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Una punta con anche una sola pedina avversaria è bloccata; non si colpisce nulla.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Una punta con due o più pedine avversarie è bloccata.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Un raccoon può rispondere allo stesso modo a un beaver, e un otter al raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Un raccoon può rispondere allo stesso modo a un beaver.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Un raccoon può rispondere a un beaver, un otter al raccoon, e così via senza limite.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Una pedina avversaria singola viene colpita e va sul bar.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Una pedina avversaria singola non viene colpita ma inchiodata: la tua le sta sopra, e non può muovere finché non vi sta più nessuna tua pedina.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Una vittoria conta un punto.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Una vittoria conta il valore del cubo.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Dopo 2 con 1, se entrambi i numeri sono stati giocati, scegli un doppio qualsiasi e lo giochi come se l&apos;avessi lanciato; se è stato giocato tutto, lanci ancora una volta.</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">Dopo 2-1, se entrambi i numeri sono stati giocati, scegli un doppio qualsiasi e lo giochi come se l&apos;avessi lanciato; se è stato giocato tutto, lanci ancora una volta.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Scopo</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Tutte le tue pedine devono entrare prima che altre possano muovere.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Un raddoppio automatico vale come girare il cubo.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Qualsiasi parte del lancio può restare non giocata.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Appena un numero non si può giocare, tutto ciò che in quel turno doveva ancora venire è perso.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Portare fuori</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: chi riceve un raddoppio può girare subito di nuovo il cubo e tenerlo.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Prima di lanciare puoi offrire di raddoppiare la posta, ma non al primo turno di una partita.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Si devono giocare entrambi i dadi se c&apos;è un modo di farlo, un doppio fin dove arriva.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Entrambi i giocatori muovono nello stesso verso e contano le punte allo stesso modo: entrano sulle punte da 24 a 19 e portano fuori dalle punte da 6 a 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Entrambi i giocatori girano nello stesso verso, da angoli opposti: l&apos;avversario parte dalla tua punta 12 e porta fuori dalle tue punte da 18 a 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Le pedine muovono solo in avanti, dalla tua punta 24 alla tua punta 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Le pedine sulla tavola possono muovere prima che siano entrate tutte.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: niente cubo nella prima partita dopo che un giocatore è arrivato a un punto dal match.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Ogni numero porta una pedina dalla riserva sulla tavola: un 1 sulla tua punta 24, e così via fino a un 6 sulla tua punta 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Ognuno lancia un dado; il più alto comincia e lancia entrambi i dadi per il primo turno.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Ognuno lancia un dado; il più alto comincia con quei due numeri.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Ognuno lancia un dado; il più alto comincia, con quei due numeri o, se sembra meglio, con un nuovo lancio di entrambi i dadi.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Entrare</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Con dadi uguali si rilancia.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Dadi uguali nel lancio d&apos;apertura raddoppiano la posta; il cubo resta al centro.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: dopo quella partita nessuno raddoppia prima che entrambi abbiano giocato due lanci.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Se è stato giocato per intero, a un doppio segue un altro lancio.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Se tutte le pedine dell&apos;avversario stanno su una punta e tu tieni le sei punte davanti, devi aprirne una finché puoi.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Se entrambi i giocatori devono saltare il turno, uno dopo l&apos;altro, senza poter giocare nessun numero, la partita è patta.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Se si può giocare l&apos;uno o l&apos;altro dado ma non entrambi, va giocato il più alto.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Se lì è inchiodata da un avversario le cui pedine hanno lasciato tutte la partenza, quell&apos;avversario vince subito una partita doppia.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Se non si può giocare nulla, il turno passa.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Se l&apos;avversario ne ha ancora lì, la partita continua, e si vince così quando sono partite mentre la madre è ancora inchiodata. Se è inchiodata anche la madre dell&apos;avversario, la partita è patta.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Se una tua pedina viene colpita, quella deve prima tornare a casa.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>Nei primi tre turni di ogni giocatore un doppio si gioca quattro volte. Dal quarto turno in poi lo segue ogni numero più alto, quattro volte ciascuno: dopo 4-4 vengono quattro 5 e quattro 6.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Rientra nella casa dell&apos;avversario: con un 1 sulla tua punta 24, con un 6 sulla 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Rientra con un 1 sulla tua punta 24, con un 6 sulla 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammon e backgammon contano solo se il cubo è stato girato.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>E non puoi tenere tutte e sei le punte della tavola di partenza dell&apos;avversario.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>I numeri che non puoi giocare passano all&apos;avversario, che li gioca con le sue pedine, fin dove è possibile, prima che cominci il turno successivo. Se uno di questi non si può giocare tante volte quante ne restano, si finisce lì e i numeri più alti sono persi.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Quando tutte le tue pedine sono sulle tue punte da 6 a 1 puoi portare fuori.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Quando tutte le tue pedine sono entrate e sono sulle tue punte da 6 a 1 puoi portare fuori.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Solo una pedina a turno può lasciare la tua punta 24; due con 6-6, 4-4 o 3-3 al tuo primo turno.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Giocare i dadi</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Il bar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>I giochi si alternano: {games}, e poi da capo. Ogni partita comincia con un nuovo lancio d&apos;apertura, chiunque abbia vinto la precedente.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>I giochi si alternano: {games}, e poi da capo. Chi vince una partita comincia la successiva; dopo una patta decidono i dadi.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>L&apos;ultima pedina che un giocatore ha sulla punta 24 è la sua madre.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Il match</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>La madre</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>I giocatori muovono in versi opposti, e ognuno conta le punte dal proprio lato: la tua punta 24 è la punta 1 dell&apos;avversario.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>La disposizione e il verso in cui muove ogni giocatore</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Chi vince prende un punto per ogni pedina che chi perde non ha portato fuori.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Chi vince una partita comincia la successiva.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Il cubo non c&apos;è.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Finché la tua prima pedina non ha superato la partenza dell&apos;avversario, la tua punta 12, nessun&apos;altra può lasciare la tua punta 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Quanto vale una partita</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Finché hai pedine nella riserva un doppio si gioca solo quattro volte, e non lo segue nessun lancio.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Finché hai pedine nella riserva nessun&apos;altra può arrivare alla tua punta 12 o oltre.</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">Con una pedina sul bar conta quattro volte.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Puoi tenere sei punte in fila solo se davanti c&apos;è una pedina avversaria.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Non puoi portare fuori finché una tua pedina è inchiodata.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Non puoi colpire prima che una tua pedina abbia raggiunto la tua casa; fino ad allora una pedina avversaria singola blocca la sua punta. Da lì in poi puoi colpire per il resto della partita.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Non puoi tenere tutte e sei le punte della tua tavola di partenza, da 24 a 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Giochi quante partite vuoi; ogni punto conta.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} sulla punta {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Diverse dalle tue impostazioni</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Usa le mie predefinite</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Non sono nel file: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Salvato in {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Il match non è stato salvato in {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Il match non è stato salvato in {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analisi</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>orologio e tempi di riflessione</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>suggerimenti usati</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>prova dei dadi</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>lanci d&apos;apertura pari</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>ciò che è stato ritirato</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>chi è un computer</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nessun programma qui mostra le cartelle. Il file è in {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Mostra nella cartella</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Fino a</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Il meglio a ogni punteggio</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>In verticale: punti che servono al giocatore. In orizzontale: all&apos;avversario.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Punteggi notevoli</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Punteggi dei due giocatori fino a questo numero di punti mancanti</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">Punteggi fino a questo numero di punti mancanti</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Sulla tavola non c&apos;è nessuna decisione.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Tutti i punteggi…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Lente del punteggio</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Muovi il mouse per avere qualche parola, o scrivi le tue</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>A questo punto i dadi sono sigillati. In ogni lancio entrano parole che bgdesk non poteva conoscere prima, perciò non può aver scelto dadi a suo favore; scrivi le tue per averne la certezza.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Le tue &amp;parole</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Copiato.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Tutte le etichette</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Trova un match</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Trova giocatori, un gioco, un&apos;etichetta, un evento o un giorno</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Etichetta</translation>
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
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Stagione di {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Sezioni qui sotto</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Torna all&apos;elenco</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Partecipa</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Accedi</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Password del &amp;match</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Offri un match</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Pass&amp;word</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>A&amp;ggiorna</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>La password non viene conservata; senza, giochi come ospite.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Su un server come bgammon.org giocano in molti, anche senza bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Accesso a {server} come {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Match sul server</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Gioca su un server</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>P&amp;unti</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>I dadi li lancia il server, e nessuno può controllarli.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>La connessione non è cifrata: altri possono leggere ciò che dici, e una password.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Non c&apos;è la partita Crawford, e una partita abbandonata vale come semplice.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Il tuo &amp;nome</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Il tuo posto è preso. Il match comincia appena qualcuno partecipa.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Ricerca di {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} punti)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} punti, con password)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">0,020 e più: dubbie</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">0,040 e più: errori</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">0,080 e più: blunder</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0: una qualsiasi libera.</translation>
    </message>
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
        <translation>Una pedina che colpisce nella propria casa resta lì per il resto del turno.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Una mossa si può inserire com&apos;è stata giocata, valida o no; resta se l&apos;avversario non la contesta prima del prossimo lancio o raddoppio.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Un nome o un numero, che entra in un invito a parte. Il tuo router lo mostra.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Chi è di turno può offrire di raddoppiare la posta prima di lanciare.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Chi riceve un raddoppio può girare subito di nuovo il cubo e tenerlo. Solo nel gioco money.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Un cubo vero non ha l&apos;1: sta con il 64 in alto finché non viene girato.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Dopo 11 lanci</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Dopo 16 lanci</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Dopo 7 lanci</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Dopo la partita Crawford nessuno raddoppia prima che entrambi abbiano giocato due lanci.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Contro il computer sempre dal tuo lato; quando assisti, dal basso.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Detto anche Murphy: un lancio d&apos;apertura pari raddoppia la posta, e il cubo resta al centro. Insolito nei match: lì sceglilo per ogni match.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Anche computer da internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Un raddoppio automatico vale allora come girare il cubo. Solo nel gioco money.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Un&apos;antica usanza britannica.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analizza i miei match quando finiscono</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">E la differenza fra loro.</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">E triplo con una nella casa di chi vince.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Mentre si gioca</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Chiedimi prima di raddoppiare</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Al massimo cinque pedine su una punta</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Al massimo uno a partita</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Al massimo tre a partita</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Al massimo due a partita</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">Al massimo. Con più tempo guarda più a fondo; gli altri avversari rispondono subito.</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>In basso</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Al cubo, prima che sia offerto.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Raddoppi automatici</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>I raddoppi automatici valgono per la regola Jacoby</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">I raddoppi automatici valgono per Jacoby</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automaticamente, dopo l&apos;ultimo dado</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Il backgammon conta quando resta una pedina</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Il backgammon con una pedina sul bar vale quattro</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Porta fuori per me quando non c&apos;è più nulla da decidere</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver e raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon e otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Solo i blunder</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Tavola</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Carte da ripassare al giorno, al massimo</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Carte per volta</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Il cubo al centro mostra</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Pedine e dadi si muovono all&apos;istante.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Pedine e dadi si muovono più in fretta, e il computer quasi non aspetta.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Computer della tua rete</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Regola Crawford</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Mosse più profonde sono migliori, ma richiedono molto più tempo.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Ritardo per turno</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Dettagliato</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Dadi per i nuovi match</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dadi di un match precedente</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Frecce di direzione</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo del raddoppio</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Decisioni dubbie e peggiori</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Termina presto un rollout quando è sicuro</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Errori e peggio</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Ogni partita si gioca per sé, e ogni punto conta.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Tutto ciò che è costato qualcosa</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Dadi equi (verificabili)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>I dadi equi sono fissati da un segreto sigillato prima del match e si possono controllare dopo.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Per ogni scelta, a passi di 36: ogni primo lancio esce con la stessa frequenza.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Per match e sessioni money allo stesso modo.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Dal giocatore in basso</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Dal giocatore di turno</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammon e backgammon contano solo se il cubo è stato girato. Solo nel gioco money.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Aiuta a trovare la causa di un problema. Solo il registro dettagliato ha i nomi dei file aperti; segreti dei dadi e nomi dei giocatori non ci sono in nessuno dei due.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regola Holland</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Regole particolari</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Quanto ricordare</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Se il tempo finisce</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In ogni gioco</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>Nei giochi che procedono diversamente dal backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>Nel colore delle sue pedine, fino alla tua prima mossa.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>Nel colore delle tue pedine.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Conta solo se chi perde non ha portato fuori nessuna pedina.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Non pensa più a lungo di così. Con più tempo guarda più a fondo; gli altri rispondono subito.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regola Jacoby</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Costo minimo di un errore</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Dettaglio del registro</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Controlla una volta al giorno, all&apos;avvio di bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Si perde la partita</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Si perde il match</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>A mano: fai clic sui dadi o premi Invio</translation>
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
        <translation>Maggiore</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Un contrasto maggiore sceglie anche la tavola in bianco e nero, se non ne hai scelta una.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Di più significa che ogni carta torna più spesso.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Mosse in un rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Le mie pedine</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Carte nuove al giorno</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Nessuna animazione</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Nessuna animazione quando lo chiede il sistema</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Niente cubo nell&apos;unica partita dopo che un giocatore è arrivato per la prima volta a un punto dalla vittoria del match.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Niente mordi e fuggi in casa</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>No: fino alla fine</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Non tutti i desktop sanno dirlo; «Nessuna animazione» funziona ovunque.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Dai tuoi errori, se meritano una carta.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Offri carte quando un match è stato analizzato</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Sul bar</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Sul bar o nella casa di chi vince</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Solo altre finestre su questo computer</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Solo quando il contatto è finito e nessuna scelta può cambiare il risultato.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Solo mentre un tavolo è aperto, e solo con il suo invito. Da internet di solito lo si raggiunge solo se nel router inoltri la porta a questo computer; bgdesk lì non cambia nulla.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Altri possono assistere</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Mosse parziali permesse</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pausa prima che il computer agisca</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Gioca più in fretta quando il contatto è finito</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Gioca per me le mosse obbligate</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Gioca con l&apos;orologio</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Numeri delle punte</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Porta del tuo tavolo</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">Purché chi perde non abbia portato fuori nulla.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dadi veri, inseriti a mano</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Modalità arbitro per due persone con dadi veri</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Rispetto alla dimensione che usa il sistema. I testi sulla tavola crescono con essa, finché c&apos;è spazio.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Relay</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Dadi ripetibili (da un numero)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Riserva di tempo e ritardo a ogni turno, come nei tornei.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Riserva di tempo per punto</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Lancia per me quando non posso raddoppiare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Saluta quando comincia un match</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Seme di un rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Mostra i suggerimenti sulla tavola</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Mostra i traguardi</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Mostra sulla cornice, sopra e sotto il bar, in che verso muove ogni giocatore.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Mostra i pip count</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Mostra con frecce la mossa del computer</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Mostra con frecce ciò che è stato giocato per me</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Mostrato accanto alla tavola e nei match salvati.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Velocità di pedine e dadi</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">Ha effetto al prossimo avvio di bgdesk.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>L&apos;indirizzo di un relay (qualcuno vi esegue «bgdesk table-server») attraverso cui altri raggiungono il tuo tavolo da ovunque. Non può leggere ciò che si dice. Vuoto: nessuno.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Il ritardo di ogni turno è gratuito; poi scorre la tua riserva di tempo.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>I dadi si lanciano subito quando prima del lancio non c&apos;è una decisione di cubo; fra due persone non dopo una mossa giocata per una di loro.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Viene mostrata anche la differenza fra loro.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Vince chi arriva per primo a un certo numero di punti.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>L&apos;altro giocatore lo vede. Vuoto: il tuo nome nelle impostazioni.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Il risultato mostra allora PR, fortuna e le decisioni da guardare. Funziona in sottofondo e lascia il passo al gioco.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Lo stesso numero dà gli stessi dadi, e quindi lo stesso risultato.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Poi il motore valuta la posizione: più rapido, e meno esatto.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Tempo di riflessione dell&apos;avversario più forte</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tempo per vedere i dadi prima che le pedine si muovano.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Prove di un rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Tronca i rollout</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Con due turni di ritardo</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimitata</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Finché non resta nulla da ripassare</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Fino ad allora puoi annullare le tue mosse.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Fino a 7 punti, o 7 partite</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Ciò che è peggiore con 199 probabilità su 200 non riceve altre prove.</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">Ciò che è peggiore con una certezza del 99,5% non riceve altre prove.</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">Errori a cui fermarsi</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Che cosa puoi fare dopo, per alcuni secondi. Il motivo per cui una mossa non è permessa si mostra sempre.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Ciò che hai raggiunto, nella pagina delle statistiche; lì nulla torna indietro.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Quando c&apos;è una sola mossa possibile, o nessuna, viene giocata e ti viene detto.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Chi può raggiungere il tuo tavolo</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Chi ha l&apos;invito per assistere, che è diverso da quello per giocare.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Con 0 si usa una porta libera qualsiasi.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Con una pedina nella casa di chi vince vale tre.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Puoi lasciare non giocata una parte del lancio.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Il tuo indirizzo visto da internet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Il tuo nome ai tavoli</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk si chiude e ritorna in questa lingua appena esci dalle impostazioni.</translation>
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
        <translation>«Errore successivo» e l&apos;elenco degli errori tralasciano ciò che è costato meno.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Nessuna impostazione trovata.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Ripristina i valori predefiniti di questa pagina</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Rimetti questa pagina com&apos;era prima</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Annulla</translation>
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
        <translation>Al centro</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partita Crawford</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Match a</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Nessuna offerta</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Offerta</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Proprietario del cubo</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Da lanciare…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Cerca nelle scorciatoie</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Cosa fa</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Colpisce %n lancio su 36.</numerusform>
            <numerusform>Colpiscono %n lanci su 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Dopo la mossa migliore</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Dopo la mossa fatta</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Com&apos;è</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiri del Nero sui blot del Bianco</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blot prima e dopo</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Tavola</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Confronta con questa tavola</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Dalla punta {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Muovi una pedina da</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Non muovere nessuna pedina</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Muovi quella pedina a</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Qui non si può colpire nulla.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Il blot sulla punta {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Alla punta {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiri del Bianco sui blot del Nero</translation>
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
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiche dei dadi</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Pannelli</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Contatore dei lanci</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lanci</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} fuori</numerusform>
            <numerusform>%n pip · {off} fuori</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Dai il turno a questo giocatore (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Punti vinti</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">{pips} pip</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">{pips} pip · {off} fuori</translation>
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
        <translation>Soluzione</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Nessun suono: su questo computer non ci sono altoparlanti né cuffie.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Analisi mostrata</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Sguardo più a fondo per ogni decisione</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Rimuovi un&apos;analisi</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Rimuovi questa analisi…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Quale analisi si mostra</translation>
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
            <numerusform>%n pedina nera, dell&apos;avversario</numerusform>
            <numerusform>%n pedine nere, dell&apos;avversario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n pedina nera, tua</numerusform>
            <numerusform>%n pedine nere, tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n pedina bianca, dell&apos;avversario</numerusform>
            <numerusform>%n pedine bianche, dell&apos;avversario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n pedina bianca, tua</numerusform>
            <numerusform>%n pedine bianche, tue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Partita Crawford, senza cubo</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Cubo al centro a {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Senza cubo</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pip: {own} a {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Il cubo è offerto a {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Il tuo cubo a {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} ha il cubo a {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, match a {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, sessione money</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}, match a {length}</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}, sessione money</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, match a {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, sessione money</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Manca una parte di bgdesk: {parts}. Installa di nuovo bgdesk.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Registri</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Nessun suono, perché a questo sistema manca {libraries}. Installalo (su Debian e Ubuntu: {packages}) e riavvia bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Nessun suono: la parte audio di Qt non si carica ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Nessun suono: la parte audio di Qt non è installata. Scrivi «{command}» in un terminale e riavvia bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Lo schermo {display} non è raggiungibile.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>La cartella {folder} non si può usare: al suo posto c&apos;è un file.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>La cartella {folder} non si può usare: il suo nome non è possibile.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>La cartella {folder} non si può usare: il suo percorso è troppo lungo.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>La cartella {folder} non si può usare: non hai il permesso di scrivervi.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>La cartella {folder} non si può usare: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>L&apos;archivio ora è com&apos;era in {file}. Quello di prima è fra le copie di sicurezza in Match, I tuoi dati.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>L&apos;altra finestra di bgdesk non risponde, perciò questa è stata aperta accanto.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>La finestra non si può aprire, perché a questo sistema manca {libraries} (su Debian e Ubuntu installa: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Non c&apos;è uno schermo su cui aprire una finestra; {command} elenca i comandi che non ne hanno bisogno.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Il file {file} non esiste.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Questo è bgdesk {version}: guarda le novità.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Non hai il permesso di scrivere nella cartella {folder}: le impostazioni cambiate si perdono alla chiusura di bgdesk.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Non hai il permesso di scrivere nella cartella {folder}: i tuoi match si possono guardare ed esportare, ma tutto ciò che fai si perde alla chiusura di bgdesk.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>I tuoi dati sono ora in {folder}. Ciò che è rimasto al vecchio posto si può togliere: vedi Match, I tuoi dati.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>I tuoi dati sono stati spostati in {folder}, che ora non c&apos;è. Collega il suo disco e riavvia bgdesk. Se è andato perso, rimuovi il file {detail}: allora bgdesk ricomincia al posto abituale.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Un&apos;antica corsa cinese lungo un anello di sedici caselle.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Parità {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buon pomeriggio</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Buonasera</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Buongiorno</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Sconfitta per il tempo, {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Sconfitta {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Abbandono, {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>L&apos;orologio continua a scorrere mentre sei qui.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Il match non finito è aperto in un&apos;altra finestra di bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Vittoria per il tempo, {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Vittoria {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Vittoria per abbandono, {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>contro {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>fra due partite</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>dadi equi</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>segue il lancio d&apos;apertura</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>oggi</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>con un tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>ieri</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>ti è stato offerto un raddoppio</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>ti è stato offerto un abbandono</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>sei di turno</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>devi giocare {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} deve giocare {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>raddoppio offerto a {name}</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>abbandono offerto a {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} è di turno</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n voce ripristinata.</numerusform>
            <numerusform>%n voci ripristinate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n match analizzato.</numerusform>
            <numerusform>%n match analizzati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n match tralasciato:</numerusform>
            <numerusform>%n match tralasciati:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Sono tutti già analizzati, o ancora in corso.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analisi del match {number} di {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Match trovati</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n match spostato nel cestino. Puoi ripristinarlo per 30 giorni.</numerusform>
            <numerusform>%n match spostati nel cestino. Puoi ripristinarli per 30 giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n posizione spostata nel cestino. Puoi ripristinarla per 30 giorni.</numerusform>
            <numerusform>%n posizioni spostate nel cestino. Puoi ripristinarle per 30 giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Interrotto con ancora %n match da analizzare.</numerusform>
            <numerusform>Interrotto con ancora %n match da analizzare.</numerusform>
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
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} di vincere la partita</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} di vincere il match</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 volte l&apos;equity persa per decisione non obbligata né lontana da un raddoppio.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 volte l&apos;equity persa per mossa di uno dei due giocatori.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Intervallo al 90%</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Tutto ciò che costano gli errori, in scala come se ogni partita fosse money.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analizza (F7) mostra qui quanto bene hanno giocato entrambi.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Come contano altri programmi</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Per tipo di decisione</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Mosse di pedina</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisioni che costano {least} o più e non sono blunder.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisioni che costano {least} o più e non sono errori.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisioni che costano {least} o più.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Raddoppi non offerti</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Raddoppi offerti</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Dubbie</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Equity persa</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Probabilità perse nel match</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Non si sa in un match con mosse non valide: ciò che hanno reso non è né fortuna né errore.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Apertura</translation>
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
        <translation>PR {rating} (poche decisioni)</translation>
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
        <translation>Performance rating: 500 volte l&apos;errore medio delle decisioni che contano.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Mosse per fase della partita</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Abbandoni</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Le probabilità, o i punti, che gli errori di entrambi ne avrebbero fatto a fortuna pari. È una stima: può andare oltre 0 e 100%.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Quelle non obbligate e, per il cubo, quelle vicine. Per il PR contano quelle che non erano nemmeno ovvie.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Quanto hanno reso i lanci propri del giocatore rispetto alla media di tutti i lanci, in equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Che cosa è andato perso, in equity e nel risultato, e quante decisioni erano sbagliate.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Dove sarebbe il rating con altra fortuna nei lanci.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>A fortuna pari</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avanzato</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionale</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>distratto</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>poche decisioni</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>mosse non valide</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>fortuna {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>campione del mondo</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>classe mondiale</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>da {low} a {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Decisioni più costose</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Impara da questo match…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Riepilogo del match</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Riepilogo</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Il nome del file, o il suo percorso, è troppo lungo.</translation>
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
        <translation type="vanished">Vengono offerte condizioni diverse da prima: rispondi in Match → Tavoli in rete….</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Vengono offerte condizioni diverse da prima: rispondi con «Tavoli in rete…» nel menu Match.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>L&apos;altro giocatore chiede un altro match.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>L&apos;altro giocatore chiede di ritirare l&apos;ultima decisione. Se lo permetti, da lì in poi il match conta come allenamento; se continui a giocare, resta valida.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>È stato chiesto un altro match all&apos;altro giocatore.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>La richiesta è inviata: l&apos;altro giocatore lo permette o continua a giocare.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>L&apos;altro giocatore non è più al tavolo, perciò non c&apos;è rivincita.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>L&apos;altro giocatore ha continuato, perciò la tua decisione resta valida.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>La tua decisione è ritirata; ora il match conta come allenamento.</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Ctrl+Enter</source>
        <extracomment>Tip of a button: the keys that do the same</extracomment>
        <translation>Ctrl+Invio</translation>
    </message>
    <message>
        <source>Starting position</source>
        <extracomment>Button: put the checkers where this game begins</extracomment>
        <translation>Posizione iniziale</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>A quel tavolo si gioca un altro match.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Su questo server si può abbandonare solo una partita semplice, perciò quell&apos;offerta non conta.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Alcuni messaggi sono arrivati due volte o sono andati persi, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Mentre questo programma era assente, sul server è successo più di quanto possa sapere.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Dove porta questo invito nessuno risponde: il tavolo è chiuso, o da qui non è raggiungibile.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Nessuno potrebbe distinguere i due giocatori a questo tavolo; uno di voi ha bisogno di un altro nome.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Nessuno ha questo tavolo aperto presso il relay, o chi lo ha non risponde.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Da 20 secondi non si sente nulla dall&apos;altro programma; lo si aspetta.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>È stato detto tanto in una volta che una parte è stata tralasciata.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>A quel tavolo siede già qualcun altro.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Non è il codice di questo tavolo.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Quel lancio è arrivato troppo presto e non conta.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>L&apos;indirizzo del relay nelle impostazioni non è valido; il tavolo si può raggiungere solo senza.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Gli orologi dei due programmi differiscono più di quanto spieghi la distanza.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Il match è conservato.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Il match che l&apos;altro programma vuole giocare non è possibile.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>L&apos;altro giocatore non vuole giocare questo match.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>L&apos;altro programma ha copiato i segreti dei dadi, perciò non si può giocare nulla con esso.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>L&apos;altro programma ha deciso qualcosa che non spettava al suo giocatore.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>L&apos;altro programma ha fatto altro dopo aver lanciato.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">L&apos;altro programma ha fatto qualcosa che a un tavolo non è possibile, come ritirare una mossa.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>L&apos;altro programma ha fatto qualcosa che a un tavolo non è possibile.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>L&apos;altro programma ha fatto qualcosa che in quel momento non era possibile.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>L&apos;altro programma non accetta ciò che questo ha inviato, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>L&apos;altro programma non risponde; lo si cerca finché non risponde.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>L&apos;altro programma non rivela il suo segreto dei dadi, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>L&apos;altro programma non sente nulla da qui da 20 secondi.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>L&apos;altro programma ha fatto una mossa vietata dalle regole.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>L&apos;altro programma ha bisogno di qualcosa che questa versione di bgdesk non conosce.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>L&apos;altro programma gioca con un&apos;altra versione delle regole; uno di voi ha bisogno di un bgdesk più recente.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>L&apos;altro programma ha inviato un messaggio illeggibile, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>L&apos;altro programma ha inviato un messaggio con valori impossibili, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>L&apos;altro programma ha inviato in una volta più di quanto contenga un messaggio, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>L&apos;altro programma ha inviato qualcosa che non è testo, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>L&apos;altro programma ha inviato troppi messaggi in poco tempo, perciò il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>L&apos;altro programma parla un&apos;altra versione del protocollo; uno di voi ha bisogno di un bgdesk più recente.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>L&apos;altro programma ha rivelato un segreto dei dadi prima che qualcuno lanciasse.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>L&apos;altro programma ha rivelato un segreto dei dadi che non aveva fissato prima del match.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>La parte di bgdesk che parla con gli altri programmi si è fermata, quindi il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Il relay al momento non ha posto, o da qui gli è stato chiesto troppo spesso.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Il server non risponde, o ha chiuso la connessione ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Il server non ti fa entrare; accedi lì di nuovo, con lo stesso nome.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Il server gioca un gioco che questo programma non conosce.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Il tavolo non si può mostrare in questa rete, ma il suo invito funziona ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Il tavolo non può aspettare su questa porta; scegline un&apos;altra nelle impostazioni ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Le due registrazioni del match non sono uguali.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Questo codice non fa più entrare nessuno; chiedine uno nuovo, o l&apos;invito.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Questo invito non porta al tavolo che si trova lì; chiedine uno nuovo.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Questo match non è più sul server.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Questo match richiede la password del tuo account, che non viene conservata: accedi di nuovo al server, con lo stesso nome.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Sono stati provati tre codici sbagliati, perciò il codice non fa più entrare nessuno; mostra di nuovo il tavolo.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Ciò che risponde lì non è un relay per tavoli, o parla un&apos;altra versione.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Ciò che serve al tavolo non è sul disco, o non vi si può scrivere, perciò è chiuso ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Il tuo lancio è arrivato troppo presto e non conta.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Assente, il match aspetta</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>In ricerca…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Connesso</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Nessun altro può assistere.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Da tre minuti non succede nulla. Senza orologio nessuno perde aspettando: chiedi nella chat, aspetta ancora, o lascia il tavolo; il match è conservato, ma non puoi reclamarne la vittoria.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Altri possono assistere al match mentre si gioca.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Lancia…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Lancio… i dadi vengono da entrambi i computer.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>L&apos;altro giocatore al momento non si sente; il match e gli orologi aspettano.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>I giocatori leggono quello che dici solo tra una partita e l&apos;altra.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Il tavolo al momento non si sente; lo si cerca.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Il tavolo è chiuso</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Il tavolo è chiuso. Riprendi il match con «Tavoli in rete…» nel menu Match.</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">Il tavolo è chiuso; riprendi il match da Match → Tavoli in rete…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Il tavolo è chiuso; assisti di nuovo con il suo invito.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Assisti a {white} e {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Una posizione precedente · Spazio torna alla partita</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>È una posizione precedente: torna alla partita per giocare.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Stai guardando questo match; «Prosegui…» comincia una partita da qui.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Permetti</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>No, continua</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Rivincita</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Un codice ha otto cifre; sta accanto al tavolo sull&apos;altro computer.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Sui tavoli</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>In questa rete non si può cercare nessuno ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Tavoli in rete</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Non è l&apos;indirizzo di un server: è un nome, oppure un nome, due punti e una porta.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Non è un invito a un tavolo: comincia con «bgdesk:» e finisce con 52 lettere e cifre.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Non è un invito ad assistere: comincia con «bgdesk-watch:» e finisce con 52 lettere e cifre.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Il tuo tavolo è ancora aperto, benché sulla tavola ci sia un altro match.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Una nuova etichetta</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Etichette</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Etichette di %n match:</numerusform>
            <numerusform>Etichette di %n match:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Chiedilo</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Chiedere all&apos;altro giocatore di lasciarti ritirare la tua ultima decisione?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Se viene concesso, da lì in poi il match conta come allenamento e non cambia il rating di nessuno.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Nessuno sa che cosa uscirà dopo.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Ritirare la tua ultima decisione e ciò che è venuto dopo?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Ritira, dadi nuovi</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Ritira, stessi dadi</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Il match conta allora come allenamento e non cambia il tuo rating.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>L&apos;altro giocatore lo permette o continua a giocare; i lanci successivi non tornano.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>I lanci tornano nello stesso ordine.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n pedina fuori</numerusform>
            <numerusform>%n pedine fuori</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Casuale, dai tuoi match</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Closeout</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Casuale, &amp;giocata dal computer</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Modelli</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Il computer è arrivato a questa posizione in %n turno contro sé stesso.</numerusform>
            <numerusform>Il computer è arrivato a questa posizione in %n turni contro sé stesso.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Il computer sta giocando alcuni turni…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Questa posizione è del match {white} contro {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;No, grazie</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Leggi le r&amp;egole</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Giochi con le pedine nere.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Giochi con le pedine bianche.</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">ha aperto questo tavolo e vuole giocare:</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} ha aperto questo tavolo e vuole giocare:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Tipo di testo</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Testo della posizione</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Questa posizione non ha un testo del genere; qui si può incollare qualsiasi XGID o ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>testo proprio di bgdesk</translation>
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
        <translation>Buchholz taglio 1</translation>
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
        <translation>Consolazione</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Attesi</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Impronta del sorteggio e di tutti i dadi (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Girone</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Girone {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Decisione giusta più difficile</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Perdente fra {first} e {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Tabellone dei perdenti</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Tabellone principale</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Match per match</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Match per il terzo posto</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Spareggio</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progressivo</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Quarti di finale</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Turno a {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Seconda finale</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Segreto: {digits}. Lo SHA-256 di questi byte è l&apos;impronta.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Semifinale</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Il torneo è finito senza vincitore.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Il torneo è finito; il primo posto è condiviso: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Questo match si sta giocando; lo vedi dal primo lancio appena è finito.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Questo match è il prossimo che si gioca; lo vedi dal primo lancio appena è finito.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Da giocare ora</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Tabellone dei vincenti</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vinti</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Decisione peggiore</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Hai vinto la consolazione.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Hai vinto il torneo.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>La tua finale: contro {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Il tuo match per il terzo posto: contro {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Il tuo prossimo match: contro {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Il tuo prossimo avversario non è ancora noto.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Il tuo quarto di finale: contro {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>La tua semifinale: contro {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Il tuo torneo è finito.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Il tuo torneo è finito; gli altri continuano a giocare.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>contro {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>si sta giocando</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>per decisione della direzione</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>perso contro {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>perso per il tempo</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>match rimosso</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>non giocato</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>in corso</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>vinto contro {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>stai assistendo</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>tocca a te giocare</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} gioca contro {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>da {first} a {last}</translation>
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
        <translation>{name} ha vinto la consolazione.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} ha vinto il torneo.</translation>
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
        <translation>{won} su {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Non si può più fare: nel frattempo il torneo è andato avanti.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Salva per la bacheca…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Assisti</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copia l&apos;impronta</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Copia il segreto</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Direzione…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Il m&amp;io percorso</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Salva come im&amp;magine…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Salva come &amp;pagina web…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Mostrato</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Questo è il sorteggio. Comincia quando ti va bene; da allora vale.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Il tuo gioco</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Sui tornei</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Tutti i tornei</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Questo torneo non si può giocare ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Torneo della serata</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Tornei</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip prima dell&apos;ultimo lancio, {dice}; ora {now}.</numerusform>
            <numerusform>%n pip prima dell&apos;ultimo lancio, {dice}; ora {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout di {engine} ({settings}): %n partita; errore standard qui {error}.</numerusform>
            <numerusform>Rollout di {engine} ({settings}): %n partite; errore standard qui {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">Un blot a sei è colpito da 17 lanci, più che a qualsiasi altra distanza: undici mostrano un 6, e 5-1, 4-2, 3-3 e 2-2 fanno sei in somma. Se le tue punte fermano le combinazioni, ne restano 11.</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Un blot a sei è colpito da 17 lanci, più che a qualsiasi altra distanza: undici mostrano un 6, e altri fanno sei in somma ({rolls}). Se le tue punte fermano le combinazioni, ne restano 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Conta come giusta anche una mossa che non costa più di {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Un piano si ricava dalle sole pedine, con le stesse regole della pagina Statistiche nel tempo. Si chiedono solo posizioni dal piano chiaro, che resta lo stesso anche due turni dopo.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Un prime e una pedina dietro</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Ace point game</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Ace point game: il Nero aspetta un tiro</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">Dopo tutte le mosse possibili colpiscono in media {number} lanci.</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Dopo {best} colpiscono {least} lanci su 36; dopo {yours} {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">Una risposta conta come giusta entro un punto percentuale, o entro 0,05 per un prezzo del gammon.</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Una risposta conta come giusta entro un punto percentuale, o entro {near} per un prezzo del gammon.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Rispondi alle aperture abituali.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Risposte date</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Chiediti se è un take. Se non hai certezza né in un senso né nell&apos;altro, raddoppia. Anche l&apos;avversario può avere dubbi, e accettare o rifiutare a torto.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Porta fuori una pedina appena puoi; ognuna che resta può costare un intero lancio.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Dietro le pedine del Nero il Bianco ha solo l&apos;ancora sulla punta 24, l&apos;ace point del Nero. Tutta la speranza sta in un tiro tardivo.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Meglio {best}. Quanto costa in media {yours}, in lanci: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Meglio {best}; {yours} costa {cost}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">Meglio {best}; {yours} costa in media {number} lanci.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Il Nero ha una pedina sul bar o da sola nella casa del Bianco, e lì nessuna ancora. Il Bianco ha lì abbastanza pedine per colpire e chiudere punte.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Il Nero deve lanciare. Quali lanci colpiscono una tua pedina?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Il Nero ha aperto {dice} con {move}. Che cosa rispondi?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Pedine del Nero fuori</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Piano del Nero</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: il Nero è sul bar</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Entrambi sono giusti.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Entrambi tengono il midpoint</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Closeout: una pedina sul bar</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Gruppi noti</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Combinati</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Conta entrambi i lati di una posizione come capita in una partita.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Conta una volta, poi sottrai ogni lancio. Quando ti colpiscono, aggiungi 25 meno la punta su cui è successo.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Decisioni di cubo che cambiano passo per passo, finché è giusta un&apos;altra risposta.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Diretti</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Distanza dal bar: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Distanze delle pedine che lo colpiscono dopo essere rientrate: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Distanze delle pedine che lo colpiscono: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Dividi la tavola in gruppi di tre punte: da 1 a 3, da 4 a 6, e così via. Conta ogni pedina come se stesse sulla punta centrale del suo gruppo: 2 pip nel primo gruppo, 5 nel secondo, sempre 3 in più. Poi aggiungi 1 per ogni pedina sulla punta più alta del suo gruppo, e togli 1 per ognuna sulla più bassa.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: a entrambi serve un punto.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Raddoppio, take o pass alla fine di una corsa. Le risposte sono esatte.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Raddoppio a {cube}: dopo un pass vinci il match con {passed}, dopo un take e una sconfitta con {lost}, dopo un take e una vittoria con {won}. Ti serve quindi ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicazione</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Pip count effettivo</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Stima quanti pip richiede davvero un bear-off, con ciò che pile e buchi sprecano.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Esattamente</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Quindici pedine distribuite bene sulle punte 6, 5 e 4 sprecano 7-8 pip. Buchi e pedine su punte basse ne sprecano di più, perché numeri alti si consumano per mosse corte.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Trova la mossa migliore nel bear-off. Le risposte sono esatte.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Trova la mossa che lascia meno tiri. Non è detto che sia la migliore.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formule da usare alla tavola, non esatte</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Dalla tabella di equity</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Piani di gioco</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Prezzo del gammon, cubo a {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Prezzo del gammon: (vincere un gammon - vincere) / (vincere - perdere), tutto come probabilità di vincere il match.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Mezzi crossover</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Tenere la punta 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Quanti pip servono a ogni lato?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>Nella griglia ✓ è trovato, + tralasciato, e ✗ segnato benché non colpisca.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">È il numero medio di lanci per portare fuori, per 49/6. Una risposta entro un pip conta come giusta.</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">Si ricava dalle sole pedine, con le stesse regole della pagina Statistiche nel tempo. Si chiedono solo posizioni dal piano chiaro, che resta lo stesso anche due turni dopo.</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">Dice</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Valutato da {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Conteggio Keith</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Impara a memoria alcuni gruppi e sposta le pedine con la mente finché non li vedi. Una casa chiusa vale 42, cinque pedine sul midpoint valgono 65, due sulla punta 24 valgono 48, e un prime di cinque punte che comincia sulla punta 4 vale 60. Finché sposti una pedina avanti di tanti pip quanti un&apos;altra indietro, il conto resta lo stesso.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Fai in modo che all&apos;avversario serva lo stesso numero per due cose buone. Due blot colpiti entrambi dai 4 costano poco più di uno.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Segnali nella griglia; un numero sul bordo segna tutti i lanci che lo contengono. I due ordini dei dadi si segnano insieme. Ctrl+Invio risponde.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Segna quali dei 36 lanci colpiscono.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Segnati</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Gioco money, il cubo è al centro. Entrambi i lati hanno così poche pedine che ogni valore è esatto.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Gioco money, senza la regola Jacoby.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Gioco money. Nessuno può più vincere un gammon.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Gioco money. Il cubo è al centro, e i gammon contano.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Di&apos; quale piano richiede una posizione.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Nessuna pedina può più essere colpita: contano solo i pip.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Nessun piano chiaro</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Nessun raddoppio</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Nessun ri-raddoppio</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Nessun lancio ne colpisce due, perciò i numeri si sommano.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Non raddoppiato</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Non ancora provato.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Qui conta solo la sicurezza. Non è detto che la mossa più sicura sia la migliore.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Aperture</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Altrimenti riempi i buchi: muovi una pedina su una punta vuota, ed evita le pile.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Pip count</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Gioca il primo lancio, nel gioco money e a qualsiasi punteggio.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Punta per punta</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Punte in fila</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Priming game</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Cubo in corsa</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ri-raddoppio, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ri-raddoppio, take</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Cubi di riferimento</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Risposta giusta</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Giusto: colpiscono {number} lanci su 36.</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">Rollout di {engine}: {games} partite {settings}; errore standard qui {error}.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Lanci che colpiscono, su 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Lanci che colpiscono, in media su tutte le mosse possibili: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Lanci che mancano</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Regole pratiche</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Conteggio continuo</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Gioco di corsa</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">In fuga verso casa</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Mossa più sicura</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Tiri per distanza, nulla in mezzo</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Pile sugli ace point, altrettante da entrambi i lati</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Take point, raddoppio a {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Take point</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>I 36 lanci</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>La mossa migliore lascia in media il minor numero di lanci.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Le mosse migliori</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Il blot a sei</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Il cubo è al centro.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Il cubo è tuo, a 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Il pip count effettivo è il numero medio di lanci per portare fuori tutto, per 49/6. Una risposta entro un pip è giusta.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>I valori sono esatti: vengono da una tabella di tutte queste posizioni.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Il primo lancio della partita: come lo giochi?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">Il prezzo del gammon è ciò che vincere un gammon aggiunge a una vittoria, come quota della differenza fra vincere e perdere. Nel gioco money è 0,5.</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Il prezzo del gammon è ciò che vincere un gammon aggiunge a una vittoria, come quota della differenza fra vincere e perdere. Nel gioco money è {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>L&apos;ultimo lancio: il Nero porta fuori al lancio dopo</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Le ultime {count}</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">Il piano è</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>La corsa è pari.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>La risposta giusta è: {right}. «{chosen}» costa {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Il piano giusto</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Il lancio da solo non lo spiega: una pedina è stata colpita, o una parte del lancio non si è potuta giocare.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>La tabella del punteggio</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Il take point è la probabilità di vincere che ti serve per accettare se non ci sono gammon e il cubo non viene più girato.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Insieme sono {number} in meno, perché gli stessi lanci colpiscono in più posti. Questa duplicazione è ciò che vuoi quando devi lasciare più di un blot.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Troppo buona per raddoppiare</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Due lanci: al Nero servono due lanci, o un doppio</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Fino a sei il tiro è diretto, e un blot è più sicuro vicino che lontano: a sei lo colpiscono 17 lanci, poi 15, 15, 14, 12, e 11 a uno. Da sette in poi il tiro è indiretto: servono entrambi i dadi, e colpiscono al massimo 6 lanci. Metti quindi un blot accanto a chi colpisce o a sette e più, e a sei solo se devi.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Spreco</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Quali sono i pip count effettivi?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Qual è il piano del Bianco?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Che cosa si spreca</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Che cosa ti serve per accettare a un dato punteggio, e quanto vale lì un gammon.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Dove entrambi i lati hanno altrettante pedine sulle stesse loro punte, tralasciale: non cambiano la differenza.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Quale mossa lascia meno tiri?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Il Bianco ha quattro o più punte in fila davanti a una pedina del Nero, che va trattenuta.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Il Bianco non ha più nessuna pedina nella casa del Nero ed è in vantaggio, o sta già portando fuori. Tutte devono arrivare a casa, e fuori, senza essere colpite.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Al Bianco mancano {white} pip, al Nero {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Il Bianco è molto indietro, tiene due punte nella casa del Nero e aspetta un tiro tardivo.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Il Bianco non è nettamente avanti. Le ultime pedine stanno insieme su un&apos;ancora o sul midpoint, e aspettano un tiro o un doppio alto.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Il Bianco è di turno.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Il Bianco è di turno. Che cosa devono fare i due giocatori?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Il Bianco è tuo, in basso.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Il Bianco è avanti nella corsa di {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Il Bianco gioca: come porti fuori al meglio?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Il Bianco è indietro nella corsa di {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Pedine del Bianco nella zona</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Pedine del Bianco fuori</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Vantaggio del Bianco in pip</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pip del Bianco</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Chi lo dice</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Con tutte le pedine sull&apos;ace point, conta 7 pip ogni due, più 1: a dieci pedine ne servono 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Con due pedine rimaste, conta quanti lanci le portano fuori entrambe.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Senza cubo la quota di vittorie del Bianco è {chance}.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Legge di Woolsey</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>A te servono {own} punti, all&apos;avversario {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>A te servono {own}, all&apos;avversario {other}; la partita Crawford è passata.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>A te servono {own}, all&apos;avversario {other}; questa è la partita Crawford.</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">La tua risposta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>La tua risposta</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Il tuo blot sulla punta {point} è colpito da {number} lanci su 36.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>I tuoi conti differiscono da quelli giusti: Bianco {white}, Nero {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>La tua mossa non è nella tabella: costa più di tutte quelle mostrate.</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">Tua</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>builder</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>non colpisce</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>colpisce</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>colpisce, ed è stato tralasciato</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>ultima risposta</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover&apos;s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>fa una punta</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>scarto: {number} (pip)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>fuga</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>finora</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>split</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>tua</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} sul bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} sulla {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} cedute</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Colpiscono {number} lanci su 36; ne hai segnati {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>scarto di {number} lanci su 36</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>scarto di {number} punti percentuali</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">scarto di {number} pip</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">{pips} pip prima dell&apos;ultimo lancio, {dice}; ora {now}.</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} su {all} sono giusti.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} giuste su {all}</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} giuste</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Ogni domanda è nuova, perciò non c&apos;è nulla da imparare a memoria. Le tue risposte restano: ogni esercizio mostra com&apos;è andata di recente.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Sugli esercizi</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Tutti gli esercizi</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Esercizi</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linee</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver com&amp;unque</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Migliore: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Raddoppia com&amp;unque</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Costa {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Si tratta di non perdere un gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Si tratta di vincere un gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Si tratta di vincere la partita, più che di gammon.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Tieni la m&amp;ossa</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Guarda ancora tutta la tavola: che cosa vuole ogni giocatore?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Nessuna decisione in questa partita è costata abbastanza da farne parlare il tutor.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Non quella: riprova.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Questa volta no: ecco la risposta.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Una di queste è la mossa migliore:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Rifiuta com&amp;unque</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Lancia com&amp;unque</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Accetta com&amp;unque</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>È costato {cost}: ritirare?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>La mossa migliore comincia con pedine sulle punte cerchiate.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>In tutte le statistiche conta il primo tentativo: {choice}, costo {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Il tutor non ha potuto guardare questa decisione. Il match continua.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Il tutor non ha detto nulla su questo: H chiede un suggerimento al motore.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Il tutor sta pensando…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>C&apos;è di meglio.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Pensa a una punta che puoi fare.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Pensa a quante partite dovresti vincere per accettare.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Pensa a posizione, corsa e minacce: chi ne ha quanto?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Pensa alla sicurezza: che cosa può colpirti dopo?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Pensa a portare fuori pedine.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Pensa ai gammon che vinci se continui a giocare.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Pensa ai prossimi due lanci: quanto possono cambiare?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Pensa alle punte nella tua casa.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Pensa alle punte che bloccano l&apos;avversario.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Pensa al punteggio del match.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Pensa al tempo: c&apos;è qualcosa da colpire?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Pensa a che cosa si cede per la sicurezza.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Pensa a che cosa tiene l&apos;avversario sul bar.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Pensa a che cosa risponderebbe l&apos;avversario a un raddoppio.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Pensa alle tue pedine arretrate: possono fare un&apos;ancora?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Pensa alle tue pedine arretrate: è il momento di fuggire?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Pensa alle pedine arretrate dell&apos;avversario: possono fuggire?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: spiega ciò che costa {cost} o più (cubo {cube}). Il silenzio significa: non peggio di così.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: elenca dopo ogni partita ciò che è costato {cost} o più (cubo {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: ritira ciò che costa {cost} o più (cubo {cube}). Il silenzio significa: non peggio di così.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: avvisa di ciò che costa {cost} o più (cubo {cube}). Il silenzio significa: non peggio di così.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Ciò che alla fine è stato giocato è costato troppo poco per essere elencato.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Hai seguito ogni avviso: non resta nulla di costoso da guardare.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>raddoppio</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>nessun raddoppio</translation>
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
        <translation>{decision} (primo tentativo)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (tentata)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} costa {cost}.</translation>
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
            <numerusform>%n decisione da guardare</numerusform>
            <numerusform>%n decisioni da guardare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Avvisi: %n. Seguiti: {heeded}. Equity salvata: {saved}.</numerusform>
            <numerusform>Avvisi: %n. Seguiti: {heeded}. Equity salvata: {saved}.</numerusform>
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
        <translation>Dopo: che cosa guardare dopo ogni partita</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Decisioni di cubo che costano almeno</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Cubo:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Spiega: dice anche quanto costa</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Da un costo di</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Mosse che costano almeno</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Mosse:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Accenna: dice che c&apos;è di meglio</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Insegna: ritira due volte, poi mostra</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Il match è un allenamento, senza rating. Il silenzio significa: non peggio di così.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Con l&apos;orologio il tutor non c&apos;è.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>In questo gioco il tutor non c&apos;è: qui nessuno ne sa valutare le probabilità.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Fra computer non c&apos;è nessuno a cui insegnare.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor del tuo amico</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Il tuo am&amp;ico</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Aiuta&amp;mi</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>Lascia c&amp;osì</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Guarda a&amp;ncora</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Ritira</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Perché</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Entrambi hanno lanciato {die}, quindi si rilancia. Che cosa è uscito?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>L&apos;apertura: un dado a testa, comincia il più alto. Che cosa è uscito?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Che cosa è uscito dai dadi?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Il tuo lancio: che cosa mostrano i dadi?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>Tocca a {name} lanciare: che cosa mostrano i dadi?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Fai clic sulle facce, o scrivile: 6 3 Invio.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>In bilico, rilancia</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Primo dado</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Secondo dado</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Questi dadi</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Inserisci i dadi</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Mostra nella &amp;cartella</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Annulla la rimozione (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Un altro programma usa il tuo archivio. bgdesk si chiude appena tutto è salvato.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Un altro programma usa il tuo archivio. bgdesk salva appena può.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Blunder, {cost}: la migliore era {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Raddoppio, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Raddoppio, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Raddoppio, take</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Dubbia, {cost}: la migliore era {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Errore, {cost}: la migliore era {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Raddoppio mancato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Ri-raddoppio mancato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Nessun raddoppio, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Nessun raddoppio, take</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Nessun ri-raddoppio, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Nessun ri-raddoppio, take</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Raddoppio facoltativo, pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Raddoppio facoltativo, take</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Ri-raddoppio facoltativo, pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Ri-raddoppio facoltativo, take</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Ri-raddoppio, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Ri-raddoppio, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Ri-raddoppio, take</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Giusto: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Take point {take} senza gammon, cubo morto · prezzo del gammon {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Troppo buona per raddoppiare, pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Troppo buona per raddoppiare, take</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Troppo buona per ri-raddoppiare, pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Troppo buona per ri-raddoppiare, take</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Beaver sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Raddoppio sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Otter sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Pass sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Raccoon sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Ri-raddoppio sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Take sbagliato, {cost}: giusto era {right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">Sbagliato: {raised}, {cost}; giusto era {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>raddoppio, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>raddoppio, pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>raddoppio, take</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>nessun raddoppio, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>nessun raddoppio, take</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>nessun ri-raddoppio, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>nessun ri-raddoppio, take</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>raddoppio facoltativo, pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>raddoppio facoltativo, take</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>ri-raddoppio facoltativo, pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>ri-raddoppio facoltativo, take</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>ri-raddoppio, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>ri-raddoppio, pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>ri-raddoppio, take</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>take</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>troppo buona per raddoppiare, pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>troppo buona per raddoppiare, take</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>troppo buona per ri-raddoppiare, pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>troppo buona per ri-raddoppiare, take</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: la migliore era {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} del match)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Copia l&apos;invito</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Visibile in questa rete</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Chiudi il &amp;tavolo</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Copia l&apos;invito per &amp;assistere</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Altri in questa rete possono allora trovarlo e partecipare con un codice breve.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Altri in questa rete trovano il tuo tavolo e partecipano con questo codice. Leggilo a uno di loro.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Mandalo a chi vuoi per avversario: chiunque lo abbia può prendere il posto.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>L&apos;invito è negli appunti.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>L&apos;invito per assistere è negli appunti.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Il match comincia appena l&apos;altro accetta. Fino ad allora puoi fare altro in questa finestra; il tavolo resta aperto finché non lo chiudi.</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">L&apos;altro è</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Dov&apos;è l&apos;altro giocatore</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Il tuo tavolo è aperto</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>ovunque, attraverso il relay {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>su questo computer ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>in questa rete ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>su internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Decisione {number} di {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Gli errori si conoscono quando il match è analizzato: premi F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Nessun errore prima di questo: è l&apos;ultimo del match.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Nessuna tua linea sta sopra questa.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Nessuna linea è stata rimossa.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Nessun altro errore fino alla fine: questo è di nuovo il primo.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Nessun&apos;altra linea lascia questa posizione.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Nessuno ha fatto un errore di {cost} o più.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>È la fine del match.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>La linea è rimossa. Ctrl+Z la recupera.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>È l&apos;inizio del match.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>È la fine della linea.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Questa linea viene con il file e resta.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Hai visto tutti gli errori.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Non hai fatto nessun errore di {cost} o più.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>errore {number} di {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} non ha fatto nessun errore di {cost} o più.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Pagina per il browser (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Salva il torneo</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} non è stato scritto ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} non è stato scritto.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>&amp;Rivedi il match</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>Più &amp;lento</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Passo</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Al &amp;tabellone</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Alla &amp;fine</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Qualcosa è andato storto in bgdesk e non si possono mostrare gli errori di questo match. Il match e la sua analisi sono conservati; i dettagli sono nel registro.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Aggiungi una persona…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Aggiungi una persona</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Recu&amp;pera</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nomi nei tuoi match</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>Ri&amp;muovi</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Rinomina questa persona</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Non ci sono ancora match con nomi.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Spunta i nomi con cui gioca questa persona. Statistiche e rating seguono subito.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Chi è chi</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Un raddoppio va rifiutato, il che vale {refusal}; continuare a giocare vale {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Casi in cui, dopo il prossimo lancio di ogni giocatore, un raddoppio non si potrebbe più accettare: {share}.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ancore</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>A un primo sguardo questo da solo costa {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>A questo punteggio</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Punta di blocco</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blot nella casa</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Pedine oltre la terza su una punta</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pedine sulla punta 1 e sulla punta 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Pedine intrappolate dietro</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Tiri costosi</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Colpi doppi</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Facile rientrare</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Abbastanza vittorie</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Anche se il cubo non venisse più girato, per accettare ti basterebbero {needed} di vittorie; qui sono {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Anche se il cubo non venisse più girato, a {name} per accettare basterebbero {needed} di vittorie; qui sono {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Tutto il resto costa {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Tutto il resto restituisce {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Gammon persi</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Gammon vinti</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Va rifiutato</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Punta in casa</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Se il cubo non venisse più girato, per accettare ti servirebbero {needed} di vittorie; qui sono {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Se il cubo non venisse più girato, a {name} per accettare servirebbero {needed} di vittorie; qui sono {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Nel gioco money questa decisione sarebbe giusta; a questo punteggio non lo è.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Perde un gammon meno spesso ({chance}), il che restituisce {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Perde un gammon più spesso ({chance}), il che costa {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Perde un gammon più spesso ({chance}): {share} su {loss} persi.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Vince un gammon meno spesso ({chance}), il che costa {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Vince un gammon meno spesso ({chance}): {share} su {loss} persi.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Vince un gammon più spesso ({chance}), il che restituisce {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Vince meno spesso ({chance}), il che costa {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Vince meno spesso ({chance}): {share} su {loss} persi.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Vince più spesso ({chance}), il che restituisce {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Vantaggio nella corsa, in pip</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Libera una pedina</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Blocco più lungo, in punte</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Punte fatte</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Mercato perso</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Colpo mancato</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Più tiri</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>La maggior parte della perdita viene dai backgammon.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>La maggior parte della perdita riguarda il cubo; senza cubo le due mosse sarebbero più vicine.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Nessun raddoppio vale {played}, un raddoppio {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Nessuna ragione che bgdesk possa verificare spiega da sola la perdita.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Nessuna ragione: la differenza è entro l&apos;errore del rollout.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Nessuna ragione: le due mosse non sono state guardate con la stessa profondità.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Nessun ri-raddoppio vale {played}, un ri-raddoppio {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nulla da perdere</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pedine avversarie sul bar</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pip count</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punte nella casa</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punte fuori, da 7 a 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lanci che non rientrano</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Lanci che colpiscono per 10 pip o più</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lanci che colpiscono due volte</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lanci che colpiscono, su 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lanci che ne liberano una</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Blocco più corto</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Take e pass qui sono vicini: se non sai con certezza che cosa è giusto, raddoppia.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Il raddoppio vale {played}, nessun raddoppio {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>L&apos;errore è troppo piccolo per indicarne la ragione con certezza.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>All&apos;avversario serve un punto, perciò il cubo non ti costa nulla.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>All&apos;avversario serve un punto, perciò il cubo non costa nulla a {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Il pass vale {played}, un take {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Il ri-raddoppio vale {played}, nessun ri-raddoppio {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Il resto, soprattutto il cubo, costa {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Il resto, soprattutto il cubo, restituisce {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Il take vale {played}, un pass {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>C&apos;è tempo</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>C&apos;è tempo: i casi in cui, dopo il prossimo lancio di ogni giocatore, un raddoppio non si potrebbe più accettare sono solo {share}.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>C&apos;è tempo: qualunque cosa lancino ora i due giocatori, dopo un raddoppio si può ancora accettare.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Lì nessun raddoppio vale {value}, e un raddoppio accettato {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Questi colpiscono solo dopo la mossa di {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Questi colpiscono solo dopo la tua mossa:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Questi colpiscono solo dopo {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Questi solo dopo la mossa di {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Questi solo dopo la tua mossa:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Questi solo dopo {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Troppo poche vittorie</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Troppo buona</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Troppo buona per raddoppiare: continuare a giocare vale {value}, un pass {refusal}; partite vinte con un gammon: {gammons}.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Troppo sicura</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} di {all} coppie di lanci, a un primo sguardo.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Altri dati</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Perché</translation>
    </message>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>giocata</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Posizione</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Una mossa contro le regole non può finire la partita.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Accettare o continuare?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-Deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-Deucey (americano)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-Deucey (europeo)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-Deucey (Navy)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Tutte le tue pedine devono entrare prima che una prosegua.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Tutti i tuoi dadi sono giocati.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Prima bisogna rispondere a un&apos;offerta.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>In questo match non si giocano beaver.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Cinque britannico</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Le pedine muovono solo in avanti: da punte più alte a punte più basse.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Fai clic su una pedina per giocare {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Fai clic su una pedina per giocare {left} · clic destro per {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Fai clic sui dadi per terminare il turno</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Fai clic sui dadi per lanciare</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Fai clic sui dadi per rilanciare</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Fai clic sui dadi per lanciare · fai clic sul cubo per raddoppiare</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Restano dadi che si possono giocare.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Backgammon olandese</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Obbligata, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Obbligata: {play} è stata giocata per te.</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">Obbligata: {who} ha giocato {play}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Regola Holland: nessuno raddoppia prima che entrambi i giocatori abbiano giocato due lanci.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 pedina)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 pedine)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>In questo gioco solo il numero esatto porta fuori una pedina.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Lasciati da te, ora per {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Lasciati da {name}, ora per te</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Lasciati da {name}, ora per {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Restano: {numbers}, ora tocca a te giocarli.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Restano: {numbers}, ora tocca a {name} giocarli.</translation>
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
        <translation>Scegli prima un doppio: fai clic su un dado o premi da 1 a 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Scegli un doppio: se è giocato per intero rilanci · fai clic su un dado o premi da 1 a 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Scegli un doppio; lo segue quello sull&apos;altro lato dei dadi: se è giocato tutto rilanci · fai clic su un dado o premi da 1 a 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Poi scegli un doppio · fai clic sui dadi per continuare</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Poi rilanci · fai clic sui dadi per continuare</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Poi {numbers} · fai clic sui dadi per continuare</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Nessuna pedina può superare la metà della tavola prima che siano entrate tutte.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>In questa partita niente cubo: è la partita Crawford.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Nessuna mossa possibile · fai clic sui dadi per continuare</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Nessuna mossa possibile: premi Invio per continuare.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>In questo turno nessun&apos;altra pedina può lasciare la partenza.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Nessuno porta fuori finché una sua pedina è inchiodata.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Nessuno può raddoppiare prima del primo turno.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Con questi dadi nessuna tua pedina può raggiungere il bar.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Con questi dadi nessuna tua pedina può raggiungere la riserva.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Con questi dadi nessuna tua pedina può raggiungere il vassoio.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Con questi dadi nessuna tua pedina può raggiungere la punta {point}.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Si può giocare un solo dado, e allora deve essere {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Gioca questi dadi o rilanciali entrambi · fai clic su una pedina o su «Rilancia»</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Premi Spazio per la prossima partita</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Premi Spazio per la prossima partita: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Prima lancia i dadi, poi muovi.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Backgammon russo</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Sei punte in fila richiedono davanti una pedina avversaria.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Take o pass? · fai clic sul cubo per accettare</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Take, pass o beaver? · fai clic sul cubo per accettare</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Take, pass o otter? · fai clic sul cubo per accettare</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Take, pass o raccoon? · fai clic sul cubo per accettare</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Take, pass o ri-raddoppio? · fai clic sul cubo per accettare</translation>
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
        <translation>Quella pedina è inchiodata: le sta sopra una avversaria.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Quello è il vassoio dell&apos;avversario.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Quella mossa non è valida: contesta ora, o lancia, e la mossa resta</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Quella mossa richiede un {die}, e non ne hai da giocare.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Quella posizione non è possibile.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>La pedina che ha colpito sulla tua punta {point} deve restare lì in questo turno.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Le pedine sulla punta {point} sono dell&apos;avversario.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Ora il cubo non si può girare più in alto: accetta o rifiuta.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Il cubo vale già abbastanza: con questa partita vinci il match.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Il cubo può girarlo solo l&apos;avversario.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Il motore non ha funzionato; al suo posto gioca un giocatore semplice, e il match continua.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Il motore si è fermato più volte e per ora non viene più avviato; il match è conservato.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Il motore si è fermato ed è stato riavviato; continua da dov&apos;era.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>La partita non si può perdere per tanto.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Il match è finito.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>La disposizione resta: due mosse di questa partita sono state giocate.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Le impostazioni non si sono potute leggere ({detail}); valgono quelle predefinite, il file è conservato.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Le impostazioni non si sono potute salvare ({detail}); valgono fino alla chiusura di bgdesk.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Le impostazioni sono state scritte da un bgdesk più recente; le modifiche fatte qui non saranno conservate.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Il valore salvato di «{detail}» non è ammesso; vale quello predefinito.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Il motore forte non può trattare questa posizione; qui decide un giocatore semplice.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Il motore forte non conosce questo gioco; al suo posto gioca un giocatore semplice.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Si può ancora giocare {die}.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Va giocato {die}: entrambi i dadi vanno usati se si può.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>La punta {point} è bloccata: la tiene l&apos;avversario.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>La punta {point} è piena: in questo gioco ci stanno al massimo cinque pedine.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>C&apos;è una pedina sulla punta {point}: con {die} non se ne può portare fuori una più bassa.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>In un match a 1 punto non c&apos;è il cubo.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c&apos;è nulla da ritirare.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Questi numeri sono giocati. Poi scegli un doppio: fai clic sui dadi per continuare.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Questi numeri sono giocati. Poi rilanci: fai clic sui dadi per continuare.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Questi numeri sono giocati. Poi {numbers}: fai clic sui dadi per continuare.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Questa partita è finita.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Questo gioco si gioca senza cubo.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Questo avversario non può giocare: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Quelle pedine sono dell&apos;avversario.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Ora non puoi farlo.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Non hai pedine nella riserva.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Non hai pedine sul bar.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Non hai pedine nel vassoio.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Non hai pedine sulla punta {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Lì non hai pedine da muovere.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Hai già lanciato: raddoppia prima di lanciare.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Puoi portare fuori quando tutte le tue pedine sono in casa; una è ancora nella riserva.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Puoi portare fuori quando tutte le tue pedine sono in casa; una è ancora sul bar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Puoi portare fuori quando tutte le tue pedine sono in casa; una è ancora sulla punta {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Puoi portare fuori quando tutte le tue pedine sono entrate e sono in casa.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Puoi colpire quando una delle tue pedine ha raggiunto la tua casa.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Non puoi tenere tutte e sei le punte di quella tavola di partenza.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Giochi tu i numeri rimasti</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Prima deve rientrare la tua pedina sul bar.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>I tuoi dadi non raggiungono il bar, né da soli né insieme.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>I tuoi dadi non raggiungono la riserva, né da soli né insieme.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>I tuoi dadi non raggiungono il vassoio, né da soli né insieme.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>I tuoi dadi non raggiungono la punta {point}, né da soli né insieme.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>La tua prima pedina deve superare la partenza dell&apos;avversario prima che un&apos;altra parta.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>L&apos;avversario ha già rifiutato più di questo.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Le tue sei punte intrappolano tutte le pedine avversarie: devi aprirle.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>Questa tavola l&apos;ha disposta bgdesk; sbagliata può essere solo la tua, come con i dadi inseriti a mano.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} comincia la prossima partita</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} gioca i numeri rimasti</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">Resta {numbers}, ora tocca a te giocarlo.</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">Resta {numbers}, ora tocca a {name} giocarlo.</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avanzamento dell&apos;analisi</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Ciò che è stato analizzato resta, e il resto si può fare più tardi</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Tutto il resto è in {folder}, ma questi non si sono potuti scrivere: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Copia di sicurezza in questa cartella</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Copia del giorno</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Prima di un ripristino</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Prima di un aggiornamento di bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Controllo di ogni pagina e di ogni match…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Chiudi e ria&amp;vvia</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Tutto viene copiato e confrontato prima di essere usato lì; ciò che è qui resta finché non lo metti nel cestino. Per farlo bgdesk si chiude e si riavvia.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Tutto è in {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Esporta tutto in questa cartella</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Esportazione di tutto…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">Riavere l&apos;archivio com&apos;è in {file}?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">Riavere l&apos;archivio com&apos;era ({when})?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Tenere d&apos;ora in poi i tuoi dati in {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Archivi (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Creazione di una copia di sicurezza…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Sposta i tuoi dati in questa cartella</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Nessun programma qui mostra le cartelle.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Giocati qui: {played}. Aperti: {opened}. Nel cestino: {binned}. Posizioni: {positions}. Analisi: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Metti nel &amp;cestino</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Mettere nel cestino i dati di prima dello spostamento?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Spostamento dei vecchi dati nel cestino…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Ripristina da questo file</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Ripristinare l&apos;archivio da {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Ripristinare l&apos;archivio ({when})?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Interrotto. Ciò che è stato scritto finora resta.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>La copia di sicurezza è {file}; è stata controllata.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>L&apos;archivio non è ancora stato controllato.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>I vecchi dati sono nel cestino.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>L&apos;archivio attuale viene conservato e starà nell&apos;elenco delle copie di sicurezza, così che tu possa riaverlo. Per farlo bgdesk si chiude e si riavvia.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>All&apos;ultimo controllo, {when}, non tutto era a posto.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>All&apos;ultimo controllo, {when}, l&apos;archivio era integro.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>I tuoi dati di prima dello spostamento sono ancora in {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} sincronizza la cartella dei tuoi dati. Match, I tuoi dati dice a che cosa badare.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Copia di sicurezza in una cartella…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>C&amp;ontrolla ora</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Esporta tutto…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Sposta in un&apos;altra cartella…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Apri cartella</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Ripristina questa copia…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Ogni match come .json con tutto ciò che se ne sa, e come .mat per altri programmi.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Tutto come file</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">Stato</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Metti i vecchi dati nel ces&amp;tino…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Ripristina da &amp;un file…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>&amp;Mostra nella cartella</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Non c&apos;è ancora una copia di sicurezza. bgdesk ne fa una poco dopo il primo avvio di ogni giorno.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">Dov&apos;è</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>I tuoi dati</translation>
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
        <translation>{white} meno {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Decisioni trovate</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">da</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">a</translation>
    </message>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, almeno</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, al massimo</translation>
    </message>
</context>
</TS>
